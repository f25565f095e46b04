import { createHash } from 'node:crypto';

/** A weak tag, because the same content is sent in several codings. */
export function entityTag(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  const opaque = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((each) => {
    const candidate = each.trim().replace(/^W\//, '');
    return candidate === '*' || candidate === opaque;
  });
}
