import { recordOf } from '#domain/kernel/records.ts';
import { planFeatures } from '#domain/plan/field-lists.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { PlainField } from '#domain/plan/plan-fields.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });

/** Odd as a feed may be: without what makes a text be cleaned or cut off. */
const oddName = 'Japan "10 GB" \\ 日本 🗾 & {}';

const coverages = [
  { scope: 'local', coverage: ['JP'] },
  { scope: 'local', coverage: ['TH'] },
  { scope: 'regional', coverage: ['DE', 'ES', 'FR', 'GB', 'IT'], region: 'europe' },
  { scope: 'global', coverage: ['AU', 'BR', 'DE', 'EG', 'JP', 'KR', 'TH', 'US', 'ZA'] },
] as const;

/** A value in every column that holds one: the compiler asks for each. */
function valuesOf(at: number): { readonly [Field in PlainField]: NonNullable<PlanFacts[Field]> } {
  return {
    dataWords: 'about 3 "hours" a day',
    reducedSpeedKbps: 512,
    speedLimitKbps: 10_000,
    fairUse: 'fair use \\ 1 Mbit/s',
    validityDays: 7 + at,
    dayCount: '24h',
    activation: 'first-use',
    installWithinDays: 180,
    apnIos: 'automatic',
    apnAndroid: 'internet',
    topUpWithinDays: 30,
    ...recordOf(planFeatures, () => false),
    tethering: true,
    topUp: at % 2 === 0,
    voiceMinutes: 30,
    smsCount: 20,
    refund: at % 2 === 0 ? '14-days' : 'never',
    unusedData: 'lost',
    afterEnd: 'nothing',
  };
}

/**
 * A feed in the canonical format with a value in every column of a plan.
 * @param cents added to all prices
 */
export function writeReleaseFeed(planCount: number, cents: number): string {
  const plans = Array.from({ length: planCount }, (_, at) => ({
    id: `plan-${at}`,
    provider: at % 2 === 0 ? 'nori' : 'tanuki',
    name: at % 3 === 0 ? { en: `${oddName} ${at}`, ja: `日本 ${at}` } : `Plan ${at}`,
    ...coverages[at % coverages.length],
    ...(at % 5 === 4 ? { dataType: 'unlimited', dataMb: null } : { dataType: 'total', dataMb: 1000 * (1 + at) }),
    ...valuesOf(at),
    price: usd(`${4 + at}.${String(cents).padStart(2, '0')}`),
    prices: [{ amount: String(600 + at), currency: 'JPY' }],
    promoPrice: {
      ...usd(`${3 + at}.50`),
      code: 'A"B\\C',
      minimumSpend: usd('20.00'),
      excludedKinds: ['daily'],
      endsAt: '2099-01-01T00:00:00Z',
    },
    networks: [{ country: coverages[at % coverages.length]?.coverage[0], operator: 'Op "One" & 東', generation: '5G' }],
    breakout: ['HK'],
    url: `https://nori.example/plans/${at}?a="b"&c=%22`,
    updatedAt: '2026-11-20T08:00:00Z',
  }));
  const providers = [
    { slug: 'nori', name: 'Nori "Mobile" 海苔', url: 'https://nori.example/' },
    { slug: 'tanuki', name: 'Tanuki', url: null },
  ];
  return JSON.stringify({ format: 'esim-catalogue/1', providers, plans });
}
