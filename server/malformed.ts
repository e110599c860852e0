// Answers malformed HTTP, which Node's parser rejects before any route, hook or error handler of Fastify runs.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Writes an error in the same format as all others to the bare `socket`, and ends the connection. */
export function answerMalformed({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  endWith(socket, statuses[code] ?? 400);
}

/** Writes a problem with this status, and ends the connection. */
export function endWith(socket: Socket, status: number, headers: readonly string[] = []): void {
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const body = JSON.stringify({ type: 'about:blank', title, status });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${body.length}`,
    'connection: close',
    ...headers,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
