import type { SiteRequest } from '#web/site-contract.ts';
import type { ContentCoding } from '#server/http/content-coding.ts';

/** What somebody asks for, with all that follows from the request alone. */
export interface Question {
  readonly request: SiteRequest;
  /** Where an answer may lie: for everybody, for equal frames, for equal visitors. Only the first: it redirects by language. */
  readonly keys: readonly string[];
  /** What the client takes of an answer that is compressed; null: it takes it as it is. */
  readonly coding: ContentCoding | null;
}

/** A question with what the log says of who asks it. */
export interface KnownQuestion {
  readonly question: Question;
  /** See `describeAsked`. */
  readonly asked: string;
}

/** Longest text that is kept: with what most browsers send it is a quarter of that. */
const longestText = 1_000;
const mostTexts = 1_000;

/**
 * Questions that were answered from memory, by what the clients wrote. What follows from a request is worked out once for all
 * who ask in the same words. They can be wrong no more than a calculation can, so that nothing has to be dropped but for room.
 */
export class RememberedQuestions {
  readonly #known = new Map<string, KnownQuestion>();

  get(text: string): KnownQuestion | undefined {
    return this.#known.get(text);
  }

  keep(text: string, known: KnownQuestion): void {
    if (text.length > longestText) return;
    // Anyone who sends new words all the time costs the others one calculation each time.
    if (this.#known.size >= mostTexts) this.#known.clear();
    this.#known.set(text, known);
  }
}
