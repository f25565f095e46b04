import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { afterData } from '#domain/plan/after-data.ts';
import type { Known } from '#domain/plan/plan.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { withKind } from '#i18n/punctuation.ts';
import { sayAfterwards, type Language } from './plan-words.ts';

/** One of the facts that every ticket says. */
export interface PlanFact {
  readonly name: 'afterwards' | 'hotspot' | 'phone' | 'network';
  readonly words: string;
  /** False: a no, or not stated. */
  readonly isGood: boolean;
}

/** Networks named; the opened plan names all. */
const namedNetworks = 2;

export function planFourFacts(plan: ListedPlan, language: Language): readonly PlanFact[] {
  const { features } = language.messages.plan;
  return [
    { name: 'afterwards', words: sayAfterwards(plan, language), isGood: afterData(plan) !== null },
    { name: 'hotspot', ...sayFeature(plan.tethering, features.hotspot) },
    { name: 'phone', ...sayFeature(plan.phoneNumber, features.phoneNumber) },
    { name: 'network', ...sayNetwork(plan, language) },
  ];
}

type Said = Omit<PlanFact, 'name'>;

function sayFeature(known: Known, words: Readonly<Record<'yes' | 'no' | 'unknown', string>>): Said {
  if (known === null) return { words: words.unknown, isGood: false };
  return { words: known ? words.yes : words.no, isGood: known };
}

function sayNetwork({ networks: { operators, generation } }: ListedPlan, { locale, messages }: Language): Said {
  const names = operators.slice(0, namedNetworks).map(({ name }) => isolateText(name));
  if (names.length === 0 && generation === null) return { words: messages.plan.networkUnknown, isGood: false };
  return {
    words: names.length === 0 ? (generation ?? '') : withKind(joinFacts(names, locale), generation),
    isGood: true,
  };
}
