/**
 * A country or region as sentences of one language hold it. Japanese puts its particles behind the name: there every
 * form is the name.
 */
export interface PlaceForms {
  /** Alone, as in lists: `Netherlands`, `États-Unis`. */
  readonly name: string;
  /** With its article: `the Netherlands`, `les États-Unis`. */
  readonly the: string;
  /** Where: `in Japan`, `au Japon`, `en Japón`, `negli Stati Uniti`. */
  readonly in: string;
  /** Where to: `to Japan`, `au Japon`, `al Reino Unido`, `a Malta`. */
  readonly to: string;
  /** For a stay there: `for Japan`, `pour le Japon`, `per il Giappone`. */
  readonly for: string;
  /** What belongs to it: `of Japan`, `du Japon`, `dell’Asia`. */
  readonly of: string;
  /** True: every country. `eSIM plans for the whole world` is right, `global eSIM plans` is what one says. */
  readonly isWorld: boolean;
}

/** The forms without what the name says by itself. */
export type Declined = Pick<PlaceForms, 'the' | 'in' | 'to' | 'for' | 'of'>;

/** An article or preposition before a name: with a space, unless it ends in an apostrophe. */
export function before(word: string, name: string): string {
  return word === '' || word.endsWith('’') ? word + name : `${word} ${name}`;
}

/** What decides the forms of a name, from `data/place-articles.json`. */
export interface PlaceClass {
  /** Empty: none. Before its sounds it may change: `le` stands for `l’` too, `il` for `lo`. */
  readonly article: string;
  /** The preposition of where one is. */
  readonly where: string;
}
