import fc from 'fast-check';
import { anyCharacter } from '#tests/support/any-character.ts';
import { makeHostileBodies } from '#tests/support/hostile-bodies.ts';
import { naughtyTexts } from '#tests/support/naughty-texts.ts';

/** A request that a client of HTTP can send. */
export interface FuzzRequest {
  readonly method: string;
  /** Path and query as they are sent. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** Whose description the answer must match; null: every answer will do that is no fault of the server. */
  readonly operation: Operation | null;
}

/** A call as the document describes it. */
export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>>;
}

interface Schema {
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'path' | 'method'>>>>>;
}

export function operationsOf({ paths }: OpenapiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );
}

const usualValues = [
  'en',
  'ja',
  'JP',
  'FR',
  'europe',
  'japan',
  'global',
  'USD',
  'eur',
  'true',
  'false',
  '1',
  '2',
  '50',
];
const oddValues = [
  '',
  '0',
  '-1',
  '1e9',
  '999999999',
  '12.34',
  '99999999999999999999',
  '%00',
  '..%2f..%2f',
  '%E0%A4%A',
  '%',
];

/** Anything that somebody may type, or send maliciously. */
const anyText = fc.oneof(
  { arbitrary: fc.constantFrom(...usualValues), weight: 4 },
  fc.constantFrom(...naughtyTexts),
  fc.constantFrom(...oddValues),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc.integer({ min: 0, max: 5_000 }).map((length) => 'x'.repeat(length)),
);

