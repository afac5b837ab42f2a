/** What pages of a build cost a reader, as rows of a table. */
import type {Browser} from 'playwright-core';
import type {MeasuredPage} from './pages';
import {serveBuild} from './serve';
import {kilobytes, median, whole} from './table';
import {visit, type Visit} from './visit';

export type Figure = Exclude<keyof Visit, 'lcpElement'>;

export interface Weighed {
  page: MeasuredPage;
  visits: Visit[];
}

export const middle = ({visits}: Weighed, figure: Figure): number =>
  median(visits.map((one) => one[figure]).filter((value) => !Number.isNaN(value)));

/** Visits each page once to fill the server's cache, then `rounds` times. */
export async function weigh(
  browser: Browser,
  build: string,
  pages: readonly MeasuredPage[],
  rounds: number,
): Promise<Weighed[]> {
  const server = await serveBuild(build);
  const results: Weighed[] = [];
  try {
    for (const page of pages) {
      const see = () => visit(browser, `https://localhost:${server.port}`, page.path, page.next);
      await see();
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        visits.push(await see());
      }
      results.push({page, visits});
      console.error(`weighed ${page.path}`);
    }
  } finally {
    await server.close();
  }
  return results;
}

export const weightHead = [
  'Page',
  'total KB',
  'HTML',
  'JS',
  'CSS',
  'pictures',
  'requests',
  'ahead KB (requests)',
  'FCP ms',
  'LCP ms',
  'CLS',
  'TBT ms',
  'navigation ms',
];

export function weightRow(weighed: Weighed): string[] {
  const of = (figure: Figure) => middle(weighed, figure);
  const {page, visits} = weighed;
  return [
    `${page.kind}: ${page.path}`,
    ...(['total', 'html', 'js', 'css', 'image'] as const).map((figure) => kilobytes(of(figure))),
    whole(of('requests')),
    `${kilobytes(of('prefetch'))} (${whole(of('prefetchRequests'))})`,
    whole(of('fcp')),
    `${whole(of('lcp'))} (${visits[0]?.lcpElement})`,
    of('cls').toFixed(3),
    whole(of('tbt')),
    page.next ? whole(of('navigation')) : '',
  ];
}
