import { isolateText } from '#domain/kernel/bidi-text.ts';
import { languageOf } from '#domain/kernel/language.ts';
import { formatRelativeTime } from '#i18n/format-time.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Flag } from '#ui/flag.tsx';
import { Logo } from '#ui/logo.tsx';
import { Stars } from '#ui/stars.tsx';
import { flagAddress, logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './review-card.module.css';
import type { ReviewData } from './review-data.ts';
import { ReviewPictures } from './review-pictures.tsx';

interface ReviewCardProps {
  readonly review: ReviewData;
  /** False: the page is the seller's own. */
  readonly namesSeller?: boolean;
}

/** One published review. Text and author have their own `lang`, for fonts and screen readers. */
export function ReviewCard({ review, namesSeller = true }: ReviewCardProps) {
  const { shell, messages } = usePage();
  const { provider, rating } = review;
  const language = review.language ?? undefined;
  return (
    <li className={styles['review']} id={`review-${review.id}`}>
      <div className={styles['head']}>
        {namesSeller && <Logo src={logoAddress(provider.image)} name={provider.name} size={40} />}
        <div>
          {namesSeller && (
            <b>
              <bdi>{provider.name}</bdi>
            </b>
          )}
          <bdi lang={language}>{review.authorName}</bdi>
          {languageOf(shell.locale).comma}
          <time dateTime={review.publishedAt}>
            {formatRelativeTime(review.publishedAt, new Date(shell.now), shell.locale)}
          </time>
        </div>
        <Stars rating={rating} label={messages.reviews.rating({ rating })} />
      </div>
      <p lang={language} dir="auto">
        {review.text}
      </p>
      {review.facts !== null && <small>{review.facts}</small>}
      {review.images.length > 0 && <ReviewPictures pictures={review.images} />}
      <ul className={styles['countries']}>
        {review.countries.map(({ code, name, href }) => (
          <li key={code}>
            <a href={href}>
              <Flag src={flagAddress(code)} />
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={localizePath(`/report-review?review=${review.id}`, shell.locale)} rel="nofollow">
            {messages.reviews.report}
          </a>
        </li>
      </ul>
      {review.reply !== null && <SellersReply provider={provider.name} text={review.reply.text} />}
    </li>
  );
}

/** The seller's reply; its language is unknown. */
function SellersReply({ provider, text }: { readonly provider: string; readonly text: string }) {
  const { messages } = usePage();
  return (
    <blockquote className={styles['reply']}>
      <b>{messages.reviews.reply({ provider: isolateText(provider) })}</b>
      <p dir="auto">{text}</p>
    </blockquote>
  );
}