/** Mostly as browsers write it; sometimes as it is, as far as a client of HTTP lets it pass. */
const inAddress = fc.tuple(anyText, fc.integer({ min: 0, max: 9 })).map(([text, chance]) => {
  const whole = text.toWellFormed();
  return chance === 0 ? whole.replaceAll(/[^\u0021-\u007e]|[?#&]/g, '') : encodeURIComponent(whole);
});

function anyQuery(names: readonly string[]): fc.Arbitrary<string> {
  const anyName =
    names.length === 0 ? inAddress : fc.oneof({ arbitrary: fc.constantFrom(...names), weight: 9 }, inAddress);
  const anyPair = fc.tuple(anyName, inAddress).map((pair) => pair.join('='));
  return fc.array(anyPair, { maxLength: 5 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
}

/** What headers may hold: a client refuses to send anything else, and raw connections are tried elsewhere. */
const headerText = anyText.map((text) =>
  text
    .replaceAll(/[^\u0020-\u007e]/g, '')
    .trim()
    .slice(0, 3_000),
);

const headerValues: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'application/json', 'text/html;q=0.5'],
  'accept-encoding': ['br', 'gzip', 'identity;q=0', '*;q=0', 'gzip;q=abc'],
  'accept-language': ['ja', 'fr;q=0.8, en;q=0.1', '*', 'de-DE-1996'],
  cookie: ['currency=EUR; theme=dark', 'trip=7.3000.1; promo=1', 'locale=ja', '__proto__=x; =; ;', 'currency=%E0%A4%A'],
  'if-none-match': ['*', 'W/"x"', '"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday'],
  range: ['bytes=0-0', 'bytes=5-1', 'bytes=-99999999999', 'lines=1-2'],
  origin: ['https://evil.example', 'null', 'http://localhost:3000'],
  host: ['evil.example', 'localhost:99999', '[::1'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'none'],
  'sec-purpose': ['prefetch'],
  'x-forwarded-for': ['192.0.2.1, 198.51.100.2', '::ffff:192.0.2.1', '[2001:db8::1]:99', ','],
  'x-forwarded-proto': ['http', 'https, http'],
  'x-forwarded-host': ['evil.example'],
  'x-http-method-override': ['DELETE'],
  'idempotency-key': ['key-1', 'x'.repeat(256)],
  'content-encoding': ['gzip', 'br'],
  expect: ['200-ok'],
  upgrade: ['websocket', 'h2c'],
};

const anyHeader = fc
  .constantFrom(...Object.keys(headerValues))
  .chain((name) =>
    fc
      .oneof({ arbitrary: fc.constantFrom(...(headerValues[name] ?? [''])), weight: 3 }, headerText)
      .map((value) => [name, value] as const),
  );
const anyHeaders = fc.oneof(
  fc.constant({}),
  fc.array(anyHeader, { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs)),
);

const multipartBodies = [...makeHostileBodies(150, { huge: false })].filter(
  ({ missing, body }) => missing === undefined && body.length < 300_000,
);

interface Body {
  readonly type: string | null;
  readonly body: string | Buffer | null;
}

const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', 'x'];

function likelyValue(name: string): fc.Arbitrary<unknown> {
  return name === 'statusCode' ? fc.integer({ min: 90, max: 610 }) : fc.string({ maxLength: 30 });
}

function anyBody(operation: Operation | null): fc.Arbitrary<Body> {
  const [wanted, content] = Object.entries(operation?.requestBody?.content ?? {})[0] ?? [];
  const names = Object.keys(content?.schema.properties ?? {});
  const anyName = fc.constantFrom(...(names.length === 0 ? ['x'] : names), '__proto__');
  // A valid body, so that some requests reach the store.
  const wholeBody = fc.record(Object.fromEntries(names.map((name) => [name, likelyValue(name)])));
  const json = fc.oneof(wholeBody, fc.dictionary(anyName, fc.oneof(anyText, fc.jsonValue())), fc.jsonValue());
  const text = fc.oneof({ arbitrary: json.map((value) => JSON.stringify(value)), weight: 4 }, anyText);
  const form = fc.constantFrom(...multipartBodies).map(({ contentType, body }) => ({ type: contentType, body }));
  const plain = fc.tuple(fc.constantFrom(...types), text).map(([type, body]) => ({ type, body }));
  if (wanted === 'multipart/form-data') return fc.oneof({ arbitrary: form, weight: 5 }, plain);
  if (wanted === undefined) return fc.oneof({ arbitrary: fc.constant({ type: null, body: null }), weight: 9 }, plain);
  return fc.oneof({ arbitrary: text.map((body) => ({ type: wanted, body })), weight: 5 }, plain);
}

function anyCall(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const { path, method, parameters = [] } = operation;
  const queryNames = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const enums = parameters.flatMap(({ schema }) => schema.enum ?? []);
  const value = enums.length === 0 ? inAddress : fc.oneof(inAddress, fc.constantFrom(...enums));
  const anyPair = fc.tuple(fc.constantFrom(...queryNames), value).map((pair) => pair.join('='));
  const query = fc.oneof(
    fc.constant(''),
    fc
      .uniqueArray(anyPair, { maxLength: 4, selector: (pair) => pair.split('=', 1)[0] })
      .map((pairs) => `?${pairs.join('&')}`),
    anyQuery(queryNames),
  );
  return fc.tuple(inAddress, query, anyHeaders, anyBody(operation)).map(([part, search, headers, { type, body }]) => ({
    method,
    address: path.replaceAll(/\{\w+\}/g, part) + search,
    headers: type === null ? headers : { ...headers, 'content-type': type },
    body,
    operation,
  }));
}

const pages = [
  '/',
  '/region',
  '/japan',
  '/region/europe',
  '/global',
  '/reviews',
  '/about',
  '/blog',
  '/ja/france',
  '/fr/japan',
];
const others = [
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/data/index.json',
  '/.well-known/security.txt',
  '/sw.js',
  '/favicon.ico',
];
const folders = [
  '/go/',
  '/assets/',
  '/data/',
  '/builds/',
  '/builds/meta/',
  '/assets/flags/',
  '/assets/pictures/country/',
  '/blog/',
  '/japan/',
  '/it/',
];
const parameters = [
  'days',
  'gb',
  'hotspot',
  'sort',
  'view',
  'page',
  'min',
  'max',
  'q',
  'plan',
  'currency',
  'provider',
  'rating',
  'show',
  'promo',
  'reported',
  'customer',
  'order',
  'language',
  'destination',
  'missing',
  'dominated',
];

const anyPath = fc.oneof(
  { arbitrary: fc.constantFrom(...pages), weight: 4 },
  fc.constantFrom(...pages).map((path) => `${path === '/' ? '' : path}/_payload.json`),
  fc.constantFrom(...others),
  fc.tuple(fc.constantFrom(...folders), inAddress).map((parts) => parts.join('')),
  fc.array(inAddress, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
);

const anyVisit: fc.Arbitrary<FuzzRequest> = fc
  .tuple(anyPath, anyQuery(parameters), anyHeaders)
  .map(([path, query, headers]) => ({ method: 'GET', address: path + query, headers, body: null, operation: null }));

const forms = [
  '/settings',
  '/reports/price',
  '/api/reviews',
  '/api/tracking/set',
  '/',
  '/japan',
  '/api/v1/plans',
  '/api/none',
];
const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'QUERY'];

const anyForm: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom(...methods),
    fc.constantFrom(...forms),
    anyQuery(parameters),
    anyHeaders,
    fc.oneof(
      anyBody(null),
      anyQuery(['currency', 'theme', 'locale', 'returnTo', 'plan', 'reason']).map((query) => ({
        type: 'application/x-www-form-urlencoded',
        body: query.slice(1),
      })),
    ),
  )
  .map(([method, path, query, headers, { type, body }]) => ({
    method,
    address: path + query,
    headers: type === null ? headers : { ...headers, 'content-type': type },
    body,
    operation: null,
  }));

/** Requests of every kind: calls as the document describes them and as it does not, visits, forms and odd methods. */
export function anyRequest(operations: readonly Operation[]): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    { arbitrary: fc.constantFrom(...operations).chain(anyCall), weight: 6 },
    { arbitrary: anyVisit, weight: 3 },
    { arbitrary: anyForm, weight: 2 },
  );
}
