import { describe, expect, it } from 'vitest';
import { stateSelector } from './state-selectors.ts';

describe('stateSelector', () => {
  it('stands for a hovered element and for all inside of it', () => {
    expect(stateSelector('.check:hover input')).toBe('.check:is([data-state~=hover], [data-state~=hover] *) input');
  });

  it('stands for the focus of controls only', () => {
    expect(stateSelector('.chip:has(:focus-visible)')).toBe(
      '.chip:has(:is([data-state~=focus] :is(a, button, input, select, summary)))',
    );
    expect(stateSelector('input:not(:focus)')).toBe(
      'input:not(:is([data-state~=focus] :is(a, button, input, select, summary)))',
    );
  });

  it('leaves other selectors alone', () => {
    expect(stateSelector('.button:disabled')).toBeNull();
    expect(stateSelector('.a:focus-within')).toBeNull();
  });
});
