import { prepareQuery } from '#domain/kernel/match-words.ts';

/** Elided before a vowel; no place name begins like that. */
const elided = /^(?:[ld]|all|dall|dell|nell|sull|jusqu)'(?=[^ '])/;

/** Articles and prepositions that precede place names in a sentence, and the words of official names; without accents. */
const wordsBefore = new Set(
  (
    'the to in for of a au aux en le la les du de des d l pour vers ' +
    'il lo i gli al allo alla ai agli alle nel nello nella nei negli nelle del dello della dei degli delle di per ' +
    'el los las para hacia ' +
    "republic kingdom commonwealth federal federation democratic people's islamic united union state grand duchy " +
    'principality sultanate socialist republique royaume democratique federale islamique principaute etat ' +
    'republica reino democratica islamica principado estado repubblica regno principato stato'
  ).split(' '),
);

/** `フランス共和国`, `タイ王国`. */
const stateAfter = /[ ・]?(?:連邦|民主|人民|社会主義|イスラム)*(?:共和国|王国|公国)$/;

/** A query as it is, then without words that precede or follow a name; empty: no query. */
export function readQuery(query: string): string[] {
  const whole = prepareQuery(query);
  if (whole === '') return [];
  const name = withoutWordsBefore(whole.replace(stateAfter, '') || whole);
  if (name === whole) return [whole];
  return elided.test(whole) ? [name] : [whole, name];
}

function withoutWordsBefore(query: string): string {
  const rest = query.replace(elided, '');
  const [first = ''] = rest.split(' ', 1);
  const shorter = wordsBefore.has(first) ? rest.slice(first.length + 1) : rest;
  return shorter === '' ? rest : shorter === query ? query : withoutWordsBefore(shorter);
}
