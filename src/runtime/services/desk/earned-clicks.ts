import { addDays } from '#domain/kernel/durations.ts';
import type { Queries } from '#database/schema.ts';
import { dayOf } from '#visitors/daily-counts.ts';
import { clicksOfProviders, shownSlug } from '#visitors/visitor-desk.ts';
import type { NamedSeller } from './named-plans.ts';

/** Whether the links of a provider earn money; null: not said. */
export type Pays = boolean | null;

/** `days` days that end with today, the oldest first. */
export function lastDays(now: Date, days: number): readonly string[] {
  return Array.from({ length: days }, (_, index) => dayOf(addDays(now, index + 1 - days)));
}

/** Counts of fourteen days, by the key of the table. */
export async function readEarnedClicks(queries: Queries, now: Date) {
  const days = lastDays(now, 14);
  const week = days[7] ?? '';
  const rows = await clicksByDay(queries, days[0] ?? '');
  const views = await queries
    .selectFrom('daily_count')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('views'))
    .where('kind', '=', 'view')
    .where('day', '>=', week)
    .executeTakeFirstOrThrow();
  const sum = (of: typeof rows): number => of.reduce((all, { clicks }) => all + clicks, 0);
  const said = await readPaying(queries);
  const sellers = [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, ofSeller]) => {
    const unknown: { readonly seller: NamedSeller; readonly pays: Pays } = {
      seller: { slug, name: slug, image: null },
      pays: null,
    };
    const { seller, pays } = said.get(slug) ?? unknown;
    const isNow = ({ day }: { readonly day: string }): boolean => day >= week;
    const clicks = sum(ofSeller.filter(isNow));
    return { seller, clicks, before: sum(ofSeller) - clicks, pays };
  });
  sellers.sort((a, b) => b.clicks - a.clicks || (a.seller.slug < b.seller.slug ? -1 : 1));
  const of = (wanted: typeof sellers): number => wanted.reduce((all, { clicks }) => all + clicks, 0);
  return {
    clicks: of(sellers),
    before: sellers.reduce((all, { before }) => all + before, 0),
    /** Of fourteen days, the last is today. */
    days: days.map((day) => ({ day, clicks: sum(rows.filter((row) => row.day === day)) })),
    paying: of(sellers.filter(({ pays }) => pays === true)),
    notPaying: of(sellers.filter(({ pays }) => pays !== true)),
    /** Most clicks first. */
    sellers,
    /** Page views of the seven days. */
    views: Number(views.views ?? 0),
  };
}

async function clicksByDay(queries: Queries, since: string) {
  const counted = clicksOfProviders(queries, since).select('day').groupBy(['day', shownSlug]);
  return (await counted.execute()).map(({ name: slug, day, count }) => ({ slug, day, clicks: Number(count) }));
}

async function readPaying(queries: Queries) {
  const rows = await queries
    .selectFrom('provider')
    .leftJoin('provider_override as said', 'said.provider_id', 'provider.id')
    .select(['slug', 'provider.name', 'image', 'link_template', 'paid_links'])
    .execute();
  return new Map(
    rows.map(({ slug, name, image, link_template: template, paid_links: paid }) => {
      const pays: Pays = template !== null || paid === 1 ? true : paid === 0 ? false : null;
      return [slug, { seller: { slug, name, image }, pays }];
    }),
  );
}
