import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type KeyPress = KeyboardEvent | ReactKeyboardEvent;

/**
 * The key that was pressed, as `KeyboardEvent.key` names it; null: it belongs to the input method in which a word is being
 * composed, as the Enter does that takes a Japanese word and the Escape that drops it. Safari reports the key that ends a
 * composition after its end, without `isComposing`: only the key code 229 tells there.
 */
export function pressedKey(event: KeyPress): string | null {
  const { isComposing, keyCode, key } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229 ? null : key;
}
