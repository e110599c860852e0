// `node bench/service.ts`: a chat-completions service that takes hardly any processor time. POST /20/50/chat/completions streams 20 pieces,
// one every 50 ms, each in a packet of its own, as services do. /20/50/3000/... begins after 3 s, without a status before.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pieceOf } from './reply.ts';

const event = (delta: object, finish_reason: string | null = null) =>
  Buffer.from(
    `data: ${JSON.stringify({
      id: 'chatcmpl-0123456789abcdef0123456789abcdef',
      object: 'chat.completion.chunk',
      created: 1_795_219_200,
      model: 'bench',
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    })}\n\n`,
  );
const opening = event({ role: 'assistant', content: '' });
const pieces = Array.from({ length: 100 }, (_, i) => event({ content: pieceOf(i) }));
const ending = Buffer.concat([event({}, 'stop'), Buffer.from('data: [DONE]\n\n')]);

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const [, count = '', pauseMs = '', beginMs = ''] = request.url?.split('/') ?? [];
  response.on('error', () => {});
  const begin = () => {
    if (response.destroyed) return;
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(opening);
    streamFrom(0, response, Number(count), Number(pauseMs));
  };
  request.resume().once('end', () => {
    if (Number(beginMs) > 0) setTimeout(begin, Number(beginMs));
    else begin();
  });
});
server.listen(0, '127.0.0.1', 4096, () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

function streamFrom(index: number, response: ServerResponse, count: number, pauseMs: number): void {
  if (response.destroyed) return;
  if (index === count) {
    response.end(ending);
    return;
  }
  response.write(pieces[index % pieces.length]);
  if (pauseMs > 0) setTimeout(streamFrom, pauseMs, index + 1, response, count, pauseMs);
  else streamFrom(index + 1, response, count, pauseMs);
}
