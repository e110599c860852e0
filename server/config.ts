import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { HelpLine } from '../contract/help-lines.ts';
import { helpLinesExpected, readHelpLines } from './help-lines.ts';

/** A chat-completions service and how to call it. */
export type Service = {
  readonly baseUrl: string;
  /** Absent for local servers without keys. Never logged, and sent to the service only. */
  readonly apiKey: string | null;
  readonly model: string;
  /** Longest wait for the first token, and between tokens. */
  readonly timeoutMs: number;
};

export type Config = {
  readonly port: number;
  readonly host: string;
  /** `null`: no service is configured, and the understudy replies. */
  readonly service: Service | null;
  /** What a visitor gets when the service fails: the failure message (docs/product.md, 5.4), or the understudy's reply. */
  readonly onFailure: 'message' | 'understudy';
  /** Scales the time that the understudy takes to type; with 0 it replies at once. */
  readonly understudyPace: number;
  readonly limits: Limits;
  /** Addresses and CIDRs of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  readonly trustProxy: readonly string[];
  /** The Redis that keeps the counts; `null`: this process does. Never logged, because it may contain a password. */
  readonly redisUrl: string | null;
  /** Connections that one address may hold open. */
  readonly connectionsPerAddress: number;
  /** How long replies in flight may still take once the process was told to stop. */
  readonly shutdownMs: number;
  /** `null`: no metrics. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** The file in which one process without Redis keeps its counts over a restart; `null`: the default file. */
  readonly countsFile: string | null;
  /** Where to report a vulnerability, for /.well-known/security.txt. */
  readonly securityContact: string | null;
  /** The owner's own, shown before those of the visitor's region. */
  readonly helpLines: readonly HelpLine[];
  /** Whether browsers get the service worker, by which the site works without a network (docs/decisions/0026-offline.md). */
  readonly worksOffline: boolean;
  readonly logLevel: LogLevel;
};

/** The limits of the chat. A day begins with the first reply counted. */
export type Limits = {
  /** Replies per address and minute. */
  readonly perMinute: number;
  /** Replies per address and day. */
  readonly perDay: number;
  /** Replies of the service a day, for all together. */
  readonly dailyBudget: number;
  /** Open calls of this process to the service. */
  readonly concurrency: number;
  /** Open calls of this process for one address. */
  readonly callsPerAddress: number;
  /** The longest that a whole reply of the service may take, even if it streams without a pause. */
  readonly replyTimeoutMs: number;
};

const logLevels = ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

const defaultBaseUrl = 'https://router.huggingface.co/v1';
const defaultModel = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

