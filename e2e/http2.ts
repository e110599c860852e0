import { once } from 'node:events';
import { connect, type IncomingHttpHeaders } from 'node:http2';

export type Heard = { readonly headers: IncomingHttpHeaders; readonly pieces: readonly Buffer[] };

/** Asks over HTTP/2 and TLS, whoever signed the certificate; a POST if there is a `body`. `pieces` are the frames of the response's body. */
export async function askByHttp2(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Heard> {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  const stream = session.request({ ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...headers });
  stream.end(body);
  const [answer] = await once(stream, 'response');
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  await once(stream, 'end');
  session.close();
  return { headers: answer, pieces };
}
