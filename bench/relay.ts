// `node bench/relay.ts http|undici <address>`: a relay that only forwards, as the lower bound of what Swampheart can cost.
import { Agent, createServer, type IncomingMessage, request as requestByHttp, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { request as requestByUndici, Agent as UndiciAgent } from 'undici';

const [by, address = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const dispatcher = new UndiciAgent({ headersTimeout: 0, bodyTimeout: 0 });
const headers = { 'content-type': 'application/json' };
const cut = () => {};

function byHttp(request: IncomingMessage, response: ServerResponse): void {
  const call = requestByHttp(address, { method: 'POST', agent, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/event-stream' });
    pipeline(answer, response, cut);
  });
  call.on('error', () => response.destroy());
  pipeline(request, call, cut);
}

async function byUndici(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { statusCode, body } = await requestByUndici(address, { method: 'POST', dispatcher, headers, body: request });
    response.writeHead(statusCode, { 'content-type': 'text/event-stream' });
    pipeline(body, response, cut);
  } catch {
    response.destroy();
  }
}

const server = createServer(by === 'http' ? byHttp : byUndici);
server.listen(0, '127.0.0.1', 4096, () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
