/** Articles and the prepositions that end in one, with their form before a vowel. */
const elided = {
  il: 'l’',
  Il: 'L’',
  del: 'dell’',
  dal: 'dall’',
  Dal: 'Dall’',
  al: 'all’',
  i: 'gli ',
} as const;

/** Read `otto…`, `undici…` and `uno`; the first of a month is `primo`, a hundred and ten is `centodieci`. */
const startsWithVowel = /^(?:8|11(?:\.\d{3})*(?![\d.])|1[%,])/;

/** An article before a figure or a date: `del 10%`, `dell’8%`, `dall’11 agosto`, `gli 80 piani`. */
export function elide(article: keyof typeof elided, figure: string): string {
  return startsWithVowel.test(figure) ? elided[article] + figure : `${article} ${figure}`;
}
