import { correctionOf, pinOf } from '#catalogue/overlays/plan-overlays.ts';
import { layOver, liftEndedOverlays, liftOverlay } from '#catalogue/project/change-overlays.ts';
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
import { createProviderDesk, describeProvider } from './provider-desk.ts';
import { explainPlan, type AskedList } from './explain-plan.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';

/** What the operator says over the feeds. Everything throws when the database fails. */
export function createOverrideDesk(database: Database, now: () => Date) {
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
  const lift = (id: number, kind: keyof typeof nothingSaid): Promise<Result<OverriddenPlan>> =>
    changePlan(id, async (store) =>
      (await liftOverlay(store, id, { kind, now: now() })) ? success(null) : failure(nothingSaid[kind](id)),
    );
  return {
    ...createProviderDesk(database, now),
    /** By id. @param providers of these only */
    plans: (providers?: readonly string[]) => readPlans(queries, { providers: providers ?? null }),
    plan: async (id: number): Promise<Result<OverriddenPlan>> => {
      const plan = await findPlan(queries, id);
      return plan === null ? failure(noPlan(id)) : success(plan);
    },
    hidePlan: (id: number, reason: string) =>
      changePlan(id, async (store) => {
        const [plan, at] = [{ plan_id: id, kind: 'hidden' } as const, now().toISOString()];
        await layOver(store, { ...plan, said: true, reason, said_at: at, ends_at: null });
        return success(null);
      }),
    showPlan: (id: number) => lift(id, 'hidden'),
    /** A price far from the feed's is refused with a question. @param isSure the question was answered */
    pin: async (id: number, pin: PricePin, isSure = false) => {
      const rates = createRateStore(database);
      await ensureRates(rates);
      const table = await rates.rates();
      return changePlan(id, async (store, plan) => {
        if (!plan.isOffered) return failure(`Plan ${id} is no longer offered, so its price cannot be pinned.`);
        const ratio = surprisingRatio(pin.price, plan.feedPrice, table);
        if (ratio !== null && !isSure) return failure(askAboutPrice(plan.feedPrice, ratio));
        const { price: said, reason, pinnedAt: said_at, endsAt: ends_at } = pin;
        await layOver(store, { plan_id: id, kind: 'price', said, reason, said_at, ends_at });
        return success(null);
      });
    },
    unpin: (id: number) => lift(id, 'price'),
    correct: (id: number, correction: PlanCorrection) =>
      changePlan(id, async (store) => {
        const { facts, networks, reason, correctedAt: said_at, endsAt: ends_at } = correction;
        if (networks !== undefined && correctedCountries(await readCountries(store.queries, id), networks).length === 0)
          return failure(`Plan ${id} does not work there, so its networks there cannot be corrected.`);
        await layOver(store, { plan_id: id, kind: 'facts', said: { ...facts, networks }, reason, said_at, ends_at });
        return success(null);
      }),
    uncorrect: (id: number) => lift(id, 'facts'),
    /** Where the plan comes from, and why it stands where it stands in a list. */
    explain: async (id: number, asked: AskedList) => {
      const plan = await findPlan(queries, id);
      const explanation = await explainPlan(database, id, { asked, now: now() });
      if (plan === null || explanation === null) return failure(noPlan(id));
      const provider = await describeProvider(queries, plan.provider);
      if (!provider.ok) return provider;
      const { mergedInto: slug } = provider.value;
      // The provider that visitors see instead; null: it is not merged.
      const shown = slug === null ? success(null) : await describeProvider(queries, slug);
      return shown.ok ? success({ plan, provider: provider.value, mergedInto: shown.value, ...explanation }) : shown;
    },
    /** Lifts pins and corrections that have ended, and returns of how many plans. */
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

export type OverrideDesk = ReturnType<typeof createOverrideDesk>;

/** What lies over a plan, with everything else that makes it what it is. */
export type ExplainedPlan = Extract<Awaited<ReturnType<OverrideDesk['explain']>>, { readonly ok: true }>['value'];

function askAboutPrice(stated: Money, ratio: number): string {
  const [times, side] = ratio > 1 ? [ratio, 'above'] : [1 / ratio, 'below'];
  const factor = Math.round(times).toLocaleString('en');
  return `Is that price right? It is ${factor} times ${side} the feed’s, ${amountText(stated)}. If it is, say so with --sure.`;
}

const nothingSaid = {
  hidden: (id: number) => `Plan ${id} is not hidden.`,
  price: (id: number) => `The price of plan ${id} is not pinned.`,
  facts: (id: number) => `Plan ${id} is not corrected.`,
} as const;

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

/** A plan that the operator hides or corrects, or whose price is pinned. */
export type OverriddenPlan = Awaited<ReturnType<typeof readPlans>>[number];

type PlanQuery = { readonly id: number } | { readonly providers: readonly string[] | null };

async function readPlans(queries: Queries, which: PlanQuery) {
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
      /** Why it is hidden; null: it is not. */
      hiddenBecause: said.find(({ kind }) => kind === 'hidden')?.reason ?? null,
      pin: pinOf(said.find(({ kind }) => kind === 'price')),
      correction: correctionOf(said.find(({ kind }) => kind === 'facts')),
      feedPrice:
        units === null || currency === null
          ? { units: row.price_units, currency: row.price_currency }
          : { units, currency },
      /** False: its feed no longer has it. */
      isOffered: units !== null && !row.is_withdrawn && !(row.example === 1 && statesReal),
    };
  });
}
