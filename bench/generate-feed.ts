import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Known } from '#domain/plan/plan.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';
import { demoPlans, demoSeed } from '#demo/generator/demo-plans.ts';

const amountOf = ({ units }: Money): string => String(units / unitsPerWhole);
const stated = (known: Known): string => (known === null ? '' : String(known));
const joined = (words: Iterable<string>, separator: string): string => [...new Set(words)].join(separator);

/** What each column of the canonical CSV says of a plan. */
const columns: Readonly<Record<string, (each: ProviderPlan) => string | number | null>> = {
  provider: ({ provider }) => provider.slug,
  id: ({ plan }) => plan.externalId,
  name: ({ plan }) => (typeof plan.name === 'string' ? plan.name : (plan.name.en ?? '')),
  scope: ({ plan }) => plan.scope,
  coverage: ({ plan }) => plan.coverage.join(' '),
  region: ({ plan }) => plan.region,
  data_type: ({ plan }) => plan.dataKind,
  data_mb: ({ plan }) => plan.dataMb,
  reduced_speed_kbps: ({ plan }) => plan.reducedSpeedKbps,
  speed_limit_kbps: ({ plan }) => plan.speedLimitKbps,
  validity_days: ({ plan }) => plan.validityDays,
  price: ({ plan }) => amountOf(plan.price),
  currency: ({ plan }) => plan.price.currency,
  tethering: ({ plan }) => stated(plan.tethering),
  top_up: ({ plan }) => stated(plan.topUp),
  ekyc: ({ plan }) => stated(plan.ekyc),
  phone_number: ({ plan }) => stated(plan.phoneNumber),
  generation: ({ plan }) => plan.networks[0]?.generation ?? null,
  operators: ({ plan }) =>
    joined(
      plan.networks.flatMap(({ operator }) => operator ?? []),
      ';',
    ),
  breakout: ({ plan }) => plan.breakout.join(' '),
  url: ({ plan }) => plan.url,
};

export interface GeneratedFeed {
  readonly planCount: number;
  /** How many plans in a hundred cost one unit more than in the feed with 0. */
  readonly dearer: number;
}

function* lines({ planCount, dearer }: GeneratedFeed): Generator<string> {
  yield `${Object.keys(columns).join(',')}\n`;
  const readers = Object.values(columns);
  let index = 0;
  for (const made of demoPlans({ seed: demoSeed, planCount, asOf: new Date('2026-11-01T00:00:00Z') })) {
    index += 1;
    const each = index % 100 < dearer ? raise(made) : made;
    yield `${readers.map((read) => quote(String(read(each) ?? ''))).join(',')}\n`;
  }
}

function raise({ provider, plan }: ProviderPlan): ProviderPlan {
  return { provider, plan: { ...plan, price: { ...plan.price, units: plan.price.units + unitsPerWhole } } };
}

function quote(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes a canonical CSV with this many invented plans, the same ones each time. */
export async function generateFeed(path: string, feed: GeneratedFeed): Promise<void> {
  await pipeline(Readable.from(lines(feed)), createWriteStream(path));
}
