import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewFormMessages } from '#i18n/languages/en/review-form.ts';

const modules = import.meta.glob<ReviewFormMessages>('./*/review-form.ts', {
  base: '/src/i18n/languages',
  import: 'reviewForm',
});

/** Loads the form's messages in one language. */
export async function loadFormMessages(locale: Locale): Promise<ReviewFormMessages> {
  const load = modules[`./${locale}/review-form.ts`];
  if (load === undefined) throw new Error(`no review form in ${locale}`);
  return load();
}
