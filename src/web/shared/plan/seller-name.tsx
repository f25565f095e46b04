import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { formatRating } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Rating } from '#ui/rating.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';

interface SellerNameProps {
  readonly provider: ListedPlan['provider'];
  /** Of the destination, without language prefix. */
  readonly path: string;
}

/** A seller's name, linked to its plans for a destination, and its rating. */
export function SellerName({ provider: { slug, name, rating }, path }: SellerNameProps) {
  const { shell, messages } = usePage();
  const mean = rating === null ? '' : formatRating(rating.mean, shell.locale);
  return (
    <>
      <a href={localizePath(`${path}/${slug}`, shell.locale)}>
        <bdi>{name}</bdi>
      </a>
      {rating !== null && <Rating mean={mean} label={messages.reviews.mean({ rating: mean })} />}
    </>
  );
}
