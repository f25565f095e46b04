/** Text at a place, in pixels of a drawing of the given width. */
export interface RulerLabel {
  readonly text: string;
  readonly at: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Pixels that a text of 13 px takes at most: full-width signs are square. */
export function textWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += (sign.codePointAt(0) ?? 0) > 0x2e7f ? 13 : 6.8;
  return width;
}

/** Centres a text on its place, or moves it to the edge that it would cross. */
export function anchorText(at: number, text: string, width: number): RulerLabel {
  const half = textWidth(text) / 2;
  if (at - half < 0) return { text, at: 0, anchor: 'start' };
  return at + half > width ? { text, at: width, anchor: 'end' } : { text, at, anchor: 'middle' };
}

interface TopTexts {
  readonly width: number;
  /** `long` is the price with the name. */
  readonly lowest: { readonly at: number; readonly price: string; readonly long: string };
  readonly half: { readonly at: number; readonly text: string };
}

interface TopLabels {
  readonly lowest: RulerLabel;
  readonly hasName: boolean;
  readonly half: RulerLabel;
}

/** Room between two texts. */
const gap = 10;

/** The text of the middle half yields to the right, then the name of the lowest goes: they never touch. */
export function placeTopLabels({ width, lowest: { at, price, long: longText }, half }: TopTexts): TopLabels {
  const atEnd: RulerLabel = { text: half.text, at: width, anchor: 'end' };
  const long = startText(at, longText, width);
  const beside: RulerLabel = { text: half.text, at: endOf(long) + gap, anchor: 'start' };
  const last = { lowest: startText(at, price, width), hasName: false, half: atEnd };
  const choices = [
    { lowest: long, hasName: true, half: anchorText(half.at, half.text, width) },
    { lowest: long, hasName: true, half: endOf(beside) > width ? atEnd : beside },
    last,
    { ...last, lowest: startText(0, price, width) },
  ];
  return choices.find((each) => startOf(each.half) - endOf(each.lowest) >= gap) ?? last;
}

/** Begins a little before its pin. */
function startText(at: number, text: string, width: number): RulerLabel {
  const start = Math.max(0, at - 6);
  return start + textWidth(text) > width ? { text, at: width, anchor: 'end' } : { text, at: start, anchor: 'start' };
}

function startOf({ at, text, anchor }: RulerLabel): number {
  return at - textWidth(text) * { start: 0, middle: 0.5, end: 1 }[anchor];
}

function endOf(label: RulerLabel): number {
  return startOf(label) + textWidth(label.text);
}
