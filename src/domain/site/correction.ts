import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import { plainLine } from '#domain/kernel/plain-line.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** What was wrong and how it was corrected, in one language. */
export interface CorrectionText {
  readonly wrong: string;
  readonly done: string;
}

/** Texts by language; English, the fallback, is always there. */
type CorrectionTexts = Readonly<Partial<Record<Locale, CorrectionText>>>;

export interface CorrectionDraft {
  /** `YYYY-MM-DD`: day of the correction. */
  readonly day: string;
  readonly texts: CorrectionTexts;
}

/** A published correction with all its texts. */
export interface StoredCorrection extends CorrectionDraft {
  /** UUID. */
  readonly id: string;
  /** Number of visitors' reports that led to it. */
  readonly reportCount: number;
}

export interface ShownCorrection extends CorrectionText, Pick<StoredCorrection, 'id' | 'day' | 'reportCount'> {
  /** Language of the texts: the page's if available, else English. */
  readonly language: Locale;
}

/** In characters: a correction is a sentence or three. */
export const longestCorrection = 600;

/**
 * Validates an operator's correction. The failure tells the operator what to do.
 * @param said texts by language, empty or missing where there is none
 * @param today `YYYY-MM-DD` in UTC
 */
export function checkCorrection(
  { day, said }: { readonly day: string; readonly said: Readonly<Partial<Record<Locale, Partial<CorrectionText>>>> },
  today: string,
): Result<CorrectionDraft> {
  if (!isDay(day)) return failure(`"${plainLine(day, 20)}" is not a day; write it as 2026-11-20.`);
  if (day > today) return failure(`${day} is in the future; publish a correction once it is made.`);
  const texts: Partial<Record<Locale, CorrectionText>> = {};
  for (const locale of locales) {
    const text = checkText(said[locale] ?? {}, locale);
    if (!text.ok) return text;
    if (text.value !== null) texts[locale] = text.value;
  }
  return success({ day, texts });
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Null: no text in this language; only English is required. */
function checkText({ wrong = '', done = '' }: Partial<CorrectionText>, locale: Locale): Result<CorrectionText | null> {
  const [first, second] = [plainLine(wrong, longestCorrection + 1), plainLine(done, longestCorrection + 1)];
  const suffix = locale === defaultLocale ? '' : `-${locale}`;
  if (first === '' && second === '' && locale !== defaultLocale) return success(null);
  if (first === '' || second === '') return failure(`Give both --wrong${suffix} and --done${suffix}.`);
  if (first.length > longestCorrection || second.length > longestCorrection)
    return failure(
      `Each text may have ${longestCorrection} characters at most; shorten --wrong${suffix} or --done${suffix}.`,
    );
  return success({ wrong: first, done: second });
}

/** The text in a language, else in English. Null: none. */
export function correctionIn(
  { id, day, reportCount, texts }: StoredCorrection,
  locale: Locale,
): ShownCorrection | null {
  const language = texts[locale] === undefined ? defaultLocale : locale;
  const text = texts[language];
  return text === undefined ? null : { id, day, reportCount, language, ...text };
}
