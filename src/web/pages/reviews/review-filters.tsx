import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { languageNames } from '#web/components/page/language-names.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import type { ReviewsData } from './load.ts';
import styles from './page.module.css';

const ratings = [5, 4, 3, 2, 1];

/** Filters and order of reviews: a plain form that works without JavaScript and never submits automatically. */
export function ReviewFilters({ query, providers, countries }: ReviewsData) {
  const { shell, messages } = usePage();
  const texts = messages.reviews.filters;
  const any = { value: '', label: texts.any };
  const stars = messages.reviews.stars;
  return (
    <form
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
        value={query.destination ?? ''}
        options={[any, ...countries]}
      />
      <Select name="provider" label={texts.provider} value={query.provider ?? ''} options={[any, ...providers]} />
      <Select
        name="rating"
        label={texts.rating}
        value={String(query.rating ?? '')}
        options={[any, ...ratings.map((count) => ({ value: String(count), label: stars({ count }) }))]}
      />
      <Select
        name="language"
        label={texts.language}
        value={query.language ?? ''}
        options={[any, ...locales.map((locale) => ({ value: locale, label: languageNames[locale] }))]}
      />
      <Select
        name="order"
        label={texts.order}
        value={query.order}
        options={[
          { value: 'newest', label: texts.newest },
          { value: 'useful', label: texts.useful },
        ]}
      />
      <Button type="submit" size="small">
        {texts.apply}
      </Button>
    </form>
  );
}
