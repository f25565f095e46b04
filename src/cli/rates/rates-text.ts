import type { SourcedRates } from '#domain/money/merge-rates.ts';
import { isStale } from '#domain/money/merge-rates.ts';
import { describeHeldRate, rateText } from '#domain/money/describe-held-rate.ts';
import type { RateDesk, RateOfDay, RateUpdate, SourceState } from '#runtime/services/rates/open-rate-desk.ts';

/** Result of an update: a line per source, a line per held rate, and the number of new ones. */
export function updateText({ sources, changed, held }: RateUpdate): string {
  const lines = sources.map(describeSource);
  const kept = held.map((each) => `${describeHeldRate(each)}\n`);
  const news = `${changed} ${changed === 1 ? 'currency has' : 'currencies have'} a new rate or date.\n`;
  return [...lines, ...kept, news].join('');
}

function describeSource({ name, ratesDate, problem }: SourceState): string {
  return problem === null ? `${name}: ok, rates of ${ratesDate ?? 'no day'}\n` : `${problem}\n`;
}

export interface RateStatus {
  readonly states: Awaited<ReturnType<RateDesk['states']>>;
  readonly rates: SourcedRates;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The sources in order, then the number of currencies by source and day. */
export function statusText({ states, rates, today }: RateStatus): string {
  const sources = states.map(({ name, state }) => {
    if (state === null) return `${name}: never fetched\n`;
    const held = state.held.length === 0 ? '' : `    held back: ${state.held.join(', ')}\n`;
    return `${describeSource(state)}    fetched ${state.checkedAt.slice(0, 16).replace('T', ' ')}\n${held}`;
  });
  const none = 'No sources are configured in RATE_SOURCES. The rates are those shipped with the site.\n';
  return [...(sources.length === 0 ? [none] : sources), '\n', ...describeTable(rates, today)].join('');
}

function describeTable(rates: SourcedRates, today: string): readonly string[] {
  const groups = Map.groupBy(rates, ([, { date, source }]) => `${date}\n${source}`);
  const newestFirst = [...groups].toSorted(([a], [b]) => (a < b ? 1 : -1));
  return newestFirst.map(([key, members]) => {
    const [date = '', source = ''] = key.split('\n');
    const codes = members.map(([currency]) => currency).toSorted();
    const named = codes.length > 8 ? `${codes.slice(0, 8).join(' ')} …` : codes.join(' ');
    const old = isStale(date, today) ? ' (old)' : '';
    return `${String(codes.length).padStart(4)}  ${date}${old}  ${source}\n      ${named}\n`;
  });
}

/** The same as JSON, with every rate. */
export function statusJson({ states, rates, today }: RateStatus): object {
  return {
    sources: states.map(({ name, state }) => ({
      name,
      checkedAt: state?.checkedAt ?? null,
      ratesDate: state?.ratesDate ?? null,
      problem: state?.problem ?? null,
      held: state?.held ?? [],
    })),
    rates: [...rates].map(([currency, { perUsdE8, date, source }]) => ({
      currency,
      perUsd: rateText(perUsdE8),
      date,
      source,
      isOld: isStale(date, today),
    })),
  };
}

export function historyText(rates: readonly RateOfDay[]): string {
  if (rates.length === 0) return 'No rates for these days.\n';
  const widest = Math.max(...rates.map(({ perUsdE8 }) => rateText(perUsdE8).length));
  return rates
    .map(({ date, perUsdE8, source }) => `${date}  ${rateText(perUsdE8).padEnd(widest)}  ${source}\n`)
    .join('');
}
