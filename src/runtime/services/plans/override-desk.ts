import { correctionOf, pinOf } from '#catalogue/overlays/plan-overlays.ts';
import {
  correctFacts,
  hidePlan,
  liftEndedOverlays,
  pinPrice,
  showPlan,
  uncorrectFacts,
  unpinPrice,
} from '#catalogue/project/change-overlays.ts';
import { publishChange } from '#catalogue/project/publish-change.ts';
import { plansWithEndedOverlays } from '#catalogue/overlays/plan-overlays.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import { splitWords } from '#catalogue/stored/stored-values.ts';
import { createRateStore } from '#currency/create-rate-store.ts';
import { ensureRates } from '#currency/fallback-rates.ts';
import type { Database } from '#database/database.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanCorrection } from '#domain/plan/fact-correction.ts';
import { correctedCountries } from '#domain/plan/network-correction.ts';
import { surprisingRatio, type PricePin } from '#domain/plan/price-pin.ts';
import { amountText } from '#feeds/judge/check-price.ts';
import { createProviderDesk, describeProvider, type OverriddenProvider, type ProviderDesk } from './provider-desk.ts';
import { explainPlan, type AskedList, type PlanExplanation } from './explain-plan.ts';
import { parseProviderSlug, type ProviderSlug } from '#domain/plan/provider-slug.ts';

/** A plan that the operator hides or corrects, or whose price is pinned. */
export interface OverriddenPlan {
  readonly id: number;
  readonly provider: ProviderSlug;
  readonly externalId: string;
  readonly name: string;
  /** Why it is hidden; null: it is not. */
  readonly hiddenBecause: string | null;
  readonly pin: PricePin | null;
  readonly correction: PlanCorrection | null;
  readonly feedPrice: Money;
  /** False: its feed no longer has it. */
  readonly isOffered: boolean;
}

/** What lies over a plan, with everything else that makes it what it is. */
export interface ExplainedPlan extends PlanExplanation {
  readonly plan: OverriddenPlan;
  readonly provider: OverriddenProvider;
  /** The provider that visitors see instead; null: it is not merged. */
  readonly mergedInto: OverriddenProvider | null;
}

/** What the operator says over the feeds. Everything throws when the database fails. */
export interface OverrideDesk extends ProviderDesk {
  /** By id. @param providers of these only */
  plans(providers?: readonly string[]): Promise<readonly OverriddenPlan[]>;
  plan(id: number): Promise<Result<OverriddenPlan>>;
  hidePlan(id: number, reason: string): Promise<Result<OverriddenPlan>>;
  showPlan(id: number): Promise<Result<OverriddenPlan>>;
  /** A price far from the feed's is refused with a question. @param isSure the question was answered */
  pin(id: number, pin: PricePin, isSure?: boolean): Promise<Result<OverriddenPlan>>;
  unpin(id: number): Promise<Result<OverriddenPlan>>;
  correct(id: number, correction: PlanCorrection): Promise<Result<OverriddenPlan>>;
  uncorrect(id: number): Promise<Result<OverriddenPlan>>;
  /** Where the plan comes from, and why it stands where it stands in a list. */
  explain(id: number, asked: AskedList): Promise<Result<ExplainedPlan>>;
  /** Lifts pins and corrections that have ended, and returns of how many plans. */
  liftEnded(): Promise<number>;
}

