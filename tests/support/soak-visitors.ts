import { setTimeout as pause } from 'node:timers/promises';
import { multipart, partsOf, boundary, validFields } from './review-form-body.ts';

/** Results of requests of one kind. */
interface KindCounts {
  answered: number;
  /** 503: come back later. */
  unavailable: number;
  /** Connections that a killed server has broken or refused. */
  broken: number;
  /** Milliseconds to the end of each answer that is not 503. */
  readonly times: number[];
}

const kinds = ['page', 'payload', 'search', 'call', 'review'] as const;
type Kind = (typeof kinds)[number];

export interface SoakCounts {
  readonly kinds: Readonly<Record<Kind, KindCounts>>;
  /** Any response other than the expected one or 503, with its address: there must be none. */
  readonly faults: string[];
  /** Keys of reviews that were answered with 201. */
  readonly confirmed: Set<string>;
}

export function newCounts(): SoakCounts {
  const none = (): KindCounts => ({ answered: 0, unavailable: 0, broken: 0, times: [] });
  return {
    kinds: { page: none(), payload: none(), search: none(), call: none(), review: none() },
    faults: [],
    confirmed: new Set(),
  };
}

export function answersOf(counts: SoakCounts): number {
  return kinds.reduce((sum, kind) => sum + counts.kinds[kind].answered, 0);
}

export interface Soaking {
  /** Of the balancer. */
  readonly address: string;
  readonly counts: SoakCounts;
  readonly isOver: () => boolean;
}

const places: readonly (readonly [Kind, string])[] = [
  ['page', '/'],
  ['page', '/japan'],
  ['page', '/ja/germany'],
  ['page', '/fr/france'],
  ['search', '/region?q=ja'],
  ['page', '/es/reviews?order=useful'],
  ['payload', '/japan/_payload.json'],
  ['search', '/japan?data=10&days=14&sort=price'],
  ['call', '/api/countries?locale=it'],
  ['call', '/api/providers?locale=en'],
  ['page', '/about'],
  ['payload', '/it/france/_payload.json'],
  ['call', '/api/v1/plans?destination=JP'],
];

/** Between two pages of a reader and after a review, so that the machine is no measure of the site. */
const readingMs = 200;
const writingMs = 400;

/** Goes from page to page. */
export async function readOn({ address, counts, isOver }: Soaking, reader: number): Promise<void> {
  for (let step = reader; !isOver(); step += 1) {
    const [kind, path] = places[step % places.length] ?? places[0] ?? (['page', '/'] as const);
    const headers = { 'x-forwarded-for': `2001:db8:f${reader}:${(step >> 8).toString(16)}::1` };
    const status = await timed(counts.kinds[kind], () => statusOf(address + path, { headers }));
    if (status !== null && status !== 200 && status !== 503) counts.faults.push(`${path}: ${status}`);
    await pause(readingMs);
  }
}

/** Writes one review after the other, and sends each until it is taken, as the form lets a visitor do. */
export async function writeOn({ address, counts, isOver }: Soaking, writer: string, provider: string): Promise<void> {
  for (let number = 0; !isOver(); number += 1) {
    const key = `${writer}-${number}`;
    for (let attempt = 0; !counts.confirmed.has(key) && !isOver(); attempt += 1) {
      const review = { key, token: `${key}-${attempt}`, provider };
      const status = await timed(counts.kinds.review, () => sendReview(address, review));
      if (status === 201) counts.confirmed.add(key);
      else if (status !== null && status !== 503) counts.faults.push(`review ${key}: ${status}`);
      await pause(writingMs);
    }
  }
}

async function timed(counts: KindCounts, ask: () => Promise<number | null>): Promise<number | null> {
  const begin = performance.now();
  const status = await ask();
  if (status === null) counts.broken += 1;
  else if (status === 503) counts.unavailable += 1;
  else {
    counts.answered += 1;
    counts.times.push(performance.now() - begin);
  }
  return status;
}

/** Null: there was no whole answer. */
async function statusOf(url: string, init: RequestInit): Promise<number | null> {
  try {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

interface SentReview {
  readonly key: string;
  readonly token: string;
  readonly provider: string;
}

function sendReview(address: string, { key, token, provider }: SentReview): Promise<number | null> {
  const text = `Held its speed in the hills and on both ferries; trip ${key}.`;
  const fields = { ...validFields, recaptchaToken: token, name: key, text, provider };
  return statusOf(`${address}/api/reviews?locale=en`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': key,
      // Different addresses: rate limits are not tested here.
      'x-forwarded-for': addressOf(key),
    },
    body: Uint8Array.from(multipart(partsOf(fields))),
  });
}

/** An address of the documentation's network of IPv6 for each review. */
function addressOf(key: string): string {
  const [writer = '', number = '0'] = key.split('-');
  return `2001:db8:${writer.replace(/\D/g, '') || '0'}:${Number(number).toString(16)}::1`;
}
