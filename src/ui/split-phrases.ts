/** After a particle or a mark, before what begins a phrase. */
const boundary = /(?<=[はがをにでとのもへや、。！？：]|から|まで)(?=[\p{sc=Han}\p{sc=Katakana}\w「（])/u;

/** Pieces of a Japanese text between which a line may break; texts of other languages stay whole. */
export function splitPhrases(text: string): readonly string[] {
  return text.split(boundary);
}
