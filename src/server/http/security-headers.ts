import { createHash } from 'node:crypto';
import { writePermissionsPolicy } from './permissions-policy.ts';
import { secondsInYear } from './year.ts';

/** Additions to the content security policy, for the development server and for third-party bot checks. */
export interface PolicyAdditions {
  readonly scriptSrc?: readonly string[];
  readonly styleSrc?: readonly string[];
  readonly connectSrc?: readonly string[];
  readonly frameSrc?: readonly string[];
}

/** Two years, as HSTS preload lists recommend. */
export const secondsOfHttps = 2 * secondsInYear;

interface HeaderSettings {
  readonly inlineScripts: readonly string[];
  /** The public origin is https; only then HSTS is sent. */
  readonly isSecure: boolean;
  /** Whether the host may be on the browsers' HSTS preload list. */
  readonly preloadsHttps: boolean;
  readonly additions: readonly PolicyAdditions[];
}

/**
 * Headers of every answer, the same for all. Scripts and styles come only from the site's own files, apart from the
 * pages' inline scripts, which are listed by hash, and the configured bot check. Reasons: docs/decisions/0036-security.md.
 */
export function securityHeaders({ inlineScripts, isSecure, preloadsHttps, additions }: HeaderSettings) {
  const all = [{ scriptSrc: inlineScripts.map(hashSource) }, ...additions];
  const https = `max-age=${secondsOfHttps}; includeSubDomains${preloadsHttps ? '; preload' : ''}`;
  return {
    'content-security-policy': writePolicy(policyDirectives(all, isSecure)),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': writePermissionsPolicy(),
    // With "no-referrer" browsers would send the site's own forms with "Origin: null".
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isSecure && { 'strict-transport-security': https }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

export function writePolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...values].join(' '))
    .join(';');
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
