import { MessageSquare } from 'lucide';
import { findCountry } from '#domain/place/countries.ts';
import { defineScreen, type ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { Note } from '#desk/parts/note.tsx';
import { sayAge, sayRelative } from '#desk/parts/say.ts';
import { defineQueue } from '#desk/frame/queue.tsx';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { Segments } from '#desk/parts/segments.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import { When } from '#desk/parts/when.tsx';
import type { ReadReview } from '#runtime/services/desk/review-readings.ts';
import { pathAfter, ReviewBar } from './review-bar.tsx';
import { readDraft } from './review-draft.ts';
import { ReviewLook } from './review-look.tsx';
import { HiddenLink, picturesToOpen, ReviewPictures } from './review-pictures.tsx';
import { ReviewText } from './review-text.tsx';
import { sayLanguage, sayWaiting } from './review-words.ts';

const t = texts.reviews;

/** Leads to the review that is read next. */
export const reviewsScreen = defineQueue({
  path: '/reviews',
  place: { label: t.title, icon: MessageSquare, group: 1, order: 2, chord: 'r', tab: t.title },
  empty: t.allRead,
  facts: <Views isList={false} />,
  count: async (desk) => (await desk.readings.waitingReviews()).count,
  first: (desk, { name }) => desk.readings.nextReview(name),
});

/** One review at a time: text, pictures, and the decision. */
export const reviewScreen = defineScreen({
  path: '/reviews/:id',
  title: ({ review }: ReadReview) => `${t.title}, ${review.provider.name}`,
  under: '/reviews',
  load: (desk, { params, viewer, query }) =>
    desk.readings.review({ id: params['id'] ?? '', name: viewer.name, takesOver: query['take'] !== undefined }),
  view: viewReview,
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

function viewReview(read: ReadReview, request: ScreenRequest) {
  const { review, place, waiting, next, previous } = read;
  const draft = readDraft(request.query, review);
  return (
    <>
      <ScreenHead title={t.title} facts={<Views isList={false} />}>
        <span className="mut">
          {place !== null && t.of({ place, count: sayWaiting(read) })}
          {waiting.oldest !== null && (
            <span className="dk">&ensp;{t.oldest({ age: sayAge(waiting.oldest, request.now) })}</span>
          )}
          {next !== null && <HiddenLink href={`/reviews/${next.id}`} keyName="j" />}
          {previous !== null && <HiddenLink href={`/reviews/${previous.id}`} keyName="k" />}
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

/** Somebody else reads it, or has decided on it. */
function Others({ read, now }: { readonly read: ReadReview; readonly now: Date }) {
  const { claimedBy, review } = read;
  const { waiting } = review;
  if (waiting !== null)
    return (
      <Note kind="info">
        {t.decided({ who: waiting.operator })} <When at={new Date(waiting.dueAt)} as="row" />.{' '}
        <Link href={pathAfter(read)} name={t.nextOne} />
      </Note>
    );
  if (claimedBy === null) return null;
  return (
    <Note kind="warn">
      {t.claimed({ who: claimedBy.name, age: sayRelative(claimedBy.since, now) })}{' '}
      <Link href={pathAfter(read)} name={t.nextOne} /> <Link href={`/reviews/${review.id}?take=1`} name={t.takeOver} />
    </Note>
  );
}

function ReviewHead({ read, draft, now }: Parameters<typeof ReviewBar>[0] & { readonly now: Date }) {
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
