import { prepareQuery } from '#domain/kernel/match-words.ts';
import {
  japaneseEndings,
  japaneseTravelWords,
  kindWords,
  stateAfter,
  travelWords,
  wordsBefore,
} from './query-words.ts';

/** Elided before a vowel; no place name begins like that. */
const elided = /^(?:[ld]|all|dall|dell|nell|sull|jusqu)'(?=[^ '])/;

const japanese = /[\p{Script=Katakana}\p{Script=Han}]/u;

/**
 * A query as it is, then without words that precede or follow a name, then without those of travel (`esim japan`,
 * `viaggio in Islanda`, `韓国旅行`), then without kinds of place (`bali island`); each once. Empty: no query.
 */
export function readQuery(query: string): string[] {
  const whole = prepareQuery(query);
  if (whole === '') return [];
  const name = withoutWordsBefore(whole.replace(stateAfter, '') || whole);
  // `aeropuerto El Dorado`: an article may be part of the name.
  const written = withoutWords(japanese.test(whole) ? withoutJapanese(whole) : whole, travelWords);
  const place = withoutWordsBefore(written);
  const bare = withoutWordsBefore(withoutWords(place, kindWords)).replace(japaneseEndings, '');
  return [...new Set([whole, name, written, place, bare])].filter((reading) => reading !== '');
}

/** Whether a query begins as no place does that is not called just so: `l’Avana`, but not `l’es`. */
export function isElided(query: string): boolean {
  return elided.test(query);
}

/** Whether words of travel alone stand beside the name. */
export function isWholeName(name: string, query: string): boolean {
  return query === name || query.split(' ').every((word) => word === name || travelWords.has(word));
}

/** The words of a query that may name several places, one after the other. */
export function wordsOfQuery(query: string): readonly string[] {
  return (readQuery(query).at(-1) ?? '').split(' ').map((word) => word.replace(elided, ''));
}

function withoutJapanese(query: string): string {
  const rest = query.replaceAll(japaneseTravelWords, ' ').replaceAll(/ +/g, ' ').trim();
  return rest.length > 1 ? rest.replace(/[ノヘデ]$/, '') : rest;
}

/** Also without prepositions that end what is left: `japan sim card for tourists`. */
function withoutWords(query: string, dropped: ReadonlySet<string>): string {
  const all = query.split(' ');
  const left = all.filter((word) => !dropped.has(word) && !/^\d+(?:[a-z]{1,6}|日)?$/.test(word));
  if (left.length === all.length) return query;
  while (wordsBefore.has(left.at(-1) ?? '')) left.pop();
  return left.join(' ');
}

function withoutWordsBefore(query: string): string {
  const rest = query.replace(elided, '');
  const [first = ''] = rest.split(' ', 1);
  const shorter = wordsBefore.has(first) ? rest.slice(first.length + 1) : rest;
  return shorter === '' ? rest : shorter === query ? query : withoutWordsBefore(shorter);
}
