import type { RuleKind } from '#domain/place/country-rule.ts';
import type { RuleData } from '#web/features/place/rule-data.ts';

/** The kinds of rule that answer each question. */
const questions = [
  ['using', ['delay', 'services']],
  ['buying', ['purchase']],
  ['registering', ['device', 'id']],
] as const satisfies readonly (readonly [string, readonly RuleKind[]])[];

/** What the sources say of travel eSIMs. */
interface RuleAnswer {
  readonly question: (typeof questions)[number][0];
  /** Null: nothing stands in the way. */
  readonly limit: RuleKind | null;
}

type Ruled = Pick<RuleData, 'kind' | 'reach'>;

/** Only the questions that the sources answer. */
export function answersOf(rules: readonly Ruled[]): readonly RuleAnswer[] {
  return questions.flatMap(([question, kinds]): RuleAnswer[] => {
    const own = rules.filter(({ kind }) => kinds.some((each) => each === kind));
    const limit = own.find(({ reach }) => reach === 'roaming');
    if (limit !== undefined) return [{ question, limit: limit.kind }];
    const isExempt = own.length > 0 && own.every(({ reach }) => reach === 'local-only');
    return isExempt ? [{ question, limit: null }] : [];
  });
}

interface PlacesByAnswers<Place> {
  /** With something that limits a travel eSIM. */
  readonly warned: readonly Place[];
  readonly answered: readonly Place[];
  /** Without any answer. */
  readonly open: readonly Place[];
}

/** Keeps the order within each group. */
export function sortByAnswers<Place extends { readonly rules: readonly Ruled[] }>(
  places: readonly Place[],
): PlacesByAnswers<Place> {
  const isWarned = ({ rules }: Place): boolean => rules.some(({ reach }) => reach === 'roaming');
  const hasAnswer = ({ rules }: Place): boolean => answersOf(rules).length > 0;
  return {
    warned: places.filter(isWarned),
    answered: places.filter((place) => !isWarned(place) && hasAnswer(place)),
    open: places.filter((place) => !hasAnswer(place)),
  };
}
