import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Additions to the content security policy that only the development server needs. */
export interface PolicyAdditions {
  readonly styleSrc: readonly string[];
  readonly connectSrc: readonly string[];
}

const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

const secondsInYear = 365 * 24 * 60 * 60;

/**
 * Headers of every answer. Scripts and styles come only from the site's own files: no inline code, no third party.
 * @param isSecure the public origin is https; only then browsers are told to insist on it
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { isSecure, additions }: { readonly isSecure: boolean; readonly additions?: PolicyAdditions | undefined },
): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyDirectives(additions) },
    strictTransportSecurity: isSecure ? { maxAge: secondsInYear, includeSubDomains: true } : false,
    // With "no-referrer" browsers would send the site's own forms with "Origin: null".
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
}

function policyDirectives(additions: PolicyAdditions | undefined): Record<string, readonly string[]> {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", ...(additions?.styleSrc ?? [])],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...(additions?.connectSrc ?? [])],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  };
}
