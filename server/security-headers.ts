import type { FastifyHelmetOptions } from '@fastify/helmet';

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
};

/** Further sources of some directives. */
export type Allowance = Readonly<Record<string, string>>;

/** Everything comes from this origin. What a page holds itself, it `allows`: its styles by their hash, never a script. */
export function contentSecurityPolicy(allows: Allowance = {}): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, sources, allows[directive] ?? ''].join(' ').trim())
    .join(';');
}

/** Nobody may frame it. Fastify sends no version and no cookie; `app.ts` adds the policy above. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
  // Only an owner behind TLS may promise TLS.
  strictTransportSecurity: false,
};
