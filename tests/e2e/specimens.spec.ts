/** Each page of a message schema starts with a picture of its example, in both languages and at all widths. */
import {readdirSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {languages} from './page';

// The pictures need no script.
test.use({javaScriptEnabled: false});

const schemas = readdirSync('docs/viz/message-schemas')
  .filter((file) => file.endsWith('.md') && !/^(?:introduction|built-in-types)\./.test(file))
  .map((file) => file.slice(0, -'.md'.length));

interface Measured {
  /** Texts that overflow the drawing. */
  outside: string[];
  /** Size of the smallest letters, px. */
  least: number;
  texts: number;
  isBeforeExample: boolean;
}

/** Visible drawing, as measured in the page. */
const measure = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const drawings = Array.from(
      document.querySelectorAll<SVGSVGElement>('figure svg[role="group"]'),
    );
    const svg = drawings.find((it) => it.getBoundingClientRect().width > 0)!;
    const frame = svg.getBoundingClientRect();
    const scale = frame.width / svg.viewBox.baseVal.width;
    // The message defines the size of text in a camera picture.
    const texts = Array.from(svg.querySelectorAll('text'));
    const labels = texts.filter((text) => getComputedStyle(text).fontFamily.includes('Mono'));
    return {
      outside: texts
        .filter((text) => {
          const box = text.getBoundingClientRect();
          return (
            box.left < frame.left - 0.5 ||
            box.right > frame.right + 0.5 ||
            box.top < frame.top - 0.5 ||
            box.bottom > frame.bottom + 0.5
          );
        })
        .map((text) => text.textContent ?? ''),
      least: Math.min(...labels.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale)),
      texts: labels.length,
      isBeforeExample: Boolean(
        svg.compareDocumentPosition(document.getElementById('example')!) &
        Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    };
  });

for (const {code, prefix} of languages) {
  for (const [name, viewport] of [
    ['wide', {width: 1280, height: 900}],
    ['phone', {width: 390, height: 844}],
  ] as const) {
    test(`every schema shows its specimen (${code}, ${name})`, async ({page}) => {
      test.slow();
      await page.setViewportSize(viewport);
      for (const schema of schemas) {
        await page.goto(`${prefix}/docs/viz/message-schemas/${schema}`);
        const {outside, least, texts, isBeforeExample} = await measure(page);
        expect.soft(outside, schema).toEqual([]);
        expect.soft(least, schema).toBeGreaterThanOrEqual(11);
        expect.soft(texts, schema).toBeGreaterThan(0);
        expect.soft(isBeforeExample, schema).toBe(true);
      }
    });
  }
}
