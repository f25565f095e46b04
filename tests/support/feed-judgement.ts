import type { PlanFacts } from '#domain/plan/plan.ts';
import { feedAdapters, type FeedFormatName } from '#feeds/adapters/feed-format.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { skipReasons } from '#feeds/read/skip-reason.ts';
import { noOptions, openTestFile, writeTemporaryFile } from '#tests/support/feed-files.ts';

export interface FeedJudgement {
  readonly rows: number;
  readonly plans: number;
  /** Rules that a plan breaks, and reasons that are in no list. */
  readonly wrong: readonly string[];
}

/** How many rows a text has and the problems of each; null: the text is refused as a whole. */
export async function judgeFeed(format: FeedFormatName, text: string): Promise<FeedJudgement | null> {
  using file = writeTemporaryFile(text === '' ? ' ' : text);
  let rows = 0;
  let plans = 0;
  const wrong: string[] = [];
  try {
    const feed = await feedAdapters[format].open(await openTestFile(file.path), noOptions);
    for await (const { result } of feed.rows) {
      rows += 1;
      if (result.ok) {
        plans += 1;
        const { plan } = result.value;
        wrong.push(...brokenRules(plan, saysUnknown(format)), ...turningTexts(result.value));
      } else if (!skipReasons.includes(result.reason.reason)) wrong.push(`reason ${result.reason.reason}`);
    }
    return { rows, plans, wrong };
  } catch (error) {
    if (error instanceof FeedRefusal) return null;
    throw error;
  }
}

/** Texts of a row with bidi controls that could reorder their neighbours. */
function turningTexts(mapped: object): string[] {
  const text = JSON.stringify(mapped);
  return /[\u202a-\u202e\u2066-\u2069]/.test(text) ? [`nothing turns text around: ${text}`] : [];
}

/**
 * The catalogue's own format can state that an amount is unknown, or less than a megabyte, since a catalogue may
 * contain that.
 */
function saysUnknown(format: FeedFormatName): boolean {
  return format === 'canonical-json' || format === 'canonical-csv';
}

function isAmount(dataMb: number | null, mayBeUnknown: boolean): boolean {
  if (mayBeUnknown) return dataMb === null || dataMb > 0;
  return dataMb !== null && dataMb >= 1;
}

/** What must hold for every plan that reaches the catalogue. */
function brokenRules(plan: PlanFacts, mayBeUnknown: boolean): string[] {
  const rules: readonly (readonly [rule: string, holds: boolean])[] = [
    ['the id is bounded', plan.externalId.length >= 1 && plan.externalId.length <= 128],
    ['the price is whole and not negative', Number.isSafeInteger(plan.price.units) && plan.price.units >= 0],
    ['own prices are positive or free', plan.ownPrices.every(({ units }) => Number.isSafeInteger(units) && units >= 0)],
    ['there is coverage', plan.coverage.length > 0],
    ['coverage is sorted without repeats', plan.coverage.join() === [...new Set(plan.coverage)].toSorted().join()],
    ['local means one country', (plan.scope === 'local') === (plan.coverage.length === 1)],
    ['a fixed amount is known', !['total', 'daily'].includes(plan.dataKind) || isAmount(plan.dataMb, mayBeUnknown)],
    [
      'validity is within ten years',
      plan.validityDays === null || (plan.validityDays >= 1 && plan.validityDays <= 3650),
    ],
    ['the address is https', plan.url === null || plan.url.toLowerCase().startsWith('https://')],
    ['the time is in UTC', plan.statedAt === null || plan.statedAt.endsWith('Z')],
    ['no number is broken', !JSON.stringify(plan).includes('NaN')],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => `${rule}: ${JSON.stringify(plan)}`);
}
