import { createOverrideDesk } from '#runtime/services/override-desk.ts';
import type { Database } from '#database/database.ts';

/** What a database holds of plans, of providers and of what the operator says, as `OverrideModel` describes it. */
export interface OverriddenCatalogue {
  /** Numbers of the plans on the site, by the seller's own id. */
  readonly ids: ReadonlyMap<string, number>;
  readonly plans: ReadonlyMap<string, string>;
  readonly sayings: Readonly<Record<string, unknown>>;
  readonly providers: Readonly<Record<string, unknown>>;
}

export async function readOverriddenCatalogue(database: Database): Promise<OverriddenCatalogue> {
  const rows = await database.queries
    .selectFrom('plan')
    .innerJoin('network_set', 'network_set.id', 'plan.network_set_id')
    .leftJoin('plan_own_price', 'plan_own_price.plan_id', 'plan.id')
    .leftJoin('plan_promo', 'plan_promo.plan_id', 'plan.id')
    .select(['plan.id', 'external_id', 'active', 'price_units', 'validity_days', 'networks'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('plan_absence')
          .select('run_id')
          .whereRef('plan_absence.plan_id', '=', 'plan.id')
          .where('withdraws', '=', 1),
      ).as('is_withdrawn'),
    )
    .select(['plan_own_price.units as own', 'plan_promo.units as promo'])
    .execute();
  const shown = (row: (typeof rows)[number]): string => {
    if (row.is_withdrawn) return row.active === 0 ? 'gone' : 'gone and shown';
    return [
      row.active === 1 ? 'shown' : 'hidden',
      row.price_units,
      row.own ?? '-',
      row.promo ?? '-',
      `${row.validity_days ?? 'no'} days, ${/"operator":"(.*?)"/.exec(row.networks)?.[1] ?? 'no'} network`,
    ].join(' ');
  };
  return {
    ids: new Map(rows.map(({ external_id, id }) => [external_id, id])),
    plans: new Map(rows.map((row) => [row.external_id, shown(row)])),
    sayings: await readSayings(database),
    providers: await readProviders(database),
  };
}

async function readSayings(database: Database): Promise<Readonly<Record<string, unknown>>> {
  const plans = await createOverrideDesk(database, () => new Date()).plans();
  return Object.fromEntries(
    plans.map(({ externalId, hiddenBecause, pin, correction, feedPrice, isOffered }) => {
      return [externalId, { hiddenBecause, pin, correction, feedPrice: isOffered ? feedPrice : null }];
    }),
  );
}

async function readProviders(database: Database): Promise<Readonly<Record<string, unknown>>> {
  const providers = await createOverrideDesk(database, () => new Date()).providers();
  const rows = await database.queries
    .selectFrom('provider')
    .leftJoin('provider_logo', 'provider_logo.provider_id', 'provider.id')
    .select(['slug', 'name', 'url', 'image', 'bytes'])
    .execute();
  return Object.fromEntries(
    rows.map(({ slug, bytes, ...shown }) => {
      const override = providers.find((each) => each.slug === slug)?.override;
      return [slug, { shown, override, logo: bytes === null ? undefined : Buffer.from(bytes).toString('hex') }];
    }),
  );
}
