/** A fake of Ask AI's endpoint: answers given at once, or piece by piece as a test goes on. */
import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, type Page, type Route} from '@playwright/test';
import {visit} from './page';
import {
  algoliaAnswer,
  algoliaHit,
  asHosted,
  fakeAlgolia,
  hits,
  input,
  openDialog,
} from './search-support';

export const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
const streamed = {
  ...cors,
  'content-type': 'text/event-stream',
  'x-vercel-ai-ui-message-stream': 'v1',
};
/** A token is only looked at for its expiry. */
const token = `${Buffer.from(JSON.stringify({exp: 4_000_000_000})).toString('base64')}.x.y`;
const tokenAnswer = {success: true, token};
const question = 'how do I add a device';

const chunk = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

const begin = [
  {type: 'start', messageId: 'message-1'},
  {type: 'start-step'},
  {type: 'text-start', id: 'text-1'},
]
  .map(chunk)
  .join('');
const delta = (text: string) => chunk({type: 'text-delta', id: 'text-1', delta: text});
const end =
  [{type: 'text-end', id: 'text-1'}, {type: 'finish-step'}, {type: 'finish'}].map(chunk).join('') +
  'data: [DONE]\n\n';

export const answer = (...texts: string[]) => begin + texts.map(delta).join('') + end;

export const stream = (route: Route, body: string) => route.fulfill({body, headers: streamed});

async function typeQuestion(page: Page, address: string): Promise<void> {
  await asHosted(page, {askAiAssistantId: 'assistant-1'});
  await fakeAlgolia(page, () => algoliaAnswer([algoliaHit(1)]));
  await visit(page, address);
  await openDialog(page);
  await page.locator(input).fill(question);
  await expect(page.locator(hits).first()).toBeVisible();
}

/** Types a question; `chat` answers it. Gives what the endpoint is asked. */
export async function withAskAi(page: Page, chat: (route: Route) => unknown): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.route('https://askai.algolia.com/**', async (route) => {
    if (route.request().method() === 'OPTIONS') {
      await route.fulfill({status: 204, headers: cors});
    } else if (route.request().url().endsWith('/token')) {
      await route.fulfill({json: tokenAnswer, headers: cors});
    } else {
      asked.push(route.request().postDataJSON());
      await chat(route);
    }
  });
  await typeQuestion(page, '/en/docs/overview');
  return asked;
}

export interface AnswerInPieces {
  piece: (text: string) => void;
  finish: () => void;
  /** Tells of an error in the stream, as the service does. */
  fail: () => void;
  /** Ends the connection in the middle of the answer. */
  cut: () => void;
  /** Settled when the reader's side has closed the connection. */
  closed: Promise<unknown>;
}

/**
 * Types a question and asks it; the test gives the answer piece by piece. A route of the browser
 * test can only answer at once, so the requests go to a server of their own.
 */
export async function askInPieces(
  page: Page,
  address = '/en/docs/overview',
): Promise<AnswerInPieces> {
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
    } else if (request.url?.endsWith('/token')) {
      response.writeHead(200, {...cors, 'content-type': 'application/json'});
      response.end(JSON.stringify(tokenAnswer));
    } else {
      response.writeHead(200, streamed).write(begin);
      server.emit('chat', response);
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  page.once('close', () => {
    server.closeAllConnections();
    server.close();
  });
  const {port} = server.address() as AddressInfo;
  await page.addInitScript((fake) => {
    const original = window.fetch;
    window.fetch = (target, options) =>
      original(
        typeof target === 'string' ? target.replace('https://askai.algolia.com', fake) : target,
        options,
      );
  }, `http://localhost:${port}`);
  const chat = once(server, 'chat') as Promise<[ServerResponse]>;
  await typeQuestion(page, address);
  await page.locator('.DocSearch-Hit--AskAI').first().click();
  const [response] = await chat;
  return {
    piece: (text) => response.write(delta(text)),
    finish: () => response.end(end),
    fail: () => response.end(chunk({type: 'error', errorText: 'The model is busy.'})),
    cut: () => response.destroy(),
    closed: once(response, 'close'),
  };
}
