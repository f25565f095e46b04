import type { Selectable } from 'kysely';
import { correctionOf, pinOf } from '#catalogue/overlays/plan-overlays.ts';
import {
  overrideOf,
  readOverride,
  saveOverride,
  type ProviderOverride,
} from '#catalogue/overlays/provider-overrides.ts';
import { mergeProvider, readMergedSlugs, splitProvider } from '#catalogue/overlays/provider-merges.ts';
import { showProvider } from '#catalogue/overlays/provider-rows.ts';
import {
  correctFacts,
  hidePlan,
  liftEndedOverlays,
  pinPrice,
  projectProvider,
  showPlan,
  uncorrectFacts,
  unpinPrice,
} from '#catalogue/project/change-overlays.ts';
import { publishChange } from '#catalogue/project/publish-change.ts';
import { plansWithEndedOverlays } from '#catalogue/overlays/plan-overlays.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import { splitWords } from '#catalogue/stored/stored-values.ts';
import { raiseDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import type { ProviderTable, Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanCorrection } from '#domain/plan/fact-correction.ts';
import { checkMerge, type MergedProvider } from '#domain/plan/merged-providers.ts';
import { correctedCountries } from '#domain/plan/network-correction.ts';
import type { PricePin } from '#domain/plan/price-pin.ts';
import { explainPlan, type AskedList, type PlanExplanation } from './explain-plan.ts';
import { parseProviderSlug, type ProviderSlug } from '#domain/plan/provider-slug.ts';

/** A provider as its feeds state it, and what the operator says over it. */
export interface OverriddenProvider extends MergedProvider {
  /** As visitors see it. */
  readonly name: string;
  readonly statedName: string;
  readonly statedUrl: string | null;
  readonly hasLogo: boolean;
  /** Of which visitors see plans; of merged providers together, under the one that they see. */
  readonly planCount: number;
  readonly override: ProviderOverride;
}

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
  /** The list price of its feed. */
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

/** A re-encoded logo. */
interface LogoPicture {
  readonly hash: string;
  /** JPEG. */
  readonly bytes: Uint8Array;
}

/** What the operator says over the feeds. Everything throws when the database fails. */
export interface OverrideDesk {
  /** By slug. */
  providers(): Promise<readonly OverriddenProvider[]>;
  provider(slug: string): Promise<Result<OverriddenProvider>>;
  /** Changes some of what is said about a provider. */
  setProvider(slug: string, change: Partial<ProviderOverride>): Promise<Result<OverriddenProvider>>;
  /** Shows everything of a provider under another one. */
  mergeProvider(slug: string, into: string): Promise<Result<OverriddenProvider>>;
  splitProvider(slug: string): Promise<Result<OverriddenProvider>>;
  /** @param logo null: that of the feeds counts again */
  setLogo(slug: string, logo: LogoPicture | null): Promise<Result<OverriddenProvider>>;
  /** By id. @param providers of these only */
  plans(providers?: readonly string[]): Promise<readonly OverriddenPlan[]>;
  hidePlan(id: number, reason: string): Promise<Result<OverriddenPlan>>;
  showPlan(id: number): Promise<Result<OverriddenPlan>>;
  pin(id: number, pin: PricePin): Promise<Result<OverriddenPlan>>;
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
    providers: () => readProviders(queries),
    provider: (slug) => describeProvider(queries, slug),
    setProvider: (slug, said) =>
      change(async (store) => {
        const row = await findProvider(store.queries, slug);
        if (!row.ok) return row;
        await setOverride(store, row.value, { said, now: now() });
        return describeProvider(store.queries, slug);
      }),
    mergeProvider: (slug, into) =>
      change(async (store) => {
        const [from, to] = [await findMergeable(store.queries, slug), await findMergeable(store.queries, into)];
        if (!from.ok) return from;
        if (!to.ok) return to;
        const checked = checkMerge(from.value, to.value);
        if (!checked.ok) return checked;
        await mergeProvider(store.queries, { from: from.value.id, into: to.value.id, at: now().toISOString() });
        await showMerge(store, from.value.id, now());
        return describeProvider(store.queries, slug);
      }),
    splitProvider: (slug) =>
      change(async (store) => {
        const row = await findProvider(store.queries, slug);
        if (!row.ok) return row;
        if (!(await splitProvider(store.queries, row.value.id))) return failure(`${slug} is not merged.`);
        await showMerge(store, row.value.id, now());
        return describeProvider(store.queries, slug);
      }),
    setLogo: (slug, logo) =>
      change(async (store) => {
        const row = await findProvider(store.queries, slug);
        if (!row.ok) return row;
        await saveLogo(store.queries, row.value, { logo, at: now().toISOString() });
        return describeProvider(store.queries, slug);
      }),
    plans: (providers) => readPlans(queries, { providers: providers ?? null }),
    hidePlan: (id, reason) =>
      changePlan(id, async (store) => {
        await hidePlan(store, id, { reason, now: now() });
        return success(null);
      }),
    showPlan: (id) =>
      changePlan(id, async (store) =>
        (await showPlan(store, id, now())) ? success(null) : failure(`Plan ${id} is not hidden.`),
      ),
    pin: (id, pin) =>
      changePlan(id, async (store, plan) => {
        if (!plan.isOffered) return failure(`Plan ${id} is no longer offered, so its price cannot be pinned.`);
        await pinPrice(store, id, pin);
        return success(null);
      }),
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

function noPlan(id: number): string {
  return `There is no plan ${id}; its number is at the end of its address.`;
}

type ProviderRow = Selectable<ProviderTable>;

async function findProvider(queries: Queries, slug: string): Promise<Result<ProviderRow>> {
  const parsed = parseProviderSlug(slug);
  if (!parsed.ok) return failure(noProvider(slug));
  const row = await queries.selectFrom('provider').selectAll().where('slug', '=', parsed.value).executeTakeFirst();
  return row === undefined ? failure(noProvider(slug)) : success(row);
}

function noProvider(slug: string): string {
  return `No provider is called "${slug}"; "roamchart providers" lists them.`;
}

async function setOverride(
  store: EngineQueries,
  row: ProviderRow,
  { said, now }: { readonly said: Partial<ProviderOverride>; readonly now: Date },
): Promise<void> {
  const { queries } = store;
  const before = await readOverride(queries, row.id);
  const override = { ...before, ...said };
  await saveOverride(queries, row, { override, at: now.toISOString() });
  await showProvider(queries, row);
  if (override.hidden === before.hidden) {
    await raiseDataVersion(queries, 'catalogue');
    return;
  }
  await projectProvider(store, row.id, now);
  await publishChange(store, now);
}

async function findMergeable(queries: Queries, slug: string): Promise<Result<OverriddenProvider & { id: number }>> {
  const row = await findProvider(queries, slug);
  if (!row.ok) return row;
  const described = await describeProvider(queries, slug);
  return described.ok ? success({ ...described.value, id: row.value.id }) : described;
}

async function showMerge(store: EngineQueries, providerId: number, now: Date): Promise<void> {
  await projectProvider(store, providerId, now);
  await publishChange(store, now);
  await raiseDataVersion(store.queries, 'reviews');
}

async function saveLogo(
  queries: Queries,
  row: ProviderRow,
  { logo, at }: { readonly logo: LogoPicture | null; readonly at: string },
): Promise<void> {
  await queries.deleteFrom('provider_logo').where('provider_id', '=', row.id).execute();
  if (logo !== null)
    await queries
      .insertInto('provider_logo')
      .values({ provider_id: row.id, hash: logo.hash, bytes: logo.bytes, stored_at: at })
      .execute();
  await showProvider(queries, row);
  await raiseDataVersion(queries, 'catalogue');
}

async function describeProvider(queries: Queries, slug: string): Promise<Result<OverriddenProvider>> {
  const parsed = parseProviderSlug(slug);
  const [found] = parsed.ok ? await readProviders(queries, parsed.value) : [];
  return found === undefined ? failure(noProvider(slug)) : success(found);
}

async function readProviders(
  queries: Queries,
  slug: ProviderSlug | null = null,
): Promise<readonly OverriddenProvider[]> {
  let query = queries.selectFrom('provider').selectAll().orderBy('slug');
  if (slug !== null) query = query.where('slug', '=', slug);
  const rows = await query.execute();
  const said = await queries.selectFrom('provider_override').selectAll().execute();
  const merges = await readMergedSlugs(queries);
  const logos = await queries.selectFrom('provider_logo').select('provider_id').execute();
  const overrides = new Map(said.map((row) => [row.provider_id, row]));
  const withLogo = new Set(logos.map((row) => row.provider_id));
  // Providers of an example catalogue that was replaced are none of the operator's.
  const present = rows.filter(
    (row) => slug !== null || row.example === 0 || row.plan_count > 0 || overrides.has(row.id) || merges.has(row.slug),
  );
  return present.map((row) => ({
    slug: row.slug,
    isExample: row.example === 1,
    ...merges.of(row.slug),
    name: row.name,
    statedName: row.stated_name,
    statedUrl: row.stated_url,
    hasLogo: withLogo.has(row.id),
    planCount: row.plan_count,
    override: overrideOf(overrides.get(row.id)),
  }));
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
