/** What is wrong with such an address, after the name of its setting. */
export const encodeLogin =
  'has a sign in its user name or password that must be encoded: write @ / # ? % there as %40 %2F %23 %3F %25, and a line end as %0A';

/**
 * Whether the user name or password of an address is not percent-encoded: what is read as its host, port or path may
 * then be a piece of the password. An `@` behind the host shows it, since the one before the host has moved there.
 */
export function hasUnencodedLogin(address: string): boolean {
  const [, authority = '', rest = ''] = /^[a-z]+:(?:\/\/([^/?#]*))?(.*)$/is.exec(address) ?? [];
  const login = authority.slice(0, Math.max(0, authority.lastIndexOf('@')));
  return rest.includes('@') || /%(?![0-9a-f]{2})|\s/i.test(login);
}
