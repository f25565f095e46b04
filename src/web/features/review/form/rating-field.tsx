import { FieldError } from '#ui/field.tsx';
import { joinPhrases } from '#i18n/punctuation.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Star } from '#ui/stars.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { controlId, useFieldError, useForm } from './form-context.tsx';
import parts from './form-parts.module.css';
import styles from './rating-field.module.css';

const ratings = [1, 2, 3, 4, 5] as const;

/** Five stars of 44 px, each a radio button, and the word for the chosen one. */
export function RatingField() {
  const { locale } = usePage().shell;
  const { state, dispatch, texts } = useForm();
  const { label, choose, stars, words } = texts.fields.rating;
  const error = useFieldError('rating');
  const { rating } = state.fields;
  const word = ratings.find((each) => each === rating);
  const errorId = `${controlId('rating')}-error`;
  return (
    <div
      className={parts['wide']}
      role="radiogroup"
      aria-labelledby="review-rating-label"
      aria-required
      aria-invalid={error !== null || undefined}
      aria-describedby={error === null ? undefined : errorId}
    >
      <span className={parts['label']} id="review-rating-label">
        {label}
      </span>
      <div className={styles['stars']}>
        {ratings.map((count) => (
          <label key={count} data-lit={count <= rating || undefined}>
            <input
              // The tab stop is the chosen star, or the first one.
              id={count === Math.max(1, rating) ? controlId('rating') : undefined}
              type="radio"
              name="rating"
              value={count}
              checked={count === rating}
              onChange={() => dispatch({ kind: 'edit', change: { rating: count } })}
            />
            <VisuallyHidden>{joinPhrases([stars({ count }), words[count]], locale)}</VisuallyHidden>
            <Star size={32} />
          </label>
        ))}
        <span className={styles['word']} aria-hidden="true">
          {word === undefined ? choose : words[word]}
        </span>
      </div>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
