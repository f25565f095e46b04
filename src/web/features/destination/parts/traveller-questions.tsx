import { formatDays } from '#i18n/format-quantity.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayData, sayNetworks, sayPrices, sayUnlimited, type QuestionFacts } from './question-words.ts';

interface QuestionsProps {
  readonly place: PlaceForms;
  /** Operators are known for countries only. */
  readonly isCountry: boolean;
  readonly facts: QuestionFacts;
  /** Plural of the display currency. */
  readonly currencyPlural: string;
}

/** Questions of travellers, answered from the plans on the page; unstated facts are counted as unknown. */
export function TravellerQuestions({ place, isCountry, facts, currencyPlural }: QuestionsProps) {
  const { shell, messages } = usePage();
  const { view } = useListState();
  const texts = messages.destination.questions;
  const language = { locale: shell.locale, messages };
  const days = formatDays(view.query.trip.days, shell.locale);
  const { start, phone } = texts;
  const answers: readonly (readonly [question: string, answer: string])[] = [
    ...(isCountry ? [[texts.network.question({ place }), sayNetworks(view.networks, language)] as const] : []),
    [texts.data.question({ days }), sayData(view.query.trip.days, language)],
    [texts.unlimited.question, sayUnlimited(view, facts.honestUnlimited, language)],
    [
      start.question,
      joinSentences([start.answer(facts.dayCount), facts.dayCount.calendar > 0 && start.hint], shell.locale),
    ],
    [texts.hotspot.question, texts.hotspot.answer(facts.hotspot)],
    [phone.question, joinSentences([phone.answer(facts.phoneNumber), phone.hint], shell.locale)],
    [texts.identity.question, texts.identity.answer(facts.ekyc)],
    [texts.currency.question, sayPrices(facts, { currency: shell.currency, name: currencyPlural }, language)],
  ];
  return (
    <div>
      {answers.map(([question, answer]) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
