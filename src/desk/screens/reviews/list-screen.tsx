import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { reviewStatuses, type ReviewStatus } from '#domain/review/review-status.ts';
import { defineScreen } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { HeadTable } from '#desk/parts/head-table.tsx';
import { Note } from '#desk/parts/note.tsx';
import { sayAge, sayNumber } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { Segments } from '#desk/parts/segments.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import type { DeskReview } from '#runtime/services/desk/review-readings.ts';
import type { ReadReviewList } from '#runtime/services/desk/review-readings.ts';
import { Views } from './review-screen.tsx';
import { sayLanguage } from './say-language.ts';

const t = texts.reviews;
const pageLength = 50;
/** So many are told how to begin. */
const manyWaiting = 100;

type Query = Readonly<Record<string, string>>;

/** Reviews by state, with what is to look at. Rows open; nothing is decided here. */
export const reviewListScreen = defineScreen({
  path: '/reviews/list',
  title: t.title,
  under: '/reviews',
  load: async (desk, { query }) => {
    const status = statusOf(query);
    const provider = parseProviderSlug(query['provider'] ?? '');
    const list = await desk.readings.reviewList({
      status,
      limit: pageLength,
      isFlagged: query['look'] !== undefined,
      hasImages: query['pictures'] !== undefined,
      provider: provider.ok ? provider.value : undefined,
      language: query['language'],
      text: query['q'],
      after: query['after'],
    });
    return { status, list };
  },
  view: ({ status, list }, { query, now, viewer }) => (
    <>
      <ScreenHead title={t.title} facts={<Views isList />}>
        <span className="mut">{t.inOrder}</span>
      </ScreenHead>
      <Filters status={status} query={query} list={list} />
      {status === 'pending' && list.waiting.count > manyWaiting && list.waiting.oldest !== null && (
        <Note kind="info">
          {t.many({
            count: `${sayNumber(list.waiting.count)}${list.waiting.isCapped ? '+' : ''}`,
            age: sayAge(list.waiting.oldest, now),
            flagged: list.waiting.flagged,
          })}
        </Note>
      )}
      {list.reviews.length === 0 ? (
        <p className="mut">{t.none}</p>
      ) : (
        <Rows list={list} status={status} now={now} name={viewer.name} />
      )}
      {list.next !== null && (
        <p className="foot foot--list">
          <a className="link" href={pathOf(query, { after: list.next })}>
            {t.more}
          </a>
        </p>
      )}
    </>
  ),
});

function statusOf(query: Query): ReviewStatus {
  return reviewStatuses.find((status) => status === query['status']) ?? 'pending';
}

/** The same list with other filters; null: without this one. */
function pathOf(query: Query, change: Readonly<Record<string, string | null>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, after: null, ...change }))
    if (value !== null && value !== '') search.set(name, value);
  return search.size === 0 ? '/reviews/list' : `/reviews/list?${search.toString()}`;
}

interface FiltersProps {
  readonly status: ReviewStatus;
  readonly query: Query;
  readonly list: ReadReviewList;
}

function Filters({ status, query, list: { waiting } }: FiltersProps) {
  const toggle = (name: 'look' | 'pictures') => (
    <a
      className="btn btn--sm"
      href={pathOf(query, { [name]: query[name] === undefined ? '1' : null })}
      aria-current={query[name] === undefined ? undefined : 'true'}
    >
      {t.filters[name]}
    </a>
  );
  return (
    <div className="acts list-filters">
      <Segments
        label={t.title}
        links={reviewStatuses.map((each) => ({
          href: pathOf({}, { status: each === 'pending' ? null : each }),
          name: t.statuses[each],
          count: each === 'pending' ? waiting.count : null,
          isCurrent: each === status,
        }))}
      />
      {toggle('look')}
      {toggle('pictures')}
      <form className="acts" role="search" action="/reviews/list">
        <input type="hidden" name="status" value={status} />
        <input
          className="in in--sm"
          name="q"
          defaultValue={query['q']}
          aria-label={t.filters.find}
          placeholder={t.filters.find}
          data-key="/"
        />
        <button type="submit" className="btn btn--sm">
          {t.filters.button}
        </button>
      </form>
    </div>
  );
}

interface RowsProps {
  readonly list: ReadReviewList;
  readonly status: ReviewStatus;
  readonly now: Date;
  readonly name: string;
}

function Rows({ list, status, now, name }: RowsProps) {
  const { columns } = t;
  return (
    <HeadTable
      label={t.list}
      className="rl"
      columns={[
        columns.provider,
        columns.words,
        columns.language,
        { right: columns.pictures },
        status === 'pending' ? columns.waits : columns.sent,
        columns.look,
        status === 'pending' ? { hidden: columns.reader } : columns.reason,
      ]}
    >
      {list.reviews.map((review) => (
        <Row key={review.id} {...{ review, list, now, name }} />
      ))}
    </HeadTable>
  );
}

function Row({ review, list, now, name }: Omit<RowsProps, 'status'> & { readonly review: DeskReview }) {
  const tags = [...new Set(review.flags.map(({ kind }) => t.flags[kind].tag))];
  return (
    <tr>
      <td>
        <RowLink review={review} list={list} />
      </td>
      <td className="one" lang={review.language ?? undefined}>
        {review.text.slice(0, 120)}
      </td>
      <td className="mut">{sayLanguage(review.language)}</td>
      <td className="r">{review.imageCount > 0 && review.imageCount}</td>
      <td className="nowrap">{sayAge(review.createdAt, now)}</td>
      <td className="nowrap">
        {tags.map((tag) => (
          <span key={tag} className="tag tag--warn">
            {tag}
          </span>
        ))}
      </td>
      <td className="mut s13 nowrap">{sayReader(review, list, name)}</td>
    </tr>
  );
}

function RowLink({ review: { id, provider }, list }: { readonly review: DeskReview } & Pick<RowsProps, 'list'>) {
  const seller = list.sellers.get(provider.slug) ?? { ...provider, image: null };
  return (
    <a className="row who" href={`/reviews/${id}`}>
      <SellerLogo seller={seller} size={24} />
      <b>{provider.name}</b>
    </a>
  );
}

/** Who reads one that waits; of decided ones stars and reason. */
function sayReader({ id, status, rating, reason }: DeskReview, { claims }: ReadReviewList, name: string): string {
  if (status !== 'pending')
    return [t.stars({ stars: rating }), ...(reason === null ? [] : [t.reasons[reason]])].join(', ');
  const claim = claims.get(id);
  if (claim === undefined) return '';
  return claim.name === name ? t.youHaveIt : t.reads({ who: claim.name });
}
