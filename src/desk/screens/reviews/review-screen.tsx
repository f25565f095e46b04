import { MessageSquare } from 'lucide';
import { findCountry } from '#domain/place/countries.ts';
import { defineScreen, Redirect, type ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Note } from '#desk/parts/note.tsx';
import { sayAge, sayNumber, sayRelative } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { Segments } from '#desk/parts/segments.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import { When } from '#desk/parts/when.tsx';
import type { ReadReview } from '#runtime/services/desk/review-readings.ts';
import { pathAfter, ReviewBar } from './review-bar.tsx';
import { readDraft, type ReviewDraft } from './review-draft.ts';
import { ReviewLook } from './review-look.tsx';
import { picturesToOpen, ReviewPictures } from './review-pictures.tsx';
import { ReviewText } from './review-text.tsx';
import { sayLanguage } from './say-language.ts';

const t = texts.reviews;

/** Leads to the review that is read next. */
export const reviewsScreen = defineScreen({
  path: '/reviews',
  title: t.title,
  place: {
    label: t.title,
    icon: MessageSquare,
    group: 1,
    order: 2,
    chord: 'r',
    tab: t.title,
    count: async (desk) => {
      const { count } = await desk.readings.waitingReviews();
      return count === 0 ? null : { count, waits: true };
    },
  },
  load: async (desk, { viewer }) => {
    const id = await desk.readings.nextReview(viewer.name);
    return id === null ? {} : new Redirect(`/reviews/${id}`);
  },
  view: () => (
    <>
      <ScreenHead title={t.title} facts={<Views isList={false} />} />
      <section className="card card--sim">
        <p className="big big--empty">{t.allRead.title}</p>
        <p className="mut">{t.allRead.text}</p>
      </section>
    </>
  ),
});

/** One review at a time: text, pictures, and the decision. */
export const reviewScreen = defineScreen({
  path: '/reviews/:id',
  title: ({ review }: ReadReview) => `${t.title}, ${review.provider.name}`,
  under: '/reviews',
  load: (desk, { params, viewer, query }) =>
    desk.readings.review({ id: params['id'] ?? '', name: viewer.name, takesOver: query['take'] !== undefined }),
  view: (read, request) => <ReviewView read={read} request={request} />,
});

export function Views({ isList }: { readonly isList: boolean }) {
  return (
    <Segments
      label={t.views}
      links={[
        { href: '/reviews', name: t.oneAtATime, count: null, isCurrent: !isList },
        { href: '/reviews/list', name: t.list, count: null, isCurrent: isList, keyName: isList ? undefined : 'z' },
      ]}
    />
  );
}

function ReviewView({ read, request }: { readonly read: ReadReview; readonly request: ScreenRequest }) {
  const { review, place, waiting, next, previous } = read;
  const draft = readDraft(request.query, review);
  const count = `${sayNumber(waiting.count)}${waiting.isCapped ? '+' : ''}`;
  return (
    <>
      <ScreenHead title={t.title} facts={<Views isList={false} />}>
        <span className="mut">
          {place !== null && t.of({ place, count })}
          {waiting.oldest !== null && (
            <span className="dk">&ensp;{t.oldest({ age: sayAge(waiting.oldest, request.now) })}</span>
          )}
          {next !== null && <MoveLink id={next.id} name="j" />}
          {previous !== null && <MoveLink id={previous.id} name="k" />}
        </span>
      </ScreenHead>
      <Others read={read} now={request.now} />
      <div className="rv">
        <div>
          <ReviewHead {...{ read, draft }} now={request.now} />
          <ReviewLook review={review} draft={draft} />
          <ReviewText review={review} draft={draft} />
          <Afterwards read={read} />
        </div>
        <ReviewPictures read={read} draft={draft} />
      </div>
      <ReviewBar read={read} draft={draft} />
    </>
  );
}

function MoveLink({ id, name }: { readonly id: string; readonly name: string }) {
  return <a href={`/reviews/${id}`} data-key={name} hidden aria-hidden="true" tabIndex={-1} />;
}

/** Somebody else reads it, or has decided on it. */
function Others({ read, now }: { readonly read: ReadReview; readonly now: Date }) {
  const { claimedBy, review } = read;
  const { waiting } = review;
  if (waiting !== null)
    return (
      <Note kind="info">
        {t.decided({ who: waiting.operator })} <When at={new Date(waiting.dueAt)} as="row" />.{' '}
        <a className="link" href={pathAfter(read)}>
          {t.nextOne}
        </a>
      </Note>
    );
  if (claimedBy === null) return null;
  return (
    <Note kind="warn">
      {t.claimed({ who: claimedBy.name, age: sayRelative(claimedBy.since, now) })}{' '}
      <a className="link" href={pathAfter(read)}>
        {t.nextOne}
      </a>{' '}
      <a className="link" href={`/reviews/${review.id}?take=1`}>
        {t.takeOver}
      </a>
    </Note>
  );
}

interface ReviewHeadProps {
  readonly read: ReadReview;
  readonly draft: ReviewDraft;
  readonly now: Date;
}

function ReviewHead({ read, draft, now }: ReviewHeadProps) {
  const { review, seller } = read;
  const missing = picturesToOpen(read, draft).length;
  return (
    <div className="rv-h">
      <SellerLogo seller={seller} size={40} />
      <div>
        <h2 id="review" tabIndex={-1}>
          {review.provider.name}
          {missing > 0 && <span className="vh">, {t.openFirst({ pictures: String(missing) })}</span>}
        </h2>
        <p>
          <span>{review.authorName}</span>
          {review.countries.map((code) => (
            <span key={code}>{findCountry(code)?.name.en ?? code}</span>
          ))}
          <span>{sayLanguage(review.language)}</span>
          <span>{t.sent({ age: sayAge(review.createdAt, now) })}</span>
          {review.isGiven && <span>{t.given}</span>}
          {review.status !== 'pending' && (
            <span>
              {t.statuses[review.status]}, {t.stars({ stars: review.rating })}
              {review.reason !== null && `, ${t.reasons[review.reason]}`}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

/** What operators noted, and what the provider answered. */
function Afterwards({ read: { review } }: { readonly read: ReadReview }) {
  return (
    <>
      {review.note !== null && (
        <Note kind="info">
          <b>{t.noted}</b> {review.note}
        </Note>
      )}
      {review.reply !== null && (
        <section className="gap-above">
          <h3>{t.answered}</h3>
          <p>{review.reply.text}</p>
        </section>
      )}
    </>
  );
}
