import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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
  // Nothing here makes markup or code of text, and no library may begin to.
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** What no page of ours needs, and no script that gets in shall have. */
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

/** Further sources of some directives. */
export type Allowance = Readonly<Record<string, string>>;

/** Everything comes from this origin. What a page holds itself, it `allows`: its styles by their hash, never a script. */
export function contentSecurityPolicy(allows: Allowance = {}): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, sources, allows[directive] ?? ''].join(' ').trim())
    .join(';');
}

/** Helmet's own, such as nosniff, COOP and CORP, and these. Fastify sends no version and no cookie. */
const helmetOptions: FastifyHelmetOptions = {
  contentSecurityPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
  strictTransportSecurity: false,
};

/** Sets what protects a visitor on every reply. Only who came by TLS, by our word or a trusted proxy's, is promised TLS for a year. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, helmetOptions);
  const always = {
    'content-security-policy': contentSecurityPolicy(),
    'permissions-policy': forbidden.map((feature) => `${feature}=()`).join(', '),
  };
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.headers(always);
    if (protocol === 'https') reply.header('strict-transport-security', `max-age=${yearS}`);
  });
}
