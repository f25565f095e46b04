import { writePermissionsPolicy } from '#server/http/permissions-policy.ts';
import { secondsOfHttps, writePolicy, type PolicyAdditions } from '#server/http/security-headers.ts';

/**
 * Headers of every answer of the desk. Only its own files, nothing inline, in no frame, in no cache. Passkeys alone are
 * allowed of what the public site denies itself. `same-origin` and not `no-referrer`, with which browsers send forms
 * with "Origin: null".
 */
export function deskHeaders({
  isSecure,
  additions: { styleSrc = [], connectSrc = [] },
}: {
  readonly isSecure: boolean;
  readonly additions: PolicyAdditions;
}): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': writePolicy({
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", ...styleSrc],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...connectSrc],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    }),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': writePermissionsPolicy(['publickey-credentials-create', 'publickey-credentials-get']),
    'referrer-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': `max-age=${secondsOfHttps}` }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
  };
}
