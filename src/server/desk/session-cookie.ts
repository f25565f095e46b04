import type { FastifyReply, FastifyRequest } from 'fastify';
import { deskRules } from '#runtime/services/desk/desk-service.ts';

/** The cookie of a session: no script reads it, and no other site's request carries it. */
export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** @param isSecure the desk is https: then no other host of the domain can plant the cookie */
export function createSessionCookie(isSecure: boolean) {
  const name = isSecure ? '__Host-desk' : 'desk';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  return {
    /** Null: none, or no token. */
    read: ({ cookies }: FastifyRequest) => {
      const token = cookies[name] ?? '';
      return /^[\w-]{43}$/.test(token) ? token : null;
    },
    set: (reply: FastifyReply, token: string) =>
      void reply.setCookie(name, token, { ...options, maxAge: deskRules.sessionMs / 1000 }),
    clear: (reply: FastifyReply) => void reply.clearCookie(name, options),
  };
}
