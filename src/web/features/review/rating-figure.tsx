import { formatRating } from '#i18n/format-number.ts';
import type { ReactNode } from 'react';
import { Stars } from '#ui/stars.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './rating-figure.module.css';

/** A mean in large figures with stars; `children` describe it, one span per line. */
export function RatingFigure({ mean, children }: { readonly mean: number; readonly children: ReactNode }) {
  const { shell, messages } = usePage();
  const rounded = Math.round(mean * 10) / 10;
  return (
    <div className={styles['figure']}>
      <b aria-hidden="true">{formatRating(rounded, shell.locale)}</b>
      <div>
        <Stars rating={Math.round(mean)} label={messages.reviews.rating({ rating: rounded })} />
        {children}
      </div>
    </div>
  );
}
