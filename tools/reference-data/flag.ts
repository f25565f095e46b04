/** The flag emoji of a two-letter code: its letters as regional indicators. */
export function flagOf(territory: string): string {
  const letters = [...territory].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0));
  return String.fromCodePoint(...letters);
}
