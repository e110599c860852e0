import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configured } from '../test/test-server.ts';
import { chooseReplier } from './choose-replier.ts';

beforeEach(() => {
  vi.spyOn(fs, 'readFileSync');
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it.each([
  ['it is the replier', 'replier', {}],
  ['it steps in', 'fallback', { CHAT_API_KEY: 'sk-none', CHAT_ON_FAILURE: 'understudy' }],
] as const)(
  'where %s, an understudy that is prepared reads no file for who asks first',
  async (_, which, environment) => {
    vi.resetModules();
    const understudy = chooseReplier(configured({ UNDERSTUDY_PACE: '0', ...environment }))[which];
    await understudy?.prepare?.();
    expect(fs.readFileSync).toHaveBeenCalled();
    vi.mocked(fs.readFileSync).mockClear();

    const said: string[] = [];
    const question = { character: 'Shrek', loveInterest: 'Fiona', message: 'what shall we eat' } as const;
    await understudy?.reply(question, new AbortController().signal, (piece) => said.push(piece));
    expect(said).toHaveLength(1);
    expect(fs.readFileSync).not.toHaveBeenCalled();
  },
);
