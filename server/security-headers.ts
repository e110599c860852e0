import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { trustedTypesPolicy } from '../contract/offline.ts';

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'media-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // No code of this site turns strings into markup or scripts, and no library may.
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** Browser features that no page uses, forbidden so that an injected script cannot use them either. */
const forbidden = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const yearS = 365 * 24 * 3600;

/** Additional sources for some directives. */
export type Allowance = Readonly<Record<string, string>>;

/** What the page needs to start the service worker: to name its address takes one Trusted Types policy (docs/decisions/0026-offline.md). */
export const workerAllowance: Allowance = { 'trusted-types': trustedTypesPolicy };

/** Allows files of this origin only. `allows` adds the hashes of what stands in a page, its styles and its scripts. */
export function contentSecurityPolicy(allows: Allowance = {}): string {
  return Object.entries(policy)
    .map(([directive, sources]) => {
      const all = [sources, allows[directive] ?? ''].join(' ').trim();
      return `${directive} ${all.replace(/^'none' /, '')}`;
    })
    .join(';');
}

/** Changes to Helmet's defaults, which include nosniff, COOP and CORP. */
const helmetOptions: HelmetOptions = {
  contentSecurityPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
  strictTransportSecurity: false,
};

/** What Helmet sets. It is the same for every request, so it is asked once: @fastify/helmet asks anew each time, 8 % of a page's cost. */
function headersOfHelmet(): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(helmetOptions)({} as never, response as never, () => {});
  return headers;
}

/** Adds the security headers to every response. HSTS, for a year, only where the request came over TLS, which a trusted proxy may tell. */
export function addSecurityHeaders(app: FastifyInstance): void {
  const always = {
    ...headersOfHelmet(),
    'content-security-policy': contentSecurityPolicy(),
    'permissions-policy': forbidden.map((feature) => `${feature}=()`).join(', '),
  };
  app.addHook('onRequest', ({ protocol }, reply, done) => {
    reply.headers(always);
    if (protocol === 'https') reply.header('strict-transport-security', `max-age=${yearS}`);
    done();
  });
}
