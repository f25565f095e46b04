import { useEffect, useEffectEvent } from 'react';
import { pressedKey } from '#ui/pressed-key.ts';

const editable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Calls back when `/` is pressed outside text fields and dialogs. */
export function useSlashKey(onSlash: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const isTyping = event.target instanceof Element && event.target.closest(editable) !== null;
    if (pressedKey(event) !== '/' || hasModifier || isTyping || document.querySelector('dialog:modal') !== null) return;
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
