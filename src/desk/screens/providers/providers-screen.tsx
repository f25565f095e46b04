import { Building } from 'lucide';
import { hasProfile } from '#domain/plan/provider-profile.ts';
import { formatRating } from '#i18n/format-number.ts';
import { defineScreen, Download } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Bar } from '#desk/parts/bars.tsx';
import { DataTable } from '#desk/parts/data-table.tsx';
import { GetCsv, More } from '#desk/parts/go.tsx';
import { Note } from '#desk/parts/note.tsx';
import { english, sayNumber, sayShare } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { Segments } from '#desk/parts/segments.tsx';
import { SellerName } from '#desk/parts/seller-logo.tsx';
import { FeedMark } from '#desk/screens/feeds/feed-mark.tsx';
import type { ListedProviderRow, ProviderFilter, ProviderList } from '#runtime/services/desk/provider-list.ts';

const t = texts.providers;
const filters: readonly ProviderFilter[] = ['all', 'feed', 'unpaid', 'unsaid', 'hidden'];
const pageLength = 50;

interface ListData {
  readonly list: ProviderList;
  readonly show: ProviderFilter;
  readonly limit: number;
}

/** Most clicks first, with what earns nothing. */
export const providersScreen = defineScreen({
  path: '/providers',
  title: t.title,
  place: { label: t.title, icon: Building, group: 2, order: 1, chord: 'v' },
  load: async (desk, { query }): Promise<ListData | Download> => {
    const show = filters.find((each) => each === query['show']) ?? 'all';
    const list = await desk.readings.providers(show);
    if (query['as'] === 'csv') return new Download('clicks.csv', desk.readings.csv(rowsOf(list)));
    return { list, show, limit: Math.max(pageLength, Number(query['limit']) || 0) };
  },
  view: viewProviders,
});

function rowsOf({ rows }: ProviderList): readonly (readonly (string | number)[])[] {
  return [['provider', 'clicks', 'before'], ...rows.map(({ seller, clicks, before }) => [seller.slug, clicks, before])];
}

function viewProviders({ list, show, limit }: ListData) {
  const { rows, counts } = list;
  const pathOf = (filter: ProviderFilter): string => (filter === 'all' ? '/providers' : `/providers?show=${filter}`);
  const longer = `${pathOf(show)}${show === 'all' ? '?' : '&'}limit=${limit + pageLength}`;
  return (
    <>
      <ScreenHead title={t.title} facts={<span className="mut">{t.text({ count: counts.all })}</span>}>
        <GetCsv href="/providers?as=csv" />
      </ScreenHead>
      <div className="acts list-filters">
        <Segments
          label={t.filtersLabel}
          links={filters.map((filter) => ({
            href: pathOf(filter),
            name: t.filters[filter],
            count: counts[filter],
            isCurrent: filter === show,
          }))}
        />
      </div>
      <Income list={list} />
      <ProviderTable rows={rows.slice(0, limit)} />
      {rows.length > limit && (
        <More
          href={longer}
          before={t.shown({ shown: limit, all: rows.length })}
          name={t.more({ count: Math.min(pageLength, rows.length - limit) })}
        />
      )}
    </>
  );
}

/** What to do about income, in one line. */
function Income({ list: { clicks, notPaying, mostUnpaid } }: Pick<ListData, 'list'>) {
  if (notPaying === 0) return null;
  const names = mostUnpaid.map(({ seller }) => seller.name).join(' and ');
  const unpaid = mostUnpaid.reduce((sum, row) => sum + row.clicks, 0);
  return (
    <Note kind="info">
      <b>{t.earnedNothing({ nothing: sayNumber(notPaying), all: sayNumber(clicks) })}</b>{' '}
      {mostUnpaid.length > 0 && t.most({ names, clicks: sayNumber(unpaid), count: mostUnpaid.length })}
    </Note>
  );
}

function ProviderTable({ rows }: { readonly rows: readonly ListedProviderRow[] }) {
  const { columns } = t;
  const most = rows[0]?.clicks ?? 0;
  return (
    <DataTable
      label={t.title}
      className="two-line"
      columns={[
        {
          head: columns.provider,
          render: ({ seller }) => <SellerName seller={seller} href={`/providers/${seller.slug}`} />,
        },
        { head: columns.plans, isRight: true, render: ({ plans }) => sayNumber(plans) },
        {
          head: columns.feed,
          render: ({ feed }) => (feed === null ? <span className="mut">{t.noFeed}</span> : <FeedMark feed={feed} />),
        },
        { head: columns.clicks, className: 'clicks', render: (row) => <Clicks row={row} most={most} /> },
        {
          head: columns.before,
          isRight: true,
          className: 'mut',
          render: ({ clicks, before }) => sayShare(clicks, before),
        },
        { head: columns.links, render: linksOf },
        { head: columns.rating, className: 'nowrap', render: ratingOf },
        { head: columns.waits, isRight: true, render: ({ waits }) => waits > 0 && sayNumber(waits) },
        { head: columns.over, className: 'nowrap', render: tagsOf },
      ]}
      rows={rows}
      keyOf={({ seller }) => seller.slug}
      none={t.none}
    />
  );
}

function Clicks({ row: { clicks, pays }, most }: { readonly row: ListedProviderRow; readonly most: number }) {
  return (
    <span className="hbar">
      <b className="r">{sayNumber(clicks)}</b>
      <Bar share={most === 0 ? 0 : clicks / most} isPale={pays !== true} />
    </span>
  );
}

function linksOf({ pays }: ListedProviderRow) {
  if (pays === true) return t.pays;
  return <span className={pays === null ? 'tag tag--warn' : 'tag'}>{pays === null ? t.unsaid : t.paysNot}</span>;
}

function ratingOf({ rating }: ListedProviderRow) {
  if (rating === null) return null;
  return (
    <>
      <b>{formatRating(rating.mean, english.locale)}</b> <span className="mut s13">{sayNumber(rating.count)}</span>
    </>
  );
}

/** What lies over a provider and its plans, in a word each. */
function tagsOf({ provider: { override, hasLogo }, pins, hiddenPlans }: ListedProviderRow) {
  const hasFacts = hasProfile(override) || Object.keys(override.afterPurchase).length > 0;
  const tags = [
    override.hidden && t.over.hidden,
    override.name !== null && t.over.name,
    hasLogo && t.over.logo,
    override.linkTemplate !== null && t.over.link,
    hasFacts && t.over.facts,
    pins > 0 && t.pins({ count: pins }),
    hiddenPlans > 0 && t.hiddenPlans({ count: hiddenPlans }),
  ].filter((tag) => tag !== false);
  return tags.map((tag) => (
    <span key={tag} className="tag tag--you">
      {tag}
    </span>
  ));
}
