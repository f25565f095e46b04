import type { CountryCode } from '#domain/kernel/codes.ts';
import { splitWords } from '#catalogue/stored/stored-values.ts';
import { shownOfPlan } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import { findDestination } from '#domain/place/destinations.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { fillLinkTemplate, linksWithoutAddress } from '#domain/site/link-template.ts';

/** How links lead to sellers. It is known to pages alone: what orders plans never sees it. */
export interface SellerLinks {
  /** Sellers that pay for links, by slug. */
  readonly paid: readonly ProviderSlug[];
  /** Of these, sellers that every plan can be linked to, also where its feed gives no address. */
  readonly always: readonly ProviderSlug[];
}

/** Sorted, so that the same links give the same page. */
export async function readSellerLinks(queries: Queries): Promise<SellerLinks> {
  const rows = await queries
    .selectFrom('provider_override')
    .innerJoin('provider', 'provider.id', 'provider_override.provider_id')
    .select(['provider.slug', 'link_template', 'paid_links'])
    .where('provider.plan_count', '>', 0)
    .execute();
  const slugs = (chosen: typeof rows): ProviderSlug[] => chosen.map(({ slug }) => slug).sort();
  return {
    paid: slugs(rows.filter((row) => row.link_template !== null || row.paid_links === 1)),
    always: slugs(rows.filter((row) => row.link_template !== null && linksWithoutAddress(row.link_template))),
  };
}

/** Where the link to a plan leads. */
export interface Offer {
  /** An https address. */
  readonly address: string;
  /** The destination that the link is counted for; null: it stands elsewhere, and the plan works in several countries. */
  readonly destination: DestinationKey | null;
}

/** @param shownAt where the link stands; null: on no page of a destination */
export async function readOffer(queries: Queries, id: number, shownAt: DestinationKey | null): Promise<Offer | null> {
  if (!Number.isSafeInteger(id)) return null;
  const row = await queries
    .selectFrom('plan')
    .innerJoin('coverage_set', 'coverage_set.id', 'plan.coverage_set_id')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'plan.provider_id')
    .leftJoin('provider_override', (join) => join.on('provider_override.provider_id', '=', shownOfPlan))
    .select(['plan.url', 'plan.external_id', 'link_template', 'countries', 'country_count'])
    .where('plan.id', '=', id)
    .where('plan.active', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return null;
  // A country's code is the key of its destination.
  const destination = shownAt ?? (row.country_count === 1 ? (splitWords<CountryCode>(row.countries)[0] ?? null) : null);
  const url = row.url !== null && URL.canParse(row.url) && new URL(row.url).protocol === 'https:' ? row.url : null;
  // Stored after it was parsed.
  const template = row.link_template;
  const click = { planId: id, externalId: row.external_id, url, destination: slugOf(destination) };
  const address = template === null ? url : fillLinkTemplate(template, click);
  return address === null ? null : { address, destination };
}

function slugOf(destination: DestinationKey | null): string {
  return destination === null ? '' : (findDestination(destination)?.slug ?? '');
}
