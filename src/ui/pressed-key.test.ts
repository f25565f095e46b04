import { describe, expect, it } from 'vitest';
import { pressedKey } from './pressed-key.ts';

type Press = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>;

/** The key of a press, as a native and as a React event. */
function keysOf(press: Press): readonly (string | null)[] {
  return [press, { nativeEvent: press }].map((event) => pressedKey(event as KeyboardEvent));
}

describe('pressedKey', () => {
  it('is the key', () => {
    expect(keysOf({ key: 'Enter', isComposing: false, keyCode: 13 })).toEqual(['Enter', 'Enter']);
  });

  it('is none while a word is composed', () => {
    expect(keysOf({ key: 'Escape', isComposing: true, keyCode: 27 })).toEqual([null, null]);
    expect(keysOf({ key: 'Process', isComposing: true, keyCode: 229 })).toEqual([null, null]);
  });

  it('is none for the key that ends a composition in Safari', () => {
    expect(keysOf({ key: 'Enter', isComposing: false, keyCode: 229 })).toEqual([null, null]);
  });
});
