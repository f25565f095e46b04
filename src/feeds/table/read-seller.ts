import type { ProviderFacts } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { chooseProvider, providerNamedAfter } from '#feeds/row/feed-adapter.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import { slugifyProvider } from '#feeds/row/slugify.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { unnamedSellers } from '#feeds/row/vendors.ts';
import { readNeeded, readText } from './cell-text.ts';
import type { MappedFields } from '#feeds/row/mapping-fields.ts';
import { keepRepeated } from './repeated-values.ts';
import type { SourceFinder, SourceReader, TableRow } from './table-row.ts';

interface SellerFacts {
  readonly provider: ProviderFacts;
  /** The name in the row; null: it names none. */
  readonly named: string | null;
}

type ReadSeller = (row: TableRow, given: ProviderSlug | null) => Result<SellerFacts, Skip>;

/** Reads who sells a plan. Without a column it is the mapping's seller, or the one that the operator names. */
export function sellerReader({ seller }: MappedFields, finder: SourceFinder): ReadSeller {
  if (seller !== undefined && 'from' in seller) {
    const site = seller.site === undefined ? null : finder.find(seller.site);
    return namedSeller(finder.find(seller.from), site);
  }
  if (seller !== undefined && 'site' in seller) return shopSeller(finder.find(seller.site));
  const usual = seller === undefined ? unnamedSellers.table : { ...seller.fixed, image: null, example: false };
  return (_row, given) => success({ provider: chooseProvider(usual, given), named: null });
}

function readName(named: string): Pick<ProviderFacts, 'slug' | 'name'> | null {
  const slug = slugifyProvider(named);
  const name = cleanText(named, 80);
  if (name === null || slug === null) return null;
  return { slug, name: name === slug ? providerNamedAfter(slug).name : name };
}

function namedSeller(reader: SourceReader, site: SourceReader | null): ReadSeller {
  const read = keepRepeated([reader], (row: TableRow) => {
    const stated = readNeeded(reader, row);
    return stated.ok ? success({ named: stated.value, seller: readName(stated.value) }) : stated;
  });
  const frontPageOf = frontPageReader();
  return (row, given) => {
    const stated = read(row);
    if (!stated.ok) return stated;
    const { named, seller } = stated.value;
    const url = site === null ? null : frontPageOf(readText(site, row));
    if (given !== null && given !== seller?.slug)
      return success({ provider: { ...providerNamedAfter(given), url }, named });
    if (seller === null) return failure(skip('missing-field', reader.field(row), named));
    return success({ provider: { ...seller, url, image: null, example: false }, named });
  };
}

/** Few sites have many pages: what comes before the path says which site it is. */
const siteOfPage = /^https:\/\/[^/?#\\]+/i;

/** Finds the front page of the site on which a price was seen. */
function frontPageReader(): (url: Result<string | null, Skip>) => string | null {
  let last: { readonly site: string; readonly page: string | null } | null = null;
  return (url) => {
    const site = siteOfPage.exec((url.ok ? url.value : null) ?? '')?.[0];
    if (site === undefined) return null;
    if (last?.site !== site) last = { site, page: isHttpsUrl(site) ? `${new URL(site).origin}/` : null };
    return last.page;
  };
}

/** A file that names no seller, but a page for each plan: the shop's host identifies the seller. */
function shopSeller(reader: SourceReader): ReadSeller {
  return (row, given) => {
    const url = readNeeded(reader, row);
    if (!url.ok) return url;
    const bad = failure(skip('bad-url', reader.field(row), url.value));
    if (!isHttpsUrl(url.value)) return bad;
    const { hostname, origin } = new URL(url.value);
    const slug = given ?? slugifyProvider(hostname);
    if (slug === null) return bad;
    const name = given === null ? hostname : providerNamedAfter(slug).name;
    return success({ provider: { ...providerNamedAfter(slug), name, url: `${origin}/` }, named: hostname });
  };
}
