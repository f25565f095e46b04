import { z } from 'zod';
import { defaultLocale, isLocale, locales, type Locale } from '#domain/kernel/locale.ts';

/** Languages of the site; part of the schema in `config.ts`. */
export const languageSettingsShape = {
  LOCALES: z
    .string()
    .transform((text, issues): readonly Locale[] => {
      const named = text.split(',').map((part) => part.trim());
      const known = locales.filter((locale) => named.includes(locale));
      const isSound = named.every(isLocale) && known.length === named.length && known.includes(defaultLocale);
      if (isSound) return known;
      issues.addIssue({
        code: 'custom',
        message: `must name languages of ${locales.join(', ')}, each once and en among them, such as en,fr`,
      });
      return z.NEVER;
    })
    .default(locales),
};
