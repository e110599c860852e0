// The owner's own help lines: checked when the server starts, and served to the page, which shows them before its own table.
import type { FastifyInstance } from 'fastify';
import { type HelpLine, helpLinesPath } from '../contract/help-lines.ts';

const mostLines = 20;
const mostLettersOfAName = 80;
export const helpLinesExpected = `a JSON list of at most ${mostLines} {"name","number"} or {"name","url"} (https), each perhaps with a "region" such as "GB"`;

/** The help lines that `text` lists; `null` if anything in it is not as `helpLinesExpected` says. */
export function readHelpLines(text: string): readonly HelpLine[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.length <= mostLines && list.every(isHelpLine) ? list : null;
  } catch {
    return null;
  }
}

function isHelpLine(value: unknown): value is HelpLine {
  if (typeof value !== 'object' || value === null) return false;
  const { name, number, url, region, ...rest } = value as Readonly<Record<string, unknown>>;
  return (
    isText(name, /^(?=.*\S)[^\p{C}]+$/u) &&
    name.length <= mostLettersOfAName &&
    (number === undefined) !== (url === undefined) &&
    (number === undefined || isText(number, /^\+?[\d(][\d ()-]{0,24}$/)) &&
    (url === undefined || (isText(url, /^https:\/\/[\x21-\x7e]{1,200}$/) && hasNoSecret(url))) &&
    (region === undefined || isText(region, /^[A-Z]{2}$/)) &&
    Object.keys(rest).length === 0
  );
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value);
}

function hasNoSecret(url: string): boolean {
  return URL.canParse(url) && !new URL(url).username && !new URL(url).password;
}

export function addHelpLines(app: FastifyInstance, lines: readonly HelpLine[]): void {
  app.get(helpLinesPath, (_request, reply) => reply.header('cache-control', 'max-age=300').send(lines));
}
