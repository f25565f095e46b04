import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Additions to the content security policy: for the development server, and for a bot check of another company. */
export interface PolicyAdditions {
  readonly scriptSrc?: readonly string[];
  readonly styleSrc?: readonly string[];
  readonly connectSrc?: readonly string[];
  readonly frameSrc?: readonly string[];
}

const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

const secondsInYear = 365 * 24 * 60 * 60;

/**
 * Headers of every answer. Scripts and styles come only from the site's own files: no inline code, and no third party but
 * the bot check that an operator has chosen.
 * @param isSecure the public origin is https; only then browsers are told to insist on it
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { isSecure, additions }: { readonly isSecure: boolean; readonly additions: readonly PolicyAdditions[] },
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

function policyDirectives(additions: readonly PolicyAdditions[]): Record<string, readonly string[]> {
  const added = (name: keyof PolicyAdditions): readonly string[] => additions.flatMap((each) => each[name] ?? []);
  const frames = added('frameSrc');
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...added('scriptSrc')],
    styleSrc: ["'self'", ...added('styleSrc')],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...added('connectSrc')],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    ...(frames.length === 0 ? {} : { frameSrc: frames }),
  };
}
