import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findModelServer, howToUse } from './model-servers.ts';

const open: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

/** A server that gives `body` for its models, or never answers; returns its port. */
async function standIn(body: string | null): Promise<number> {
  const server = createServer((request, response) => {
    if (body !== null) response.writeHead(request.url === '/v1/models' ? 200 : 404).end(body);
  });
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
const models = (...ids: string[]) =>
  JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });

describe('a model server on this machine', () => {
  it('is found with a model that can talk, and how to use it is one line', async () => {
    const port = await standIn(models('text-embedding-nomic', 'llama3.2:3b'));
    const found = await findModelServer([{ name: 'Ollama', port }]);
    expect(found && howToUse(found)).toBe(
      `Ollama answers on this machine. To let it reply: CHAT_BASE_URL=http://127.0.0.1:${port}/v1 CHAT_MODEL=llama3.2:3b npm start`,
    );
  });

  it.each([
    ['never answers', null],
    ['is something else', '<!doctype html>'],
    ['has no model', models()],
    ['has only a model that cannot talk', models('nomic-embed-text')],
    ['has a name that a shell would read otherwise', models('x; rm -rf ~', '$(id)', 'a\nb')],
    ['answers with something unexpected', '{"data":{}}'],
  ])('is none where what listens %s', async (_, body) => {
    expect(await findModelServer([{ name: 'Ollama', port: await standIn(body) }])).toBeNull();
  });

  it('is the first of several that answers', async () => {
    const places = [
      { name: 'Ollama', port: await standIn(null) },
      { name: 'LM Studio', port: await standIn(models('qwen3')) },
      { name: 'llama.cpp', port: await standIn(models('gemma')) },
    ];
    expect(await findModelServer(places)).toMatchObject({ name: 'LM Studio', model: 'qwen3' });
  });
});
