/** What a seller's service was used for, and whether it worked. */
export const workedThings = ['data', 'hotspot', 'calls', 'support'] as const;
export const workedAnswers = ['yes', 'no', 'unused'] as const;

type WorkedThing = (typeof workedThings)[number];
type WorkedAnswer = (typeof workedAnswers)[number];

/** What an author adds so that a review can be weighed. All of it is optional. */
export interface ReviewFacts {
  /** Of the experience, `2026-10`; null: not said. */
  readonly month: string | null;
  /** Id of a plan of the seller. */
  readonly planId: number | null;
  /** Id of a model; see the domain's `phoneModels`. */
  readonly phone: string | null;
  readonly worked: Readonly<Partial<Record<WorkedThing, WorkedAnswer>>>;
  /** The author got something for the review: it is shown, and its stars do not count. */
  readonly isGiven: boolean;
  /** The author owns the seller, works for it or is paid by it: the review is refused. */
  readonly isRelated: boolean;
}

/** Nothing is said: always this object. */
export const noFacts: ReviewFacts = {
  month: null,
  planId: null,
  phone: null,
  worked: {},
  isGiven: false,
  isRelated: false,
};

/** Of a form or a row. What is invalid is left out. */
export function parseReviewFacts(json: string): ReviewFacts {
  try {
    return readReviewFacts(JSON.parse(json));
  } catch {
    return noFacts;
  }
}

/** Of a kept draft, which may hold anything. */
export function readReviewFacts(found: unknown): ReviewFacts {
  const { month, planId, phone, worked, isGiven, isRelated }: Readonly<Record<string, unknown>> = { ...Object(found) };
  const answers = typeof worked === 'object' && worked !== null ? Object.entries(worked) : [];
  const facts = {
    month: typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
    planId: typeof planId === 'number' && Number.isSafeInteger(planId) ? planId : null,
    phone: typeof phone === 'string' && /^[a-z0-9-]{1,80}$/.test(phone) ? phone : null,
    worked: Object.fromEntries(
      workedThings.flatMap((thing) => {
        const answer = workedAnswers.find((each) => answers.some(([name, value]) => name === thing && value === each));
        return answer === undefined ? [] : [[thing, answer]];
      }),
    ),
    isGiven: isGiven === true,
    isRelated: isRelated === true,
  };
  return JSON.stringify(facts) === JSON.stringify(noFacts) ? noFacts : facts;
}
