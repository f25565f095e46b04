import { z } from 'zod';
import {
  afterDataSchema,
  checkedAt,
  dataKind,
  generation,
  isUnconfirmed,
  known,
  offer,
  pin,
  plainFacts,
  scope,
  time,
} from '#api/plan-facts.ts';
import type { WholePlan } from '#catalogue/read/whole-plan.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { afterData } from '#domain/plan/after-data.ts';
import { planNameIn } from '#domain/plan/plan-name.ts';
import { amountSchema, sellerAmount, shownAmount } from './amount.ts';

const promoSchema = z.object({
  price: amountSchema,
  code: z.string().nullable().describe('To be entered when buying; null: none is stated.'),
  newCustomersOnly: known,
  minimumSpend: amountSchema.nullable().describe('What the list price must reach; null: no minimum is stated.'),
  excludedKinds: z.array(dataKind),
  startsAt: time.nullable().describe('ISO 8601 in UTC; null: not stated.'),
  endsAt: time.nullable().describe('ISO 8601 in UTC; null: not stated.'),
});

export const openPlanSchema = z.object({
  id: z.number().int().describe('Number of the plan on this site; never given to another one.'),
  externalId: z.string().describe('The seller’s own id.'),
  provider: z.object({ slug: z.string(), name: z.string(), example: z.boolean().describe('True: invented.') }),
  name: z.string(),
  scope,
  region: z.string().nullable().describe('Slug of the region that the seller names it after.'),
  coverage: z.array(z.string()).describe('ISO 3166-1 alpha-2, or XK; sorted.'),
  price: amountSchema.nullable().describe('List price in the asked currency; null: it cannot be converted.'),
  sellerPrice: amountSchema.describe('List price in the currency that the seller names first.'),
  ownPrices: z.array(amountSchema).describe('Further prices that the seller itself asks.'),
  promo: promoSchema.nullable().describe('Null: none.'),
  networks: z.array(
    z.object({
      country: z.string(),
      operator: z.string().nullable().describe('Null: not stated.'),
      generation,
    }),
  ),
  breakout: z.array(z.string()).describe('Countries where traffic leaves to the internet; empty: not stated.'),
  ...plainFacts,
  afterData: afterDataSchema,
  offer,
  arrival: z.string().describe('Path of the steps after the purchase, from installing to deleting.'),
  checkedAt,
  isUnconfirmed,
  pin,
});

export type OpenPlan = z.output<typeof openPlanSchema>;

export interface PlanDisplay {
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly alwaysLinked: readonly string[];
}

/** A plan with its price in a currency. Links go through `/go`, which counts clicks, so the seller's URL is omitted. */
export function describeOpenPlan(listed: WholePlan, look: PlanDisplay): OpenPlan {
  const { id, provider, plan, isUnconfirmed, pin: pinned } = listed;
  const { name, url, statedAt, price, ownPrices, promo, coverage, networks, breakout, ...facts } = plan;
  const { slug, name: providerName, example } = provider;
  return {
    ...facts,
    id,
    provider: { slug, name: providerName, example },
    name: planNameIn(name, look.locale),
    coverage: [...coverage],
    networks: networks.map((network) => ({ ...network })),
    breakout: [...breakout],
    price: shownAmount({ price, ownPrices, currency: look.currency, rates: look.rates }),
    sellerPrice: sellerAmount(price),
    ownPrices: ownPrices.map(sellerAmount),
    promo: promo && describePromo(promo),
    offer: url === null && !look.alwaysLinked.includes(slug) ? null : `/go/${id}`,
    arrival: `/arrival?plan=${id}`,
    checkedAt: statedAt,
    isUnconfirmed,
    pin: pinned,
    afterData: afterData(facts),
  };
}

function describePromo(promo: NonNullable<WholePlan['plan']['promo']>): z.output<typeof promoSchema> {
  const { price, minimumSpend, excludedKinds, ...terms } = promo;
  return {
    ...terms,
    price: sellerAmount(price),
    minimumSpend: minimumSpend && sellerAmount(minimumSpend),
    excludedKinds: [...excludedKinds],
  };
}
