import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { WholePlan, PlanSelection } from '#catalogue/read/whole-plan.ts';
import { planFeatures } from '#domain/plan/field-lists.ts';
import { displayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { shareValues } from '#domain/listing/list-query.ts';
import { sharesOf } from '#domain/listing/region-shares.ts';
import { isCountryKey, type DestinationKey } from '#domain/place/destination-key.ts';
import { parseDestinationKey } from '#domain/place/destinations.ts';
import { coverageAt } from '#domain/plan/coverage.ts';
import { parseAmount } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { recordOf } from '#domain/kernel/records.ts';
import type { Context } from '#runtime/services/context.ts';
import { failureSchema } from '#api/api-failure.ts';
import { currencyOf, priceCurrency, openQuery } from '#api/call-query.ts';
import { dataKind } from '#api/plan-facts.ts';
import { parsedParameter } from './parsed-parameter.ts';
import { describeOpenPlan, openPlanSchema } from './open-plan.ts';
import { cursorParameter, writeCursor } from './plan-cursor.ts';

const whole = (most: number) =>
  z
    .string()
    .regex(/^\d{1,8}$/, { error: `must be a whole number up to ${most}` })
    .transform(Number)
    .refine((number) => number <= most, { error: `must be a whole number up to ${most}` })
    .optional();

const yesOrNo = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((text) => text === 'true')
  .optional()
  .describe('Plans that do not say are in neither list.');

const amount = z
  .string()
  .regex(/^\d{1,11}(\.\d{1,4})?$/, { error: 'must be a plain decimal with at most four decimals' })
  .optional();

const features = recordOf(planFeatures, () => yesOrNo);

const parameters = openQuery({
  destination: parsedParameter(parseDestinationKey, 'must be a country code or a region: JP, europe').describe(
    'Country code in upper case, or slug of a region: every plan that its page lists.',
  ),
  provider: parsedParameter(parseProviderSlug, 'must be the slug of a provider').describe(
    'Of a slug that was merged into another provider: the plans of that one.',
  ),
  scope: z.enum(['local', 'regional', 'global']).optional(),
  dataKind: dataKind.optional(),
  minDataMb: whole(10_000_000).describe('Of plans with a stated amount.'),
  maxDataMb: whole(10_000_000),
  minDays: whole(3650).describe('Plans that never expire are among them.'),
  maxDays: whole(3650),
  generation: z.enum(['2G', '3G', '4G', '5G']).optional().describe('The best network that the plan states.'),
  ...features,
  currency: priceCurrency('prices are given and compared in'),
  minPrice: amount.describe('Least list price in that currency.'),
  maxPrice: amount.describe('Highest list price in that currency.'),
  share: z
    .enum(shareValues, { error: `must be one of ${shareValues.join(', ')}` })
    .optional()
    .describe('Least share of the countries of a region as `destination`, in percent; `less`: less than half of them.'),
  sort: z
    .enum(['share'], { error: 'must be share' })
    .optional()
    .describe('Most countries of a region as `destination` first; left out: by number.'),
  limit: whole(200).refine((limit) => limit !== 0, { error: 'must be from 1 to 200' }),
  cursor: cursorParameter,
});

const query = parameters
  .refine(({ share, destination }) => share === undefined || isRegion(destination), {
    path: ['share'],
    error: 'needs a region as destination',
  })
  .refine(({ sort, destination }) => sort === undefined || isRegion(destination), {
    path: ['sort'],
    error: 'needs a region as destination',
  })
  .refine(({ sort, cursor }) => cursor === undefined || (sort === 'share') === (cursor.coveredHere !== null), {
    path: ['cursor'],
    error: 'is of a list in another order',
  });

function isRegion(destination: DestinationKey | undefined): boolean {
  return destination !== undefined && !isCountryKey(destination);
}

type Query = z.output<typeof query>;

const usualLimit = 50;

const listedPlanSchema = openPlanSchema.extend({
  destinationShare: z
    .object({ covered: z.number().int(), of: z.number().int() })
    .nullable()
    .describe('In how many of the inhabited countries of `destination` it works; null: none was asked for.'),
});

const pageSchema = z.object({
  plans: z
    .array(listedPlanSchema)
    .describe('By number, unless `sort` says otherwise. May be fewer than `limit`, even none, before the last page.'),
  next: z.string().nullable().describe('`cursor` of the next page; null: this is the last.'),
});

/** `GET /v1/plans`: offered plans page by page. During an import no plan is returned twice; new ones come last. */
export const listPlans: FastifyPluginAsyncZod<{ context: Context }> = async (app, { context }) => {
  app.get('/plans', {
    schema: {
      operationId: 'listPlans',
      summary: 'Plans that match, page by page',
      tags: ['open data'],
      querystring: query,
      response: { 200: pageSchema, 400: failureSchema, 429: failureSchema },
    },
    handler: async ({ query: asked }) => {
      const currency = currencyOf(asked, context);
      const { destination, locale, limit = usualLimit, cursor = null } = asked;
      const [rates, { always: alwaysLinked }] = await Promise.all([
        context.currency.rates(),
        context.catalogue.sellerLinks(),
      ]);
      const rules = [shareRule(asked), priceRule(asked, currency, rates)].filter((rule) => rule !== null);
      const page = await context.catalogue.findPlans({
        selection: selectionOf(asked),
        after: cursor,
        limit,
        ...(rules.length > 0 && { accepts: (plan) => rules.every((accepts) => accepts(plan)) }),
        ...(asked.sort === 'share' && { order: 'covered-here' as const }),
      });
      return {
        plans: page.plans.map((plan) => ({
          ...describeOpenPlan(plan, { locale, currency, rates, alwaysLinked }),
          destinationShare: shareAt(destination, plan),
        })),
        next: page.next === null ? null : writeCursor(page.next),
      };
    },
  });
};

function selectionOf(asked: Query): PlanSelection {
  const { destination, provider, scope, dataKind, generation } = asked;
  const wanted = planFeatures.flatMap((feature) => {
    const value = asked[feature];
    return value === undefined ? [] : [[feature, value] as const];
  });
  const entries = Object.entries({
    destination,
    provider,
    scope,
    dataKind,
    generation,
    leastMb: asked.minDataMb,
    mostMb: asked.maxDataMb,
    leastDays: asked.minDays,
    mostDays: asked.maxDays,
  }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(entries), features: Object.fromEntries(wanted) };
}

function shareAt(destination: DestinationKey | undefined, { plan }: WholePlan) {
  if (destination === undefined) return null;
  const { coveredHere, countriesHere } = coverageAt(destination, plan.coverage);
  return { covered: coveredHere, of: countriesHere };
}

/** Null: any share. */
function shareRule({ destination, share }: Query): ((plan: WholePlan) => boolean) | null {
  if (destination === undefined || share === undefined) return null;
  return ({ plan }) => sharesOf(coverageAt(destination, plan.coverage)).includes(share);
}

/** Compares unrounded prices, the seller's own where it has one. Null: no price limit. */
function priceRule(
  { minPrice, maxPrice }: Query,
  currency: CurrencyCode,
  rates: RateTable,
): ((plan: WholePlan) => boolean) | null {
  if (minPrice === undefined && maxPrice === undefined) return null;
  const least = unitsOf(minPrice, currency) ?? 0;
  const most = unitsOf(maxPrice, currency) ?? Number.MAX_SAFE_INTEGER;
  return ({ plan: { price, ownPrices } }) => {
    const ownPrice = ownPrices.find((own) => own.currency === currency) ?? null;
    const units = displayPrice({ price, ownPrice, currency, rates })?.money.units ?? -1;
    return units >= least && units <= most;
  };
}

function unitsOf(text: string | undefined, currency: CurrencyCode): number | null {
  const money = text === undefined ? null : parseAmount(text, currency);
  return money?.ok === true ? money.value.units : null;
}
