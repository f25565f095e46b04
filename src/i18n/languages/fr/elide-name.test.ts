import { expect, it } from 'vitest';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { provider } from '#web/features/provider/messages/fr/provider.ts';
import { reviews } from '#web/features/review/messages/fr/reviews.ts';
import { plan } from '#i18n/messages/fr/plan.ts';
import { elideName } from './elide-name.ts';

it.each([
  ['Acorn Atlas', 'd’Acorn Atlas'],
  ['Étoile SIM', 'd’Étoile SIM'],
  [isolateText('Otter & Oak'), `d’${isolateText('Otter & Oak')}`],
  ['Copper Kettle SIM', 'de Copper Kettle SIM'],
  ['Yuzu SIM', 'de Yuzu SIM'],
])('de %s is %s', (name, said) => {
  expect(elideName('de', name)).toBe(said);
});

it('is used before names of sellers', () => {
  const seller = { provider: 'Olive Oar' };
  const said = [
    reviews.reply(seller),
    plan.detail.follow(seller),
    plan.detail.allPlans(seller),
    provider.company.heading(seller),
  ];
  expect(said.filter((text) => !text.includes('d’Olive Oar'))).toEqual([]);
});
