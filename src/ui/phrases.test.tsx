import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Phrases } from './phrases.tsx';

it.each([
  ['料金の安いプランを選ぶ', '料金の|安いプランを|選ぶ'],
  ['プランの選び方、買い物の前に', 'プランの|選び方、|買い物の|前に'],
  ['東京からKyotoまで7日間', '東京から|Kyotoまで|7日間'],
  ['日本', '日本'],
  ['Plans for 3 days, and more', 'Plans for 3 days, and more'],
])('breaks %s between phrases alone', (text, expected) => {
  const markup = renderToStaticMarkup(
    <h2>
      <Phrases>{text}</Phrases>
    </h2>,
  );
  expect(markup).toBe(`<h2>${expected.replaceAll('|', '<wbr/>')}</h2>`);
});

it('leaves what is more than text alone', () => {
  expect(renderToStaticMarkup(<Phrases>{<b>安いプランの料金</b>}</Phrases>)).toBe('<b>安いプランの料金</b>');
});
