import { Building } from 'lucide';
import { formatRating } from '#i18n/format-number.ts';
import { defineScreen, Download } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { HeadTable } from '#desk/parts/head-table.tsx';
import { Bar } from '#desk/parts/bars.tsx';
import { Note } from '#desk/parts/note.tsx';
import { english, sayNumber, sayShare } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { Segments } from '#desk/parts/segments.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import { FeedMark } from '#desk/screens/feeds/feed-mark.tsx';
import type { ListedProviderRow, ProviderFilter, ProviderList } from '#runtime/services/desk/provider-list.ts';
import { overTags } from './over-tags.ts';

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
    if (query['as'] === 'csv')
      return new Download({ name: 'clicks.csv', type: 'text/csv', text: desk.readings.csv(rowsOf(list)) });
    return { list, show, limit: Math.max(pageLength, Number(query['limit']) || 0) };
  },
  view: (data) => <ListView {...data} />,
});

function rowsOf({ rows }: ProviderList): readonly (readonly (string | number)[])[] {
  return [['provider', 'clicks', 'before'], ...rows.map(({ seller, clicks, before }) => [seller.slug, clicks, before])];
}

function ListView({ list, show, limit }: ListData) {
  const { rows, counts } = list;
  const pathOf = (filter: ProviderFilter): string => (filter === 'all' ? '/providers' : `/providers?show=${filter}`);
  return (
    <>
      <ScreenHead title={t.title} facts={<span className="mut">{t.text({ count: counts.all })}</span>}>
        <a className="go s13" href="/providers?as=csv">
          {texts.shared.csv}
        </a>
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
      {rows.length === 0 ? <p className="mut">{t.none}</p> : <ProviderTable rows={rows.slice(0, limit)} />}
      {rows.length > limit && (
        <p className="foot foot--list">
          {t.shown({ shown: limit, all: rows.length })}&ensp;
          <a className="link" href={`${pathOf(show)}${show === 'all' ? '?' : '&'}limit=${limit + pageLength}`}>
            {t.more({ count: Math.min(pageLength, rows.length - limit) })}
          </a>
        </p>
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
    <HeadTable
      label={t.title}
      className="two-line"
      columns={[
        columns.provider,
        { right: columns.plans },
        columns.feed,
        columns.clicks,
        { right: columns.before },
        columns.links,
        columns.rating,
        { right: columns.waits },
        columns.over,
      ]}
    >
      {rows.map((row) => (
        <ProviderRow key={row.seller.slug} row={row} most={most} />
      ))}
    </HeadTable>
  );
}

function ProviderRow({ row, most }: { readonly row: ListedProviderRow; readonly most: number }) {
  const { plans, feed, clicks, before, pays, rating, waits } = row;
  return (
    <tr>
      <td>
        <ProviderLink row={row} />
      </td>
      <td className="r">{sayNumber(plans)}</td>
      <td>{feed === null ? <span className="mut">{t.noFeed}</span> : <FeedMark feed={feed} />}</td>
      <td className="clicks">
        <span className="hbar">
          <b className="r">{sayNumber(clicks)}</b>
          <Bar share={most === 0 ? 0 : clicks / most} isPale={pays !== true} />
        </span>
      </td>
      <td className="r mut">{sayShare(clicks, before)}</td>
      <td>
        {pays === true ? (
          t.pays
        ) : (
          <span className={pays === null ? 'tag tag--warn' : 'tag'}>{pays === null ? t.unsaid : t.paysNot}</span>
        )}
      </td>
      <td className="nowrap">
        {rating !== null && (
          <>
            <b>{formatRating(rating.mean, english.locale)}</b>{' '}
            <span className="mut s13">{sayNumber(rating.count)}</span>
          </>
        )}
      </td>
      <td className="r">{waits > 0 && sayNumber(waits)}</td>
      <td className="nowrap">
        {overTags(row).map((tag) => (
          <span key={tag} className="tag tag--you">
            {tag}
          </span>
        ))}
      </td>
    </tr>
  );
}

function ProviderLink({ row: { seller } }: { readonly row: ListedProviderRow }) {
  return (
    <a className="row who" href={`/providers/${seller.slug}`}>
      <SellerLogo seller={seller} size={24} />
      <b>{seller.name}</b>
    </a>
  );
}
