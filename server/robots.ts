import type { FastifyInstance, FastifyReply } from 'fastify';

const robotsTxt = 'User-agent: *\nDisallow: /api/\n';
const yearMs = 365 * 24 * 3600 * 1000;

/** Serves /robots.txt and, if there is a `contact`, /.well-known/security.txt (RFC 9116), which expires in a year. */
export function addRobots(app: FastifyInstance, contact: string | null): void {
  app.get('/robots.txt', (_request, reply) => sendText(reply, robotsTxt));
  if (contact === null) return;
  const expires = new Date(Date.now() + yearMs).toISOString();
  app.get('/.well-known/security.txt', (_request, reply) =>
    sendText(reply, `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`),
  );
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(text);
}
