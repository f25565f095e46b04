import { expect, it } from 'vitest';
import { messagesFor } from '#i18n/messages.ts';
import { makeListData } from '#tests/support/list-data-factory.ts';
import { makeDestinationView, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { spanishSim } from '#tests/support/own-sim-factory.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { TripAnswers } from '#web/features/list/picks/trip-answers.tsx';
import { ListStateProvider } from '#web/features/list/state/list-state.tsx';

function render(price: string): string {
  const view = makeDestinationView([makeListedPlan({ id: 1, price: moneyOf(price) })]);
  return renderOnPage(
    <ListStateProvider data={makeListData(view, { ownSim: spanishSim })}>
      <TripAnswers />
    </ListStateProvider>,
  );
}

it('names the own SIM in the first ticket up to 1.6 times its price: here $6.66', () => {
  const { before, ownSim } = messagesFor('en').list;
  const note = before.note({ price: '$6.66', words: ownSim.law.eu });
  expect(render('4.17')).toContain(note);
  expect(render('4.16')).not.toContain(note);
});
