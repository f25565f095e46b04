import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Heading } from './heading.tsx';

it.each([
  ['料金の安いプランを選ぶ', '料金の|安いプランを|選ぶ'],
  ['プランの選び方、買い物の前に', 'プランの|選び方、|買い物の|前に'],
  ['東京からKyotoまで7日間', '東京から|Kyotoまで|7日間'],
  ['日本', '日本'],
  ['Plans for 3 days, and more', 'Plans for 3 days, and more'],
])('breaks %s between phrases alone', (text, expected) => {
  const markup = renderToStaticMarkup(<Heading as="h2">{text}</Heading>);
  expect(markup).toBe(`<h2>${expected.replaceAll('|', '<wbr/>')}</h2>`);
});

it('leaves what is more than text alone', () => {
  const markup = renderToStaticMarkup(
    <Heading as="h3" id="plan">
      <b>安いプランの料金</b>
    </Heading>,
  );
  expect(markup).toBe('<h3 id="plan"><b>安いプランの料金</b></h3>');
});
