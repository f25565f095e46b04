import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { dropBidiControls } from '#domain/kernel/bidi-text.ts';
import { amountText } from '#domain/money/money.ts';
import type { MarkUp } from '#domain/money/mark-up.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlaceMapping } from '#domain/place/resolve-place.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { damagedText } from '#feeds/read/damaged-text.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { contradiction } from './contradiction.ts';
import { offerUrlOf, type OfferUrlTemplate } from './offer-url.ts';
import type { FeedPrice } from './feed-price.ts';
import { cleanId } from './feed-text.ts';
import { markUpPlan } from './mark-up-plan.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import type { TableMapping } from './mapping-schema.ts';

export interface FeedOptions {
  /** Overrides the provider of the feed or the format. */
  readonly provider: ProviderSlug | null;
  /** Where a plan is sold, for feeds that do not say. */
  readonly offerUrl: OfferUrlTemplate | null;
  /** The currency of feeds that state none; null: the format's default. */
  readonly currency: CurrencyCode | null;
  /** What is added to wholesale prices; null: those are never shown. */
  readonly markUp: MarkUp | null;
  /** What names and codes of places in the feed mean. */
  readonly places?: PlaceMapping | undefined;
  /** How a table of any shape is read; null or absent: the format says so. */
  readonly mapping?: TableMapping | null;
}

/** One row as in the file, after its shape was recognised. */
export interface RawRow<Wire> {
  /** Line of a CSV file, or index of the entry in a JSON file, from 1. */
  readonly number: number;
  readonly wire: Wire;
}

/** A feed whose shape is understood. */
export interface OpenedFeed<Row> {
  /**
   * True when the file holds all plans of the providers in it, so that stored plans it lacks are withdrawn; false for
   * one page of an answer, one kind of plan, or saved examples.
   */
  readonly complete: boolean;
  readonly rows: AsyncIterable<Row>;
  /** What reading the rows has shown about the file as a whole; call it after the last row. Absent: nothing. */
  readonly findings?: () => FeedFindings;
}

/** What is known of a file when its rows are read. */
export interface FeedFindings {
  /**
   * Traces of damage, `3 rows have more or fewer values …`; null: none. A damaged file never counts as complete; one
   * whose damage hides rows, or that fits its header nowhere, is held.
   */
  readonly damage: { readonly words: string; readonly isHeld: boolean } | null;
  /** Columns that are not read, with the number of their values. */
  readonly unreadColumns?: Readonly<Record<string, number>>;
}

interface MappedPlan extends ProviderPlan {
  /** Destinations of the feed's list that the plan is not listed at: parts of countries, and unknown codes. */
  readonly leftOut: readonly string[];
  /** The provider that the row itself names; null: rows of this format name none. */
  readonly namedProvider: string | null;
  /** Absent: the format states one price of unspecified kind. */
  readonly priceKind?: 'retail' | 'wholesale';
  /** What the row sent and what is kept, `4.12345 → 4.12 USD`; absent: the price is exact. */
  readonly roundedPrice?: string;
}

export interface MappedRow {
  readonly number: number;
  readonly result: Result<MappedPlan, Skip>;
}

export type Mapped = Result<MappedPlan, Skip>;

export interface FeedAdapter {
  /** Description of the format, for sentences: "expected …". */
  readonly expected: string;
  /** Source name: formats with the same name are one source, and withdraw only each other's plans. */
  readonly feed: string;
  /** Recognises the file's shape; throws a `FeedRefusal` when it is none of the format's. */
  open(file: FeedFile, options: FeedOptions): Promise<OpenedFeed<MappedRow>>;
}

interface AdapterParts<Wire> {
  readonly expected: string;
  readonly feed: string;
  readonly read: (file: FeedFile) => Promise<OpenedFeed<RawRow<Wire>>>;
  /** Pure: a row's facts, or why there are none. */
  readonly map: (wire: Wire, options: FeedOptions) => Mapped;
}

/** Combines a reader and a mapper and hides their row type. */
export function defineAdapter<Wire>({ expected, feed: name, read, map }: AdapterParts<Wire>): FeedAdapter {
  return {
    expected,
    feed: name,
    open: async (file, options) => {
      const { rows, ...feed } = await read(file);
      return { ...feed, rows: mapRows(rows, (wire) => finishPlan(map(wire, options), options)) };
    },
  };
}

async function* mapRows<Wire>(
  rows: AsyncIterable<RawRow<Wire>>,
  map: (wire: Wire) => Mapped,
): AsyncGenerator<MappedRow> {
  for await (const { number, wire } of rows) {
    const damage = damagedText(wire);
    yield { number, result: damage === null ? map(wire) : failure(damage) };
  }
}

const maxIdLength = 128;

/**
 * Rules for plans of every format: a clean, bounded id, the operator's address, and no bidi controls in texts kept
 * verbatim.
 */
export function finishPlan(mapped: Mapped, options: FeedOptions): Mapped {
  if (!mapped.ok) return mapped;
  const { provider, plan, leftOut, namedProvider } = mapped.value;
  const externalId = cleanId(plan.externalId, maxIdLength + 1);
  if (externalId === null) return failure(skip('missing-field', 'id', plan.externalId));
  if (externalId.length > maxIdLength) return failure(skip('too-long', 'id', plan.externalId));
  const odd = contradiction(plan);
  if (odd !== null) return failure(odd);
  // Mappers use the id as the name of a plan without a meaningful one.
  const name = plan.name === plan.externalId ? externalId : plan.name;
  const stated = plan.url === null ? null : dropBidiControls(plan.url);
  const url = stated ?? offerUrlOf(options.offerUrl, { id: externalId, provider: provider.slug });
  const { sent, ...price }: FeedPrice = plan.price;
  const finished = {
    ...mapped.value,
    plan: { ...plan, externalId, name, url, price },
    ...(sent !== undefined && { roundedPrice: `${sent} → ${amountText(price)} ${price.currency}` }),
    leftOut: leftOut.map(dropBidiControls),
    namedProvider: namedProvider === null ? null : dropBidiControls(namedProvider),
  };
  return options.markUp === null ? success(finished) : withMarkUp(finished, options.markUp);
}

/**
 * The seller's recommended retail price stays unchanged; a single price is wholesale where the operator sets a
 * mark-up.
 */
function withMarkUp(mapped: MappedPlan, markUp: MarkUp): Mapped {
  if (mapped.priceKind === 'retail') return success(mapped);
  const plan = markUpPlan(mapped.plan, markUp);
  return plan.ok ? success({ ...mapped, plan: plan.value, priceKind: 'wholesale' }) : plan;
}

/** The provider of a feed that names none: the format's own, or the one the operator names. */
export function chooseProvider(usual: ProviderFacts, given: ProviderSlug | null): ProviderFacts {
  return given === null || given === usual.slug ? usual : providerNamedAfter(given);
}

/** `nori-mobile` → "Nori Mobile"; no other facts. */
export function providerNamedAfter(slug: ProviderSlug): ProviderFacts {
  const name = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return { slug, name, url: null, image: null, example: false };
}
