import type { Lease } from '#database/lease.ts';
import type { Queries } from '#database/schema.ts';
import type { Validators } from '#download/fetch-guarded.ts';
import type { Network } from '#download/network.ts';
import { isJump } from '#domain/money/judge-rates.ts';
import {
  isStale,
  mergeRates,
  tooManyDoubts,
  type HeldRate,
  type RateReading,
  type SourcedRates,
} from '#domain/money/merge-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { failure, type Result } from '#domain/kernel/result.ts';
import type { RateStore } from './create-rate-store.ts';
import type { RateOfDay } from './put-rates.ts';
import { askSource, placeHash, type RateSource, type SourceAnswer } from './rate-source.ts';
import { readSourceStates, writeSourceStates, type SourceState } from './source-states.ts';

export interface UpdateParts {
  readonly queries: Queries;
  readonly store: RateStore;
  /** The first one that has a currency gives its rate. */
  readonly sources: readonly RateSource[];
  readonly now: Date;
  /** The lease of this update. */
  readonly lease: Lease;
  /** Whether an operator has accepted a currency's move. */
  readonly isAccepted: (currency: CurrencyCode) => boolean;
  /** Called in the transaction that stores them. Default: nothing. */
  readonly onSave?: ((transaction: Queries) => Promise<void>) | undefined;
  /** Default: the public internet. */
  readonly network?: Network | undefined;
}

/** Outcome of an update. */
export interface RateUpdate {
  readonly sources: readonly SourceState[];
  /** Currencies whose rate, date or source changed. */
  readonly changed: number;
  readonly held: readonly HeldRate[];
}

/** A source with its response. */
interface Asked {
  readonly source: RateSource;
  readonly before: SourceState | undefined;
  readonly answer: Result<SourceAnswer | null>;
}

/**
 * Fetches every source, merges the rates and stores them with the state of each source. When no source has valid
 * rates, the last good table stays. Throws when the database fails, or when another process has taken the lease.
 */
export async function updateRates(parts: UpdateParts): Promise<RateUpdate> {
  const { store, now, lease, isAccepted } = parts;
  const today = now.toISOString().slice(0, 10);
  const stored = await store.sourcedRates();
  const asked = await askSources(parts, { today, stored });
  const readings = asked.map(({ source, answer }): RateReading => {
    return { source: source.name, latest: latestOf(answer) };
  });
  const { changed: rates, held } = mergeRates({ stored, readings, today, isAccepted });
  const states = asked.map((each) => stateOf(each, { today, now, held }));
  const earlier = asked.flatMap((each) => earlierDays(each, today)).filter(firstOfItsDay());
  const changed = await store.saveRates({ rates, earlier }, async (transaction) => {
    await lease.confirm(transaction);
    await writeSourceStates(transaction, states);
    await parts.onSave?.(transaction);
  });
  return { sources: states, changed, held };
}

function latestOf(answer: Asked['answer']) {
  return answer.ok ? (answer.value?.days.at(-1) ?? null) : null;
}

interface Round {
  readonly today: string;
  readonly stored: SourcedRates;
}

/**
 * One after the other. Conditional requests are used only while all sources are well: one source may have to replace
 * another that fails.
 */
async function askSources(parts: UpdateParts, { today, stored }: Round): Promise<readonly Asked[]> {
  const states = await readSourceStates(parts.queries);
  let isWell = [...states.values()].every(({ problem, held }) => problem === null && held.length === 0);
  const asked: Asked[] = [];
  for (const source of parts.sources) {
    const before = stateOfPlace(states, source);
    const validators = isWell ? before : undefined;
    const answer = await askSource(source, { today, validators: asValidators(validators), network: parts.network });
    const judged = judge(answer, { source, stored, isAccepted: parts.isAccepted });
    const newest = newestOf(judged, before);
    isWell &&= judged.ok && (newest === null || !isStale(newest, today));
    asked.push({ source, before, answer: judged });
    await parts.lease.renew();
  }
  return asked;
}

function stateOfPlace(states: ReadonlyMap<string, SourceState>, source: RateSource): SourceState | undefined {
  const state = states.get(source.name);
  return state?.locationHash === placeHash(source) ? state : undefined;
}

function asValidators(state: SourceState | undefined): Validators | undefined {
  if (state === undefined || (state.etag === null && state.lastModified === null)) return undefined;
  return { etag: state.etag, lastModified: state.lastModified };
}

interface Judging extends Omit<Round, 'today'> {
  readonly source: RateSource;
  readonly isAccepted: UpdateParts['isAccepted'];
}

/** Rejects an answer most of whose rates are implausible, unless an operator has accepted them. */
function judge(answer: Asked['answer'], { source, stored, isAccepted }: Judging): Asked['answer'] {
  const latest = latestOf(answer);
  if (latest === null) return answer;
  const notAccepted = new Map([...latest.rates].filter(([currency]) => !isAccepted(currency)));
  const doubts = tooManyDoubts({ date: latest.date, rates: notAccepted }, stored);
  if (doubts === null) return answer;
  return failure(
    `${source.name} is refused: ${doubts} of its ${latest.rates.size} rates are too far from the last good ones or from each other; compare them with another source, then run "roamchart rates update --accept all".`,
  );
}

function newestOf(answer: Asked['answer'], before: SourceState | undefined): string | null {
  return latestOf(answer)?.date ?? before?.ratesDate ?? null;
}

function stateOf(
  { source, before, answer }: Asked,
  { today, now, held }: { readonly today: string; readonly now: Date; readonly held: readonly HeldRate[] },
): SourceState {
  const ratesDate = newestOf(answer, before);
  const unchanged = answer.ok && answer.value === null;
  const validators = unchanged ? before : answer.ok ? answer.value?.validators : undefined;
  const heldHere = held.filter((each) => each.source === source.name).map(({ currency }) => currency);
  return {
    name: source.name,
    locationHash: placeHash(source),
    etag: validators?.etag ?? null,
    lastModified: validators?.lastModified ?? null,
    checkedAt: now.toISOString(),
    ratesDate,
    problem: answer.ok ? describeStale(source, ratesDate, today) : answer.reason,
    held: heldHere,
  };
}

function describeStale({ name }: RateSource, date: string | null, today: string): string | null {
  if (date === null || !isStale(date, today)) return null;
  return `${name} is left out: its newest rates are of ${date}; check whether it is still maintained.`;
}

/** Days before the newest, without rates from which the newest would be a jump. */
function earlierDays({ source, answer }: Asked, today: string): readonly RateOfDay[] {
  const days = answer.ok ? (answer.value?.days ?? []) : [];
  const latest = days.at(-1);
  if (latest === undefined || isStale(latest.date, today)) return [];
  return days.slice(0, -1).flatMap(({ date, rates }) =>
    [...rates].flatMap(([currency, perUsdE8]) => {
      const last = latest.rates.get(currency);
      const isOdd = last !== undefined && isJump({ perUsdE8, date }, { perUsdE8: last, date: latest.date });
      return isOdd ? [] : [{ currency, date, perUsdE8, source: source.name }];
    }),
  );
}

/** Several sources may have the same day: the first one counts. */
function firstOfItsDay(): (rate: RateOfDay) => boolean {
  const seen = new Set<string>();
  return ({ currency, date }) => {
    const key = `${currency} ${date}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}
