/** Raw requests: nothing is normalized, followed or decompressed. */
import {request} from 'node:http';
import {connect} from 'node:net';

export interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends one request with its path unchanged. */
export function sendRequest(
  site: string,
  target: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(site);
    const call = request({hostname, port, path: target, method, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

/** Sends bytes that no HTTP client would send, and returns the response. */
export function sendBytes(site: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(site);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}
