import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { testServer } from './test/test-server.ts';

const lines = [
  { name: 'The school nurse', number: '+44 (0)20 7946 0000', region: 'GB' },
  { name: 'Línea de ayuda', url: 'https://ayuda.example/chat' },
];
const read = (value: string) => readConfig({ HELP_LINES: value });

describe('HELP_LINES', () => {
  it('is a list of names with a number or an address, and perhaps a region', () => {
    expect(read(JSON.stringify(lines))).toMatchObject({ config: { helpLines: lines } });
    expect(read('[]')).toMatchObject({ config: { helpLines: [] } });
    expect(read('')).toMatchObject({ config: { helpLines: [] } });
  });

  it('may stand in a file .env as it is', () => {
    expect(readConfig(parseEnv(`HELP_LINES=${JSON.stringify(lines)}\nPORT=1`))).toMatchObject({
      config: { port: 1, helpLines: lines },
    });
  });

  it.each([
    ['no JSON', 'Samaritans 116 123'],
    ['no list', '{"name":"A","number":"1"}'],
    ['a list of words', '["116 123"]'],
    ['null', '[null]'],
    ['no name', '[{"number":"116 123"}]'],
    ['a blank name', '[{"name":" ","number":"116 123"}]'],
    ['a name of two lines', '[{"name":"A\\nB","number":"116 123"}]'],
    ['a name that is too long', `[{"name":"${'x'.repeat(81)}","number":"1"}]`],
    ['neither number nor address', '[{"name":"A"}]'],
    ['both', '[{"name":"A","number":"116 123","url":"https://a.example"}]'],
    ['letters for a number', '[{"name":"A","number":"call me"}]'],
    ['a number that is none in JSON', '[{"name":"A","number":116123}]'],
    ['an address without TLS', '[{"name":"A","url":"http://a.example"}]'],
    ['a script for an address', '[{"name":"A","url":"javascript:alert(1)"}]'],
    ['a password in the address', '[{"name":"A","url":"https://a:secret@a.example"}]'],
    ['a region in words', '[{"name":"A","number":"1","region":"Britain"}]'],
    ['a misspelt field', '[{"name":"A","number":"1","regoin":"GB"}]'],
    ['more than twenty', JSON.stringify(Array(21).fill(lines[0]))],
  ])('is refused with %s, by a line that repeats nothing of it', (_what, value) => {
    expect(read(value)).toEqual({ errors: [expect.stringMatching(/^HELP_LINES must be a JSON list of /)] });
    expect(JSON.stringify(read(value))).not.toContain('secret');
  });
});

describe('GET /api/help-lines', () => {
  const server = testServer({ HELP_LINES: JSON.stringify(lines) });

  it('is the owner’s lines as JSON', async () => {
    const response = await server.app.inject('/api/help-lines');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('max-age=300');
    expect(response.json()).toEqual(lines);
  });
});

describe('GET /api/help-lines without HELP_LINES', () => {
  const server = testServer();

  it('is an empty list', async () => {
    expect((await server.app.inject('/api/help-lines')).json()).toEqual([]);
  });
});
