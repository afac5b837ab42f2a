import {expect, test, type Page} from '@playwright/test';
import {languages} from './page';

/** Runs in the browser: finds labels that overflow their boxes, or are too small to read. */
function labelFaults(): string[] {
  const faults: string[] = [];
  const check = (label: Element, box: Element | null, scale: number) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    const inner = words.getBoundingClientRect();
    const text = label.textContent.trim();
    if (!text || inner.width === 0) {
      return;
    }
    const size = parseFloat(getComputedStyle(label).fontSize) * scale;
    if (size < 10.95) {
      faults.push(`"${text}": letters of ${size.toFixed(1)} px`);
    }
    const outer = box?.getBoundingClientRect();
    const over =
      outer &&
      Math.max(
        inner.right - outer.right,
        outer.left - inner.left,
        inner.bottom - outer.bottom,
        outer.top - inner.top,
      );
    if (over !== undefined && over > 0.1) {
      faults.push(`"${text}": ${over.toFixed(1)} px larger than its ${box!.tagName}`);
    }
  };
  const all = <T extends Element>(root: ParentNode, selector: string) =>
    Array.from(root.querySelectorAll<T>(selector));
  const drawings = all<SVGSVGElement>(document, 'svg[style*="--least-width"]');
  for (const svg of drawings.filter((it) => it.getClientRects().length > 0)) {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    for (const box of all(svg, 'foreignObject')) {
      const label = box.querySelector('p') ?? box;
      check(label, box, scale);
      check(label, box.closest('.node')?.querySelector('.label-container') ?? null, scale);
    }
    for (const text of all(svg, 'text')) {
      const box = text.matches('.actor, .noteText')
        ? text.parentElement!.querySelector('rect.actor, rect.note')
        : null;
      check(text, box, scale);
    }
  }
  return faults;
}

/** Frames of all diagrams in the built pages of a language, as markup. */
async function allDiagrams(page: Page, prefix: string): Promise<string[]> {
  const sitemap = await (await page.request.get(`${prefix}/sitemap.xml`)).text();
  const found = new Set<string>();
  for (const [, url] of sitemap.matchAll(/<loc>([^<]+)/g)) {
    const html = await (await page.request.get(new URL(url!).pathname)).text();
    const frames = html.match(/<figure\b.*?<\/figure>/gs) ?? [];
    frames.filter((it) => it.includes('--least-width')).forEach((it) => found.add(it));
  }
  return [...found];
}

// One page shows the diagrams of all pages: opening each of these takes minutes.
test.use({javaScriptEnabled: false, bypassCSP: true, trace: 'off'});

for (const {code, prefix} of languages) {
  for (const fonts of ['the fonts of the site', 'fonts of the system']) {
    test(`labels of all diagrams fit their boxes and are legible, ${code}, ${fonts}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      if (fonts === 'fonts of the system') {
        await page.route('**/*.woff2', (route) => route.abort());
      }
      const diagrams = await allDiagrams(page, prefix);
      expect(diagrams.length).toBeGreaterThan(60);
      await page.goto(`${prefix}/docs/developers/concepts/workflow`);
      await page.evaluate((html) => {
        document.querySelector('.theme-doc-markdown')!.innerHTML = html;
        return document.fonts.ready.then(() => undefined);
      }, diagrams.join(''));
      for (const width of [1440, 390]) {
        await page.setViewportSize({width, height: 900});
        expect(await page.evaluate(labelFaults), `${width} px`).toEqual([]);
      }
    });
  }
}

test('labels of diagrams retain their colors with forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/en/docs/viz/panel/3d-panel');
  await expect(page.locator('foreignObject p').first()).toHaveCSS('forced-color-adjust', 'none');
});
