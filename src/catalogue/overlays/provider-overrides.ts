import { parseSellerFacts, parseTextList, parseTexts } from '#catalogue/stored/stored-json.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { Insertable, Selectable } from 'kysely';
import type { ProviderOverrideTable } from '#database/override-tables.ts';
import type { Queries, ProviderTable } from '#database/schema.ts';
import type { Known } from '#domain/plan/plan.ts';
import {
  emptyProfile,
  hasProfile,
  type PartialText,
  type PaymentMethod,
  type ProviderProfile,
} from '#domain/plan/provider-profile.ts';
import type { LinkTemplate } from '#domain/site/link-template.ts';
import { asKnown, splitWords } from '#catalogue/stored/stored-values.ts';
import { knownColumn } from '#catalogue/stored/plan-row.ts';

/** What the operator says about a provider, over its feeds. Null: as the feeds say. */
export interface ProviderOverride extends ProviderProfile {
  readonly name: string | null;
  readonly url: string | null;
  readonly linkTemplate: LinkTemplate | null;
  /** Whether the links of its feeds earn money; null: not said. */
  readonly paidLinks: Known;
  /** True: none of its plans is shown. */
  readonly hidden: boolean;
}

const noOverride: ProviderOverride = {
  ...emptyProfile,
  name: null,
  url: null,
  linkTemplate: null,
  paidLinks: null,
  hidden: false,
};

export function saysSomething({ name, url, linkTemplate, paidLinks, hidden, ...profile }: ProviderOverride): boolean {
  const said = [name, url, linkTemplate, paidLinks].some((each) => each !== null) || hasProfile(profile);
  return hidden || said || Object.keys(profile.afterPurchase).length > 0;
}

export function overrideOf(row: Selectable<ProviderOverrideTable> | undefined): ProviderOverride {
  if (row === undefined) return noOverride;
  return {
    ...profileOf(row),
    name: row.name,
    url: row.url,
    // Stored after they were parsed.
    linkTemplate: row.link_template,
    paidLinks: asKnown(row.paid_links),
    hidden: row.hidden === 1,
  };
}

type ProfileColumns = Pick<
  Selectable<ProviderOverrideTable>,
  'legal_name' | 'seat' | 'register' | 'support' | 'payment' | 'refund_rule' | 'after_purchase'
>;

export function profileOf(row: ProfileColumns): ProviderProfile {
  return {
    legalName: row.legal_name,
    seat: row.seat,
    register: row.register,
    support: parseTextList(row.support),
    payment: splitWords<PaymentMethod>(row.payment ?? ''),
    refundRule: parseTexts(row.refund_rule),
    afterPurchase: parseSellerFacts(row.after_purchase),
  };
}

export async function readProviderProfile(queries: Queries, slug: ProviderSlug): Promise<ProviderProfile> {
  const row = await queries
    .selectFrom('provider_override')
    .innerJoin('provider', 'provider.id', 'provider_override.provider_id')
    .select(['legal_name', 'seat', 'register', 'support', 'payment', 'refund_rule', 'after_purchase'])
    .where('provider.slug', '=', slug)
    .executeTakeFirst();
  return row === undefined ? emptyProfile : profileOf(row);
}

/** What providers say of refunds, by slug; only those of which something is known. */
export async function readRefundRules(
  queries: Queries,
  slugs: ReadonlySet<ProviderSlug>,
): Promise<ReadonlyMap<ProviderSlug, PartialText>> {
  if (slugs.size === 0) return new Map();
  const rows = await queries
    .selectFrom('provider_override')
    .innerJoin('provider', 'provider.id', 'provider_override.provider_id')
    .select(['provider.slug', 'refund_rule'])
    .where('provider.slug', 'in', [...slugs])
    .execute();
  return new Map(rows.map((row) => [row.slug, parseTexts(row.refund_rule)]));
}

export async function readOverride(queries: Queries, providerId: number): Promise<ProviderOverride> {
  const row = await queries
    .selectFrom('provider_override')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return overrideOf(row);
}

export async function saveOverride(
  queries: Queries,
  { id }: Pick<Selectable<ProviderTable>, 'id'>,
  { override, at }: { readonly override: ProviderOverride; readonly at: string },
): Promise<void> {
  const { support, payment, refundRule, afterPurchase } = override;
  const said: Omit<Insertable<ProviderOverrideTable>, 'provider_id'> = {
    name: override.name,
    url: override.url,
    legal_name: override.legalName,
    seat: override.seat,
    register: override.register,
    support: support.length === 0 ? null : JSON.stringify(support),
    payment: payment.length === 0 ? null : payment.join(' '),
    refund_rule: Object.keys(refundRule).length === 0 ? null : JSON.stringify(refundRule),
    after_purchase: Object.keys(afterPurchase).length === 0 ? null : JSON.stringify(afterPurchase),
    link_template: override.linkTemplate,
    paid_links: knownColumn(override.paidLinks),
    hidden: Number(override.hidden),
    updated_at: at,
  };
  await queries
    .insertInto('provider_override')
    .values({ provider_id: id, ...said })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(said))
    .execute();
}
