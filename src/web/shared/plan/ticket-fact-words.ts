import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Known } from '#domain/plan/plan.ts';
import { joinPhrases, withKind } from '#i18n/punctuation.ts';
import type { Language } from './plan-words.ts';

/** One of the facts that every ticket says. */
export interface TicketFact {
  readonly name: 'hotspot' | 'phone' | 'network';
  readonly words: string;
  /** False: a no, or not stated. */
  readonly isGood: boolean;
}

export function ticketFacts(plan: ListedPlan, language: Language): readonly TicketFact[] {
  const { features } = language.messages.plan;
  return [
    { name: 'hotspot', ...sayFeature(plan.tethering, features.hotspot) },
    { name: 'phone', ...sayFeature(plan.phoneNumber, features.phoneNumber) },
    { name: 'network', ...sayNetwork(plan, language) },
  ];
}

type Said = Omit<TicketFact, 'name'>;

function sayFeature(known: Known, words: Readonly<Record<'yes' | 'no' | 'unknown', string>>): Said {
  if (known === null) return { words: words.unknown, isGood: false };
  return { words: known ? words.yes : words.no, isGood: known };
}

/** `Hornbeam 5G`, `2 networks, 5G`; the opened plan names all. */
export function sayNetwork({ networks: { operators, generation } }: ListedPlan, { locale, messages }: Language): Said {
  const [first, ...others] = operators;
  if (first === undefined) return { words: generation ?? messages.plan.networkUnknown, isGood: generation !== null };
  if (others.length === 0) return { words: withKind(isolateText(first.name), generation), isGood: true };
  const count = messages.plan.networks({ count: operators.length });
  return { words: joinPhrases(generation === null ? [count] : [count, generation], locale), isGood: true };
}
