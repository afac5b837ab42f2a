import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What a sample sent, reduced to what the documentation promises. */
export interface SentRequest {
  method: string;
  /** Path with the query, as sent. */
  path: string;
  authorization: string | undefined;
  contentType: string | undefined;
  /** Parsed JSON, or the text as it is. */
  body: unknown;
}

export interface FakeAnswer {
  status?: number;
  body: unknown;
}

/** Answers the requests of one sample, in order or by what they ask for. */
export type Respond = (request: SentRequest, index: number) => FakeAnswer;

async function read(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** A local stand-in for the platform that writes down what it is asked. */
export class FakeApi {
  readonly requests: SentRequest[] = [];

  private constructor(private readonly server: Server) {}

  static async start(respond: Respond): Promise<FakeApi> {
    const server = createServer();
    const api = new FakeApi(server);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void api.answer(request, response, respond);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return api;
  }

  private async answer(request: IncomingMessage, response: ServerResponse, respond: Respond) {
    const sent: SentRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization,
      contentType: request.headers['content-type'],
      body: await read(request),
    };
    const {status = 200, body} = respond(sent, this.requests.push(sent) - 1);
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
