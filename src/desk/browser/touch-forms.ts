import { useKey } from './passkeys.ts';

/**
 * Forms that need a touch ask for it before they are sent. If that fails they are sent all the same: the server then
 * answers with the page that says why, and keeps what was typed.
 */
export function startTouchForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-touch]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void useKey('/passkey/touch')
        .catch(() => 'failed')
        .then(() => form.submit());
    });
}
