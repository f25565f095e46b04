/** `toWellFormed`, which Firefox has since version 119: half characters (lone surrogates) become U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
