import { languageOf } from '#domain/kernel/language.ts';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { locales } from '#domain/kernel/locale.ts';
import { allReviews } from '#domain/review/review-query.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useRouteChange } from '#web/shared/visit/use-route-change.ts';
import { rememberChangedFilter, takeChangedFilter } from './changed-filter.ts';
import type { ReviewsData } from './load.ts';
import styles from './page.module.css';

export { ReviewList } from './review-list.tsx';
export { BestRated, ReviewSide } from './review-side.tsx';
export { NoReviews, ReviewsHead } from './reviews-head.tsx';

const ratings = [5, 4, 3, 2, 1];

type FilterName = 'destination' | 'provider' | 'rating' | 'language' | 'order';

/** Filters and order of reviews: a plain form, which with JavaScript applies each change at once. */
export function ReviewFilters({ query, providers, countries }: ReviewsData) {
  const { shell, messages } = usePage();
  const texts = messages.reviews.filters;
  const any = (filter: keyof typeof texts.any) => ({ value: '', label: texts.any[filter] });
  const stars = messages.reviews.stars;
  const shown = valuesOf(query);
  const form = useAppliedChanges();
  const isHydrated = useHydrated();
  return (
    <form
      ref={form}
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLSelectElement) rememberChangedFilter(target.name);
        currentTarget.requestSubmit();
      }}
      // Keyed by page, because uncontrolled fields keep their initial values.
      key={shell.path}
      className={styles['filters']}
      action={localizePath('/reviews', shell.locale)}
      role="search"
      aria-label={texts.label}
    >
      <Select
        name="destination"
        label={texts.destination}
        value={shown.destination}
        options={[any('destination'), ...countries]}
      />
      <Select name="provider" label={texts.provider} value={shown.provider} options={[any('provider'), ...providers]} />
      <Select
        name="rating"
        label={texts.rating}
        value={shown.rating}
        options={[any('rating'), ...ratings.map((count) => ({ value: String(count), label: stars({ count }) }))]}
      />
      <Select
        name="language"
        label={texts.language}
        value={shown.language}
        options={[any('language'), ...locales.map((locale) => ({ value: locale, label: languageOf(locale).name }))]}
      />
      <Select
        name="order"
        label={texts.order}
        value={shown.order}
        options={[
          { value: '', label: texts.orders.language },
          { value: 'newest', label: texts.orders.newest },
          { value: 'useful', label: texts.orders.useful },
        ]}
      />
      {/* Keeps its room, so that nothing moves. */}
      <Button type="submit" size="small" className={isHydrated ? styles['needless'] : undefined}>
        {texts.apply}
      </Button>
    </form>
  );
}

function valuesOf({
  destination,
  provider,
  rating,
  language,
  order,
}: ReviewsData['query']): Record<FilterName, string> {
  return {
    destination: destination ?? '',
    provider: provider ?? '',
    rating: String(rating ?? ''),
    language: language ?? '',
    order: order === allReviews.order ? '' : order,
  };
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
    if (document.activeElement === document.body)
      fields.find(({ name }) => name === last)?.focus({ preventScroll: true });
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
