import type { FastifyRequest } from 'fastify';

/** In this order: Edge and Opera also call themselves Chrome, Chrome also Safari. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** In this order: Android also calls itself Linux, and an iPhone a Mac. */
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** Where somebody signs in, for their list: "Firefox on Linux". */
export function placeOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const agent = headers['user-agent'] ?? '';
  const find = (names: readonly (readonly [mark: string, name: string])[], other: string): string =>
    names.find(([mark]) => agent.includes(mark))?.[1] ?? other;
  return `${find(browsers, 'A browser')} on ${find(systems, 'some system')}`;
}
