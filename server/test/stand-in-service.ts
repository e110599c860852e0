// Plays a chat-completions service over real HTTP, behaving well or badly as told, for the tests of the server and of the site.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Call = { readonly path: string; readonly authorization: string | undefined; readonly body: unknown };
/** `earlier` calls came since it was told to behave like this. */
type Respond = (response: ServerResponse, earlier: number) => void | Promise<void>;

export const reply = 'Get in the boat, lass.';

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const completion = (message: unknown) => JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] });
const status =
  (code: number): Respond =>
  (response) =>
    json(response, JSON.stringify({ error: 'no' }), code);
const busy =
  (code: number, retryAfter: string): Respond =>
  (response) => {
    response.setHeader('retry-after', retryAfter);
    return status(code)(response, 0);
  };
const whole =
  (body: string): Respond =>
  (response) =>
    json(response, body);

/** Streams `text` word by word, `pauseMs` apart. */
export function streams(text: string, pauseMs = 0) {
  return streamsPieces(text.match(/\S+\s*/g) ?? [], pauseMs);
}

/** Streams `pieces`, an event each, `pauseMs` apart; `onPiece` is called, and waited for, before each is sent. */
export function streamsPieces(pieces: readonly string[], pauseMs = 0, onPiece: () => unknown = () => {}) {
  return async (response: ServerResponse): Promise<void> => {
    openStream(response);
    response.write(chunk({ role: 'assistant', content: '' }));
    for (const content of pieces) {
      await onPiece();
      response.write(chunk({ content }));
      if (pauseMs) await sleep(pauseMs);
    }
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };
}

/** Answers with `content` as JSON. */
export function wholeAnswer(content: string): Respond {
  return whole(completion({ role: 'assistant', content }));
}

/** Every way to behave that was seen in a service, and a few more. */
export const behaviours = {
  streams: streams(reply),
  'streams with an aside': (response) => {
    openStream(response);
    response.write(`${chunk({ content: reply })}data: {"usage":{"total_tokens":9}}\n\n`);
    response.end(`${chunk({}, 'stop')}data: {"usage":{"total_tokens":9}}\n\ndata: [DONE]\n\n`);
  },
  'streams and lingers': (response) => {
    openStream(response);
    response.write(`${chunk({ content: reply })}${chunk({}, 'stop')}`);
  },
  'answers as JSON': wholeAnswer(reply),
  'streams nothing': streams(''),
  'answers empty': whole(completion({ role: 'assistant', content: '' })),
  'answers null': whole(completion({ role: 'assistant', content: null })),
  'answers with no choices': whole('{"choices":[]}'),
  'answers 401': status(401),
  'answers 429': status(429),
  'answers 500': status(500),
  'is busy for a second': (response, earlier) => (earlier === 0 ? busy(429, '1') : streams(reply))(response, earlier),
  'stays busy': busy(503, '1'),
  'is busy for a minute': busy(503, '60'),
  'is busy for ever': busy(429, 'soon'),
  'answers an error with 200': whole('{"error":{"message":"overloaded"}}'),
  'answers HTML': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx!</h1>');
  },
  'cuts its JSON': whole('{"choices":[{"message":{"content":"Get in'),
  'answers half a megabyte': whole(completion({ role: 'assistant', content: 'blah '.repeat(104_858) })),
  'streams half a megabyte': (response) => {
    openStream(response);
    for (let i = 0; i < 2048; i += 1) response.write(chunk({ content: 'x'.repeat(256) }));
    response.end('data: [DONE]\n\n');
  },
  'resets at once': (response) => {
    response.socket?.resetAndDestroy();
  },
  'resets after a token': async (response) => {
    openStream(response);
    response.write(chunk({ content: 'Get in ' }));
    await sleep(50);
    response.socket?.resetAndDestroy();
  },
  'ends in the middle': (response) => {
    openStream(response);
    response.end(chunk({ content: 'Get in ' }));
  },
  'breaks an event': (response) => {
    openStream(response);
    response.end(`${chunk({ content: 'Get in ' })}data: {"choices":[{"del\n\n`);
  },
  'says what no reply may': streamsPieces(['Kill', ' your', 'self', ', lass.']),
  'says so after a few words': streamsPieces(['Get in ', 'the boat. ', 'Kill', ' your', 'self', ', lass.']),
  'hangs at once': () => {},
  'hangs after a token': (response) => {
    openStream(response);
    response.write(chunk({ content: 'Get in ' }));
  },
  // Each pause is shorter than the time limit, but the stream never ends.
  drips: async (response: ServerResponse) => {
    openStream(response);
    while (!response.destroyed) {
      response.write(chunk({ content: 'aye ' }));
      await sleep(100);
    }
  },
  'sends comments only': async (response) => {
    openStream(response);
    while (!response.destroyed) {
      response.write(': still thinking\n\n');
      await sleep(20);
    }
  },
} as const satisfies Record<string, Respond>;

export type Behaviour = keyof typeof behaviours;

/** A service at `baseUrl` that remembers its `calls` and behaves as it was last told. */
export async function standInService() {
  const calls: Call[] = [];
  let respond: Respond = behaviours.streams;
  let answered = 0;
  let connections = 0;
  const server = createServer(async (request, response) => {
    calls.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: await readJson(request),
    });
    response.on('error', () => {});
    answered += 1;
    await respond(response, answered - 1);
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    /** How many connections were made to it so far. */
    connections: () => connections,
    behave(behaviour: Behaviour | Respond) {
      answered = 0;
      respond = typeof behaviour === 'string' ? behaviours[behaviour] : behaviour;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StandInService = Awaited<ReturnType<typeof standInService>>;

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

function json(response: ServerResponse, body: string, code = 200): void {
  response.writeHead(code, { 'content-type': 'application/json' }).end(body);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text === '' ? null : JSON.parse(text);
}
