import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type KeyPress = KeyboardEvent | ReactKeyboardEvent;

/**
 * The pressed key as in `KeyboardEvent.key`; null: it belongs to an input method, as Enter and Escape during a Japanese
 * composition. Safari reports the key that ends a composition after `compositionend`, without `isComposing`, but with key
 * code 229.
 */
export function pressedKey(event: KeyPress): string | null {
  const { isComposing, keyCode, key } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229 ? null : key;
}
