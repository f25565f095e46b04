import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

function render(text: string, ...ranges: readonly { readonly start: number; readonly end: number }[]): string {
  return renderToStaticMarkup(<MarkedText text={text} ranges={ranges} />).replaceAll(
    /<span>|<\/span>| class="[^"]*"/g,
    '',
  );
}

describe('MarkedText', () => {
  it('marks what matched and keeps the whole text', () => {
    expect(render('South Korea', { start: 0, end: 2 })).toBe('<mark>So</mark>uth Korea');
    expect(render('Papua New Guinea', { start: 6, end: 7 }, { start: 10, end: 11 })).toBe(
      'Papua <mark>N</mark>ew <mark>G</mark>uinea',
    );
  });

  it('is the plain text where another name matched', () => {
    expect(render('Germany')).toBe('Germany');
  });
});
