import { languageOf } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { noBreakSpace } from './no-break-space.ts';

// What stands between words differs by language: Japanese has signs of its own, and no spaces around them.

/** For a value that is not known, beside words that say so to those who hear the page. */
export const noValue = '–';

/** Before a figure that is an estimate. */
export const estimateSign = `≈${noBreakSpace}`;

/** An estimate in running text, where the sign would stand unexplained: `about $4`, `約$4`. @param about the word */
export function withAbout(about: string, amount: string, locale: Locale): string {
  return about + sentenceSpace(locale) + amount;
}

export type Sentence = string | null | false;

/** Sentences one after the other; what is no text is left out. */
export function joinSentences(sentences: readonly Sentence[], locale: Locale): string {
  return sentences.filter(Boolean).join(sentenceSpace(locale));
}

/** What stands between sentences, where one of them is markup. */
export function sentenceSpace(locale: Locale): string {
  return languageOf(locale).wordSpace;
}

/** Parts of a phrase, without a word between the last two: `Tanuki SIM, 5 GB`, `Tanuki SIM、5GB`. */
export function joinPhrases(phrases: readonly string[], locale: Locale): string {
  return phrases.join(languageOf(locale).comma);
}

/** What belongs to one sum: `2 × $4 + $3`. */
export function joinTerms(terms: readonly string[]): string {
  return terms.join(' + ');
}

/** What is explained, a colon, and the explanation: `Best: $4`, `最安：$4`, `Le meilleur : 4 €`. */
export function withColon(label: string, words: string, locale: Locale): string {
  return label + colonAfter(locale) + words;
}

/** A colon and the space after it, where markup stands on one of its sides. */
export function colonAfter(locale: Locale): string {
  return languageOf(locale).colon;
}

/** A remark in brackets: `(5G)`, `（5G）`. */
export function inBrackets(words: string, locale: Locale): string {
  const { open, close } = languageOf(locale).brackets;
  return open + words + close;
}

/** Words and a remark on them: `Orange (5G)`, `Orange（5G）`. @param remark null: none */
export function withRemark(words: string, remark: string | null, locale: Locale): string {
  if (remark === null) return words;
  return `${words}${languageOf(locale).wordSpace}${inBrackets(remark, locale)}`;
}

/** A name and what kind it is: `Orange 5G`. @param kind null: not known */
export function withKind(name: string, kind: string | null): string {
  return kind === null ? name : `${name} ${kind}`;
}
