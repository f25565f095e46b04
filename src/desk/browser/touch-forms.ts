import { useKey } from './passkeys.ts';

/** Answers take a moment: a touch that ends meanwhile would be asked for again. */
const marginMs = 10_000;

/**
 * Forms that need a touch ask for it before they are sent, unless there was one. If that fails they are sent all the
 * same: the server then answers with the page that says why, and keeps what was typed.
 */
export function startTouchForms(page: ParentNode): void {
  const touchedUntil = performance.now() + Number(document.body.dataset['touchedMs'] ?? 0) - marginMs;
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-touch]'))
    form.addEventListener('submit', (event) => {
      if (performance.now() < touchedUntil) return;
      event.preventDefault();
      void useKey('/passkey/touch')
        .catch(() => 'failed')
        .then(() => form.submit());
    });
}
