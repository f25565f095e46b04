import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

/** A text of the site, or the function that writes one. */
export type Message = string | ((values: Readonly<Record<string, unknown>>) => string);

/** How messages use a value: as a number, as a text, as a place that they decline, or only by asking whether it is so. */
type Use = 'number' | 'text' | 'flag' | 'place' | 'places';

/** Counts that languages treat differently; 21 ends in one. */
const counts = [0, 1, 2, 21];

const typical = 2;

const wrong = /undefined|NaN|\[object|\bnull\b|Invalid Date/;

/**
 * The values of a message and their uses. Types are gone at run time, so each function is called with stand-ins that
 * record what they are converted to.
 * @param messages the same one in several languages
 */
export function findUses(messages: readonly Message[]): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  const tryOut = (absent: string | null): void => {
    const get = (_: object, name: string): unknown => {
      if (!uses.has(name)) uses.set(name, 'flag');
      if (name === absent) return false;
      // A count may be written as it is.
      const isNumber = (): boolean => name === 'count' || uses.get(name) === 'number';
      return standIn((use) => void uses.set(name, isNumber() ? 'number' : use));
    };
    const values = new Proxy<Record<string, unknown>>({}, { get });
    for (const message of messages) if (typeof message === 'function') message(values);
  };
  tryOut(null);
  // The "no" of a flag may use further values.
  for (const [name, use] of uses) if (use === 'flag') tryOut(name);
  return uses;
}

const placeForms: ReadonlySet<string> = new Set<keyof PlaceForms>(['name', 'the', 'in', 'to', 'for', 'of', 'isWorld']);

/** Converts to 2 or "2" and reports which. */
function standIn(onUse: (use: Use) => void): object {
  const text = String(typical);
  const convert = (hint: string): number | string => {
    onUse(hint === 'number' ? 'number' : 'text');
    return hint === 'number' ? typical : text;
  };
  const get = (_: object, key: string | symbol): unknown => {
    if (key === Symbol.toPrimitive) return convert;
    if (placeForms.has(String(key))) {
      onUse('place');
      return key === 'isWorld' ? false : text;
    }
    if (key === 'map') {
      onUse('places');
      return (write: (place: object) => string) => [
        write(Object.fromEntries([...placeForms].map((form) => [form, text]))),
      ];
    }
    const member: unknown = Reflect.get(Object(text), key);
    if (typeof member !== 'function') throw new TypeError(`a value that is no number, text or flag: ${String(key)}`);
    onUse('text');
    return member.bind(text);
  };
  // Without a prototype: of plain empty objects, memoized formatters would convert only the first.
  return new Proxy(Object.create(null) as object, { get });
}

/** Of the language of the message. */
interface Samples {
  readonly textOf: (name: string) => string;
  /** What a declined place is filled with, one after the other. */
  readonly places: readonly PlaceForms[];
}

/**
 * What a message says for 0, 1, 2 and 21, for yes and no, and without each value that may be missing; each text once.
 * @throws when a text shows that a value went missing
 */
export function renderMessage(
  message: Message,
  uses: ReadonlyMap<string, Use>,
  { textOf, places }: Samples,
): readonly string[] {
  if (typeof message === 'string') return [message];
  const [firstPlace] = places;
  const fill = (count: number): Readonly<Record<string, unknown>> => {
    const sample = {
      number: () => count,
      text: textOf,
      flag: () => false,
      place: () => firstPlace,
      places: () => places.slice(0, 2),
    };
    return Object.fromEntries([...uses].map(([name, use]) => [name, sample[use](name)]));
  };
  const fillIn = (name: string, value: unknown): string => message({ ...fill(typical), [name]: value });
  const texts = [
    ...counts.map((count) => message(fill(count))),
    ...[...uses].flatMap(([name, use]) => {
      if (use === 'flag') return [fillIn(name, true)];
      if (use === 'place') return places.map((place) => fillIn(name, place));
      return use === 'places' ? [] : withoutValue((value) => fillIn(name, value));
    }),
  ];
  const broken = texts.find((text) => wrong.test(text));
  if (broken !== undefined) throw new Error(`a value went missing: ${broken}`);
  return [...new Set(texts)];
}

/** The text without a value; none where the message has no words for that and writes "null" or 0, or fails. */
function withoutValue(write: (value: null | 0) => string): readonly string[] {
  try {
    const text = write(null);
    return wrong.test(text) || text === write(0) ? [] : [text];
  } catch {
    return [];
  }
}
