import { FixMark } from '#desk/parts/fix-mark.tsx';
import { texts } from '#desk/messages/en.ts';
import { sayAge, sayNumber } from '#desk/parts/say.ts';
import { When } from '#desk/parts/when.tsx';
import type { WaitingItem } from '#runtime/services/desk/today.ts';
import type { ReactNode } from 'react';
import { sayLanguage } from '#desk/screens/reviews/review-words.ts';
import { countWaiting, type TodayProps } from './today-props.ts';

const t = texts.today;

/** What waits, what harms visitors most first. */
export function Waits({ today, request }: TodayProps) {
  const { now } = request;
  const count = countWaiting(today);
  const oldest = today.waits.map((item) => item.oldest).toSorted()[0];
  return (
    <section className="card card--sim" aria-labelledby="waits">
      {oldest === undefined ? (
        <>
          <h2 className="big big--empty" id="waits">
            {t.empty.title}
          </h2>
          <p className="mut">{t.empty.text}</p>
        </>
      ) : (
        <div className="t-h">
          <h2 className="big" id="waits">
            {sayNumber(count)} <small>{count === 1 ? t.waits.one : t.waits.head}</small>
          </h2>
          <span className="mut s13">{t.waits.oldest({ age: sayAge(oldest, now) })}</span>
        </div>
      )}
      {today.waits.map((item, place) => (
        <Todo key={`${item.kind} ${item.oldest}`} item={item} place={place} now={now} />
      ))}
    </section>
  );
}

function Todo({ item, place, now }: { readonly item: WaitingItem; readonly place: number; readonly now: Date }) {
  const { title, href, button, text } = describe(item, now);
  const isFirst = place === 0;
  return (
    <div className={isFirst ? 'todo todo--fix' : 'todo'}>
      <b>{sayNumber(item.count)}</b>
      <div>
        {isFirst && (
          <p className="startl">
            <FixMark />
            {t.start}
          </p>
        )}
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <a className={isFirst ? 'btn btn--p' : 'btn'} href={href} data-key={isFirst ? 'Enter' : String(place + 1)}>
        {button} <kbd>{isFirst ? '↵' : place + 1}</kbd>
      </a>
    </div>
  );
}

interface Described {
  readonly title: string;
  readonly href: string;
  readonly button: string;
  readonly text: ReactNode;
}

function describe(item: WaitingItem, now: Date): Described {
  switch (item.kind) {
    case 'prices':
      return { title: t.prices.title, href: '/prices', button: t.prices.button, text: priceText(item) };
    case 'held-feed':
      return {
        title: t.feed.title(item),
        href: `/feeds/runs/${item.runId}`,
        button: t.feed.button,
        text: <FeedText item={item} now={now} />,
      };
    case 'review-reports':
      return {
        title: texts.reviewReports.title,
        href: '/review-reports',
        button: t.prices.button,
        text: texts.reviewReports.waits(item),
      };
    case 'reviews':
      return { title: t.reviews.title, href: '/reviews', button: t.reviews.button, text: reviewText(item) };
  }
}

type Item<Kind extends WaitingItem['kind']> = Extract<WaitingItem, { readonly kind: Kind }>;

function priceText({ reports, count, worst }: Item<'prices'>): string {
  const { text, agree, minutes } = t.prices;
  const agreed =
    worst === null || worst.reports < 2 ? [] : [agree({ count: worst.reports, seller: worst.plan.seller.name })];
  const about = t.reviews.about({ minutes: Math.max(1, Math.round(count * minutes)) });
  return [text({ reports, plans: count }), ...agreed, about].join(' ');
}

function FeedText({ item, now }: { readonly item: Item<'held-feed'>; readonly now: Date }) {
  const { sentence, oldest, nextAt } = item;
  return (
    <>
      {sentence.charAt(0).toUpperCase() + sentence.slice(1)} {t.feed.held({ age: sayAge(oldest, now) })}
      {nextAt !== null && (
        <>
          {'; '}
          {t.feed.next} <When at={nextAt} as="time" />
        </>
      )}
      .
    </>
  );
}

function reviewText({ count, withPictures, toLookAt, languages }: Item<'reviews'>): string {
  const { pictures, look, language, other, about, secondsEach, secondsWithPictures } = t.reviews;
  const seconds = (count - withPictures) * secondsEach + withPictures * secondsWithPictures;
  const spoken = languages.slice(0, 2).map((each) => {
    return each.language === null ? other(each) : language({ count: each.count, name: sayLanguage(each.language) });
  });
  const facts = [
    ...(withPictures > 0 ? [pictures({ count: withPictures })] : []),
    ...(toLookAt > 0 ? [look({ count: toLookAt })] : []),
    ...spoken,
  ];
  const first = facts.length === 0 ? [] : [`${facts.join(', ')}.`];
  return [...first, about({ minutes: Math.max(1, Math.round(seconds / 60)) })].join(' ');
}
