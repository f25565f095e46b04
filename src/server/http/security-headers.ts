import { createHash } from 'node:crypto';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { permissionsPolicy } from './permissions-policy.ts';

/** Additions to the content security policy, for the development server and for third-party bot checks. */
export interface PolicyAdditions {
  readonly scriptSrc?: readonly string[];
  readonly styleSrc?: readonly string[];
  readonly connectSrc?: readonly string[];
  readonly frameSrc?: readonly string[];
}

/** Two years, as HSTS preload lists recommend. */
const secondsOfHttps = 2 * 365 * 24 * 60 * 60;

interface HeaderSettings {
  /** Inline scripts of the pages. */
  readonly inlineScripts: readonly string[];
  /** The public origin is https; only then HSTS is sent. */
  readonly isSecure: boolean;
  /** Whether the host may be on the browsers' HSTS preload list. */
  readonly preloadsHttps: boolean;
  readonly additions: readonly PolicyAdditions[];
}

/**
 * Headers of every answer. Scripts and styles come only from the site's own files, apart from the pages' inline
 * scripts, which are listed by hash, and the configured bot check. Reasons: docs/decisions/0036-security.md.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { inlineScripts, isSecure, preloadsHttps, additions }: HeaderSettings,
): Promise<void> {
  const all = [{ scriptSrc: inlineScripts.map(hashSource) }, ...additions];
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyDirectives(all, isSecure) },
    strictTransportSecurity: isSecure
      ? { maxAge: secondsOfHttps, includeSubDomains: true, preload: preloadsHttps }
      : false,
    // With "no-referrer" browsers would send the site's own forms with "Origin: null".
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // For obsolete browsers and plug-ins: every header costs time on a phone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
}

/** CSP hash source of an inline script (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function policyDirectives(additions: readonly PolicyAdditions[], isSecure: boolean): Record<string, readonly string[]> {
  const added = (name: keyof PolicyAdditions): readonly string[] => additions.flatMap((each) => each[name] ?? []);
  const frames = added('frameSrc');
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...added('scriptSrc')],
    styleSrc: ["'self'", ...added('styleSrc')],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...added('connectSrc')],
    objectSrc: ["'none'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    ...(frames.length === 0 ? {} : { frameSrc: frames }),
    ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
  };
}
