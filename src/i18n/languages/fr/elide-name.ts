/** Whatever a browser shows in their place, names may stand between marks of direction. */
const startsWithVowel = /^\p{Cf}*[aeiou]/u;

/** `d’Acorn Atlas`, `de Copper Kettle SIM`. @param word `de` or `que` */
export function elideName(word: 'de' | 'que', name: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  return startsWithVowel.test(plain) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