export function createOverrideDesk(database: Database, now: () => Date): OverrideDesk {
  const { queries, engine } = database;
  const change = <Value>(work: (store: EngineQueries) => Promise<Value>): Promise<Value> =>
    database.write((transaction) => work({ queries: transaction, engine }));
  const changePlan = async (
    id: number,
    work: (store: EngineQueries, plan: OverriddenPlan) => Promise<Result<null>>,
  ): Promise<Result<OverriddenPlan>> =>
    change(async (store) => {
      const plan = await findPlan(store.queries, id);
      if (plan === null) return failure(noPlan(id));
      const done = await work(store, plan);
      if (!done.ok) return done;
      await publishChange(store, now());
      return success((await findPlan(store.queries, id)) ?? plan);
    });
  return {
    ...createProviderDesk(database, now),
    plans: (providers) => readPlans(queries, { providers: providers ?? null }),
    plan: async (id) => {
      const plan = await findPlan(queries, id);
      return plan === null ? failure(noPlan(id)) : success(plan);
    },
    hidePlan: (id, reason) =>
      changePlan(id, async (store) => {
        await hidePlan(store, id, { reason, now: now() });
        return success(null);
      }),
    showPlan: (id) =>
      changePlan(id, async (store) =>
        (await showPlan(store, id, now())) ? success(null) : failure(`Plan ${id} is not hidden.`),
      ),
    pin: async (id, pin, isSure = false) => {
      const rates = createRateStore(database);
      await ensureRates(rates);
      const table = await rates.rates();
      return changePlan(id, async (store, plan) => {
        if (!plan.isOffered) return failure(`Plan ${id} is no longer offered, so its price cannot be pinned.`);
        const ratio = surprisingRatio(pin.price, plan.feedPrice, table);
        if (ratio !== null && !isSure) return failure(askAboutPrice(plan.feedPrice, ratio));
        await pinPrice(store, id, pin);
        return success(null);
      });
    },
    unpin: (id) =>
      changePlan(id, async (store) =>
        (await unpinPrice(store, id, now())) ? success(null) : failure(`The price of plan ${id} is not pinned.`),
      ),
    correct: (id, correction) =>
      changePlan(id, async (store) => {
        const { networks } = correction;
        if (networks !== undefined && correctedCountries(await readCountries(store.queries, id), networks).length === 0)
          return failure(`Plan ${id} does not work there, so its networks there cannot be corrected.`);
        await correctFacts(store, id, correction);
        return success(null);
      }),
    uncorrect: (id) =>
      changePlan(id, async (store) =>
        (await uncorrectFacts(store, id, now())) ? success(null) : failure(`Plan ${id} is not corrected.`),
      ),
    explain: async (id, asked) => {
      const plan = await findPlan(queries, id);
      const explanation = await explainPlan(database, id, { asked, now: now() });
      if (plan === null || explanation === null) return failure(noPlan(id));
      const provider = await describeProvider(queries, plan.provider);
      if (!provider.ok) return provider;
      const { mergedInto: slug } = provider.value;
      const shown = slug === null ? success(null) : await describeProvider(queries, slug);
      return shown.ok ? success({ plan, provider: provider.value, mergedInto: shown.value, ...explanation }) : shown;
    },
    liftEnded: async () => {
      // Hardly ever is there one: nobody else waits for a lock.
      if ((await plansWithEndedOverlays(queries, now())).length === 0) return 0;
      return change(async (store) => {
        const lifted = await liftEndedOverlays(store, now());
        if (lifted > 0) await publishChange(store, now());
        return lifted;
      });
    },
  };
}

function askAboutPrice(stated: Money, ratio: number): string {
  const [times, side] = ratio > 1 ? [ratio, 'above'] : [1 / ratio, 'below'];
  const factor = Math.round(times).toLocaleString('en');
  return `Is that price right? It is ${factor} times ${side} the feed’s, ${amountText(stated)}. If it is, say so with --sure.`;
}

function noPlan(id: number): string {
  return `There is no plan ${id}; its number is at the end of its address.`;
}

async function findPlan(queries: Queries, id: number): Promise<OverriddenPlan | null> {
  const [plan] = await readPlans(queries, { id });
  return plan ?? null;
}

async function readCountries(queries: Queries, planId: number): Promise<readonly CountryCode[]> {
  const { countries } = await queries
    .selectFrom('plan')
    .innerJoin('coverage_set', 'coverage_set.id', 'plan.coverage_set_id')
    .select('countries')
    .where('plan.id', '=', planId)
    .executeTakeFirstOrThrow();
  return splitWords<CountryCode>(countries);
}

type PlanQuery = { readonly id: number } | { readonly providers: readonly string[] | null };

async function readPlans(queries: Queries, which: PlanQuery): Promise<readonly OverriddenPlan[]> {
  let query = queries
    .selectFrom('plan')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .leftJoin('plan_statement as stated', 'stated.plan_id', 'plan.id')
    .select(['plan.id', 'provider.slug', 'provider.example', 'plan.external_id', 'plan.name'])
    .select(['plan.price_currency', 'plan.price_units'])
    .select(['stated.price_currency as stated_currency', 'stated.price_units as stated_units'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('plan_absence')
          .select('run_id')
          .whereRef('plan_absence.plan_id', '=', 'plan.id')
          .where('withdraws', '=', 1),
      ).as('is_withdrawn'),
    )
    .orderBy('plan.id');
  if ('id' in which) {
    query = query.where('plan.id', '=', which.id);
  } else {
    query = query.where('plan.id', 'in', ({ selectFrom }) => selectFrom('plan_overlay').select('plan_id'));
    if (which.providers !== null) {
      const slugs = which.providers.map(parseProviderSlug).flatMap((slug) => (slug.ok ? [slug.value] : []));
      if (slugs.length === 0) return [];
      query = query.where('provider.slug', 'in', slugs);
    }
  }
  const overlays = await queries.selectFrom('plan_overlay').selectAll().execute();
  const byPlan = Map.groupBy(overlays, (row) => row.plan_id);
  const statesReal = await readStatesReal(queries);
  return (await query.execute()).map((row) => {
    const said = byPlan.get(row.id) ?? [];
    const { stated_units: units, stated_currency: currency } = row;
    return {
      id: row.id,
      provider: row.slug,
      externalId: row.external_id,
      name: row.name,
      hiddenBecause: said.find(({ kind }) => kind === 'hidden')?.reason ?? null,
      pin: pinOf(said.find(({ kind }) => kind === 'price')),
      correction: correctionOf(said.find(({ kind }) => kind === 'facts')),
      feedPrice:
        units === null || currency === null
          ? { units: row.price_units, currency: row.price_currency }
          : { units, currency },
      isOffered: units !== null && !row.is_withdrawn && !(row.example === 1 && statesReal),
    };
  });
}
