import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { reviewStatuses, type ReviewStatus } from '#domain/review/review-status.ts';
import { defineScreen, type ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { DataTable } from '#desk/parts/data-table.tsx';
import { More } from '#desk/parts/go.tsx';
import { Note } from '#desk/parts/note.tsx';
import { sayAge } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { SearchForm } from '#desk/parts/search-form.tsx';
import { Segments } from '#desk/parts/segments.tsx';
import { SellerName } from '#desk/parts/seller-logo.tsx';
import type { DeskReview } from '#runtime/services/desk/review-readings.ts';
import type { ReadReviewList } from '#runtime/services/desk/review-readings.ts';
import { sayLanguage, sayWaiting } from './review-words.ts';
import { Views } from './review-screen.tsx';

const t = texts.reviews;
const pageLength = 50;
/** So many are told how to begin. */
const manyWaiting = 100;

interface ListData {
  readonly status: ReviewStatus;
  readonly list: ReadReviewList;
}

/** Reviews by state, with what is to look at. Rows open; nothing is decided here. */
export const reviewListScreen = defineScreen({
  path: '/reviews/list',
  title: t.title,
  under: '/reviews',
  load: async (desk, { query }): Promise<ListData> => {
    const status = reviewStatuses.find((each) => each === query['status']) ?? 'pending';
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
  view: (data, request) => <ListView data={data} request={request} />,
});

interface ListViewProps {
  readonly data: ListData;
  readonly request: ScreenRequest;
}

function ListView({ data, request }: ListViewProps) {
  const { status, list } = data;
  const { oldest, flagged } = list.waiting;
  return (
    <>
      <ScreenHead title={t.title} facts={<Views isList />}>
        <span className="mut">{t.inOrder}</span>
      </ScreenHead>
      <Filters data={data} request={request} />
      {status === 'pending' && list.waiting.count > manyWaiting && oldest !== null && (
        <Note kind="info">{t.many({ count: sayWaiting(list), age: sayAge(oldest, request.now), flagged })}</Note>
      )}
      <Rows data={data} request={request} />
      {list.next !== null && <More href={pathOf(request.query, { after: list.next })} name={t.more} />}
    </>
  );
}

type Query = ScreenRequest['query'];

/** The same list with other filters; null: without this one. */
function pathOf(query: Query, change: Readonly<Record<string, string | null>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, after: null, ...change }))
    if (value !== null && value !== '') search.set(name, value);
  return search.size === 0 ? '/reviews/list' : `/reviews/list?${search.toString()}`;
}

function Filters({ data: { status, list }, request: { query } }: ListViewProps) {
  return (
    <div className="acts list-filters">
      <Segments
        label={t.title}
        links={reviewStatuses.map((each) => ({
          href: pathOf({}, { status: each === 'pending' ? null : each }),
          name: t.statuses[each],
          count: each === 'pending' ? list.waiting.count : null,
          isCurrent: each === status,
        }))}
      />
      {(['look', 'pictures'] as const).map((name) => (
        <a
          key={name}
          className="btn btn--sm"
          href={pathOf(query, { [name]: query[name] === undefined ? '1' : null })}
          aria-current={query[name] === undefined ? undefined : 'true'}
        >
          {t.filters[name]}
        </a>
      ))}
      <SearchForm
        className="acts"
        action="/reviews/list"
        label={t.filters.find}
        value={query['q']}
        button={t.filters.button}
      >
        <input type="hidden" name="status" value={status} />
      </SearchForm>
    </div>
  );
}

function Rows({ data: { status, list }, request: { now, viewer } }: ListViewProps) {
  const { columns } = t;
  const isPending = status === 'pending';
  return (
    <DataTable
      label={t.list}
      className="rl"
      columns={[
        {
          head: columns.provider,
          render: ({ id, provider }) => (
            <SellerName
              seller={list.sellers.get(provider.slug) ?? { ...provider, image: null }}
              name={provider.name}
              href={`/reviews/${id}`}
            />
          ),
        },
        {
          head: columns.words,
          className: 'one',
          render: ({ text, language }) => <span lang={language ?? undefined}>{text.slice(0, 120)}</span>,
        },
        { head: columns.language, className: 'mut', render: ({ language }) => sayLanguage(language) },
        { head: columns.pictures, isRight: true, render: ({ imageCount }) => imageCount > 0 && imageCount },
        {
          head: isPending ? columns.waits : columns.sent,
          className: 'nowrap',
          render: ({ createdAt }) => sayAge(createdAt, now),
        },
        { head: columns.look, className: 'nowrap', render: tagsOf },
        {
          head: isPending ? columns.reader : columns.reason,
          isHeadHidden: isPending,
          className: 'mut s13 nowrap',
          render: (review) => (isPending ? sayReader(review, list, viewer.name) : sayDecision(review)),
        },
      ]}
      rows={list.reviews}
      keyOf={({ id }) => id}
      none={t.none}
    />
  );
}

function tagsOf({ flags }: DeskReview) {
  const tags = [...new Set(flags.map(({ kind }) => t.flags[kind].tag))];
  return tags.map((tag) => (
    <span key={tag} className="tag tag--warn">
      {tag}
    </span>
  ));
}

function sayDecision({ rating, reason }: DeskReview): string {
  return [t.stars({ stars: rating }), ...(reason === null ? [] : [t.reasons[reason]])].join(', ');
}

function sayReader({ id }: DeskReview, { claims }: ReadReviewList, name: string): string {
  const claim = claims.get(id);
  if (claim === undefined) return '';
  return claim.name === name ? t.youHaveIt : t.reads({ who: claim.name });
}
