import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('has the understudy play where neither key nor base URL is given', () => {
    expect(readConfig({})).toEqual({
      config: {
        port: 3000,
        host: '127.0.0.1',
        service: null,
        onFailure: 'message',
        understudyPace: 1,
        limits: {
          perMinute: 20,
          perDay: 500,
          dailyBudget: 20_000,
          concurrency: 64,
          callsPerAddress: 4,
          replyTimeoutMs: 60_000,
        },
        trustProxy: [],
        redisUrl: null,
        connectionsPerAddress: 200,
        shutdownMs: 30_000,
        metricsPort: null,
        metricsHost: '127.0.0.1',
        countsFile: null,
        securityContact: null,
        helpLines: [],
        worksOffline: true,
        logLevel: 'info',
      },
    });
  });

  it('asks the Hugging Face router for Mixtral where only a key is given', () => {
    expect(readConfig({ CHAT_API_KEY: 'hf_secret' })).toMatchObject({
      config: {
        service: {
          apiKey: 'hf_secret',
          baseUrl: 'https://router.huggingface.co/v1',
          model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
          timeoutMs: 20_000,
        },
      },
    });
  });

  it('asks a local server without a key', () => {
    expect(readConfig({ CHAT_BASE_URL: 'http://localhost:11434/v1/', CHAT_MODEL: 'llama3' })).toMatchObject({
      config: { service: { apiKey: null, baseUrl: 'http://localhost:11434/v1', model: 'llama3' } },
    });
  });

  it('takes a list of proxies, separated by commas', () => {
    expect(readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1' })).toMatchObject({
      config: { trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1'] },
    });
  });

  it('takes an empty variable for none', () => {
    expect(readConfig({ PORT: '', CHAT_API_KEY: ' ' })).toEqual(readConfig({}));
  });

  it.each([
    ['CHAT_ON_FAILURE', 'panic'],
    ['OFFLINE', 'yes'],
    ['UNDERSTUDY_PACE', 'slow'],
    ['UNDERSTUDY_PACE', '-1'],
    ['UNDERSTUDY_PACE', '1e3'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['METRICS_HOST', 'not a host'],
    ['CHAT_BASE_URL', 'localhost:11434'],
    ['CHAT_BASE_URL', 'https://user:secret@example.com/v1'],
    ['CHAT_BASE_URL', 'https://example.com/v1?key=secret'],
    ['CHAT_API_KEY', 'two secrets'],
    ['CHAT_API_KEY', 'sécret'],
    ['CHAT_TIMEOUT_MS', '0'],
    ['CHAT_TIMEOUT_MS', '1e3'],
    ['CHAT_RATE_LIMIT', '2.5'],
    ['CHAT_DAILY_LIMIT', '0'],
    ['CHAT_DAILY_BUDGET', 'all'],
    ['CHAT_CONCURRENCY', '-1'],
    ['CHAT_CALLS_PER_ADDRESS', '0'],
    ['CHAT_REPLY_TIMEOUT_MS', 'long'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/8, 10.0.0.0/99'],
    ['REDIS_URL', 'http://:secret@localhost'],
    ['CONNECTIONS_PER_ADDRESS', '0'],
    ['SHUTDOWN_MS', '30s'],
    ['METRICS_PORT', '70000'],
    ['SECURITY_CONTACT', 'me@example.com'],
    ['SECURITY_CONTACT', 'mailto:me@example.com\nsecret: yes'],
    ['HELP_LINES', 'Samaritans, 116 123'],
    ['HELP_LINES', '[{"name":"A","url":"https://a:secret@a.example"}]'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s with a line that names the variable and not its value', (name, value) => {
    const reading = readConfig({ [name]: value });
    expect(reading).toEqual({ errors: [expect.stringMatching(new RegExp(`^${name} must be `))] });
    expect(JSON.stringify(reading)).not.toContain('secret');
  });

  it('names every bad variable, a line each', () => {
    expect(readConfig({ PORT: 'x', CHAT_RATE_LIMIT: 'x', CHAT_TIMEOUT_MS: 'x' })).toEqual({
      errors: [
        expect.stringContaining('CHAT_TIMEOUT_MS'),
        expect.stringContaining('PORT'),
        expect.stringContaining('CHAT_RATE_LIMIT'),
      ],
    });
  });
});