/** Reads the environment table of the README. An empty variable counts as unset. No error repeats a value: it may be a secret. */
export function readConfig(environment: Environment): { config: Config } | { errors: string[] } {
  const errors: string[] = [];
  const text = (name: string) => environment[name]?.trim() || null;
  const check = <T>(name: string, value: T, isGood: boolean, expected: string): T => {
    if (!isGood) errors.push(`${name} must be ${expected}.`);
    return value;
  };
  const integer = (name: string, fallback: number, lowest: number, highest: number) => {
    const value = text(name) === null ? fallback : /^\d+$/.test(text(name) ?? '') ? Number(text(name)) : Number.NaN;
    return check(name, value, value >= lowest && value <= highest, `a whole number from ${lowest} to ${highest}`);
  };

  const optional = (name: string, isGood: (value: string) => boolean, expected: string) => {
    const value = text(name);
    return check(name, value, value === null || isGood(value), expected);
  };
  const oneOf = <T extends string>(name: string, ...choices: readonly [T, ...T[]]): T => {
    const value = text(name) ?? choices[0];
    return check(name, value as T, choices.includes(value as T), choices.join(' or '));
  };
  const list = (name: string, isGood: (value: string) => boolean, expected: string) => {
    const values = (text(name) ?? '').split(',').flatMap((value) => value.trim() || []);
    return check(name, values, values.every(isGood), expected);
  };
  const factor = (name: string, fallback: number, highest: number) => {
    const value = text(name) ?? String(fallback);
    return check(
      name,
      Number(value),
      /^\d+(\.\d+)?$/.test(value) && Number(value) <= highest,
      `a number from 0 to ${highest}`,
    );
  };

  const hostName = (name: string) => {
    const value = text(name) ?? '127.0.0.1';
    const isGood = isIP(value) > 0 || /^(?=.*[a-z])[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value);
    return check(name, value, isGood, 'a host name or an IP address');
  };

  const helpLines = (name: string) => {
    const lines = readHelpLines(text(name) ?? '[]');
    return check(name, lines ?? [], lines !== null, helpLinesExpected);
  };

  const apiKey = text('CHAT_API_KEY');
  const baseUrl = text('CHAT_BASE_URL');
  const url = baseUrl ?? defaultBaseUrl;
  const service: Service = {
    apiKey: check('CHAT_API_KEY', apiKey, apiKey === null || /^[\x21-\x7e]+$/.test(apiKey), 'one word of plain ASCII'),
    baseUrl: check(
      'CHAT_BASE_URL',
      url,
      isBaseUrl(url),
      'an http or https address without credentials, query or fragment',
    ).replace(/\/+$/, ''),
    model: text('CHAT_MODEL') ?? defaultModel,
    timeoutMs: integer('CHAT_TIMEOUT_MS', 20_000, 1, 600_000),
  };
  const config: Config = {
    port: integer('PORT', 3000, 0, 65_535),
    host: hostName('HOST'),
    service: apiKey || baseUrl ? service : null,
    onFailure: oneOf('CHAT_ON_FAILURE', 'message', 'understudy'),
    understudyPace: factor('UNDERSTUDY_PACE', 1, 100),
    limits: {
      perMinute: integer('CHAT_RATE_LIMIT', 20, 1, 1_000_000),
      perDay: integer('CHAT_DAILY_LIMIT', 500, 1, 1_000_000_000),
      dailyBudget: integer('CHAT_DAILY_BUDGET', 20_000, 1, 1_000_000_000),
      concurrency: integer('CHAT_CONCURRENCY', 64, 1, 1_000_000),
      callsPerAddress: integer('CHAT_CALLS_PER_ADDRESS', 4, 1, 1_000_000),
      replyTimeoutMs: integer('CHAT_REPLY_TIMEOUT_MS', 60_000, 1, 3_600_000),
    },
    trustProxy: list('TRUST_PROXY', isAddressOrRange, 'addresses or CIDRs, separated by commas'),
    redisUrl: optional('REDIS_URL', isRedisUrl, 'a redis or rediss address'),
    connectionsPerAddress: integer('CONNECTIONS_PER_ADDRESS', 200, 1, 1_000_000),
    shutdownMs: integer('SHUTDOWN_MS', 30_000, 0, 3_600_000),
    metricsPort: text('METRICS_PORT') === null ? null : integer('METRICS_PORT', 0, 0, 65_535),
    metricsHost: hostName('METRICS_HOST'),
    countsFile: text('COUNTS_FILE'),
    securityContact: optional('SECURITY_CONTACT', isContact, 'a mailto: or https: address'),
    helpLines: helpLines('HELP_LINES'),
    worksOffline: oneOf('OFFLINE', 'on', 'off') === 'on',
    logLevel: oneOf('LOG_LEVEL', ...logLevels),
  };
  return errors.length > 0 ? { errors } : { config };
}

function isBaseUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
}

function isAddressOrRange(value: string): boolean {
  return value.includes('/') ? ipaddr.isValidCIDR(value) : isIP(value) > 0;
}

function isRedisUrl(value: string): boolean {
  return URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol);
}

/** Must be one line, because security.txt has a line per field. */
function isContact(value: string): boolean {
  return /^(mailto:[\x21-\x7e]+@[\x21-\x7e]+|https:\/\/[\x21-\x7e]+)$/.test(value);
}
