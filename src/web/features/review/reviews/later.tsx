import { SlidersHorizontal } from 'lucide';
import { languageOf } from '#domain/kernel/language.ts';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { locales } from '#domain/kernel/locale.ts';
import { allReviews } from '#domain/review/review-query.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useRouteChange } from '#web/shared/visit/use-route-change.ts';
import { rememberChangedFilter, takeChangedFilter } from './changed-filter.ts';
import type { ReviewsData } from './load.ts';
import styles from './page.module.css';

export { ReviewList } from './review-list.tsx';
export { BestRated, ReviewSide } from './review-side.tsx';
export { NoReviews, ReviewsHead } from './reviews-head.tsx';

const ratings = [5, 4, 3, 2, 1];

const filterNames = ['destination', 'provider', 'rating', 'language'] as const;

/** Filters and order of reviews: a plain form, which with JavaScript applies each change at once. */
export function ReviewFilters({ query, providers, countries }: ReviewsData) {
  const { shell, messages } = usePage();
  const texts = messages.reviews.filters;
  const options = {
    destination: countries,
    provider: providers,
    rating: ratings.map((count) => ({ value: String(count), label: messages.reviews.stars({ count }) })),
    language: locales.map((locale) => ({ value: locale, label: languageOf(locale).name })),
  };
  const form = useAppliedChanges();
  return (
    <form
      ref={form}
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLSelectElement) rememberChangedFilter(target.name);
        currentTarget.requestSubmit();
      }}
      // Keyed by page, because uncontrolled fields keep their initial values.
      key={shell.path}
      action={localizePath('/reviews', shell.locale)}
      role="search"
      aria-label={texts.label}
    >
      {/* On phones it folds the fields behind it. */}
      <details className={styles['fold']}>
        <summary>
          <Icon of={SlidersHorizontal} size={16} />
          {texts.button({ count: filterNames.filter((name) => query[name] !== null).length })}
        </summary>
      </details>
      <div className={styles['fields']}>
        {filterNames.map((name) => (
          <Select
            key={name}
            name={name}
            label={texts[name]}
            value={valueOf(query, name)}
            options={[{ value: '', label: texts.any[name] }, ...options[name]]}
          />
        ))}
        <Select
          name="order"
          label={texts.order}
          value={valueOf(query, 'order')}
          options={[
            { value: '', label: texts.orders.language },
            { value: 'newest', label: texts.orders.newest },
            { value: 'useful', label: texts.orders.useful },
          ]}
        />
        <noscript>
          <Button type="submit" size="small">
            {texts.apply}
          </Button>
        </noscript>
      </div>
    </form>
  );
}

function valueOf(query: ReviewsData['query'], name: (typeof filterNames)[number] | 'order'): string {
  return query[name] === allReviews[name] ? '' : String(query[name]);
}

/** Applies what was chosen before hydration, and restores the fields of a page that is left, for a way back to it. */
function useAppliedChanges(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const catchUp = useEffectEvent(() => {
    if (form.current === null) return;
    const fields = [...form.current.querySelectorAll('select')];
    // A choice from before hydration, or from before this page's effects, is newer than the one that led here.
    const early = fields.find((field) => field.value !== initialValueOf(field));
    const last = early?.name ?? takeChangedFilter();
    // Not from another element that the visitor has gone to meanwhile.
    if (last !== null && document.activeElement === document.body) {
      form.current.querySelector('details')?.toggleAttribute('open', true);
      fields.find(({ name }) => name === last)?.focus({ preventScroll: true });
    }
    if (early === undefined) return;
    rememberChangedFilter(early.name);
    form.current.requestSubmit();
  });
  useLayoutEffect(() => catchUp(), []);
  useLayoutEffect(() => {
    const stop = new AbortController();
    form.current?.addEventListener('formdata', leaveOutEmpty, stop);
    return () => stop.abort();
  }, []);
  useRouteChange(() => form.current?.reset());
  return form;
}

/** Without scripts the server leads to the address without them. */
function leaveOutEmpty({ formData }: FormDataEvent): void {
  const empty = [...formData].filter(([, value]) => value === '');
  for (const [name] of empty) formData.delete(name);
}

/** What the page came with: the address may name a provider that has no reviews, and thus no option. */
function initialValueOf({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value;
}
