/** Fake of the endpoint of Ask AI. */
import {expect, type Page, type Route} from '@playwright/test';
import {algoliaHit, algoliaResponse, cors, fakeAlgolia, hits, typeOn} from './search-support';

/** Token with an expiry, which is the only part that is checked. */
const token = `${Buffer.from(JSON.stringify({exp: 4_000_000_000})).toString('base64')}.x.y`;

/** Streamed response of the endpoint for an answer of one text. */
export const aiResponse = (text: string) => ({
  headers: {
    ...cors,
    'content-type': 'text/event-stream',
    'x-vercel-ai-ui-message-stream': 'v1',
  },
  body:
    [
      {type: 'start', messageId: 'message-1'},
      {type: 'start-step'},
      {type: 'text-start', id: 'text-1'},
      {type: 'text-delta', id: 'text-1', delta: text},
      {type: 'text-end', id: 'text-1'},
      {type: 'finish-step'},
      {type: 'finish'},
    ]
      .map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
      .join('') + 'data: [DONE]\n\n',
});

/** Submits a question; `respond` provides the response. Returns the requests to the endpoint. */
export async function withAskAi(
  page: Page,
  respond: (route: Route) => unknown,
  address?: string,
): Promise<unknown[]> {
  const requests: unknown[] = [];
  await page.route('https://askai.algolia.com/**', async (route) => {
    if (route.request().method() === 'OPTIONS') {
      await route.fulfill({status: 204, headers: cors});
    } else if (route.request().url().endsWith('/token')) {
      await route.fulfill({json: {success: true, token}, headers: cors});
    } else {
      requests.push(route.request().postDataJSON());
      await respond(route);
    }
  });
  await fakeAlgolia(page, () => algoliaResponse([algoliaHit(1)]), {
    askAiAssistantId: 'assistant-1',
  });
  await typeOn(page, 'how do I add a device', address);
  await expect(page.locator(hits).first()).toBeVisible();
  return requests;
}
