import { unlock } from './lock.ts';
import { makeKey, offerKey, useKey, type KeyOffer, type KeyOutcome } from './passkeys.ts';

/** Buttons that ask for a key, and what comes after. */
export function startPasskeys(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-passkey]')) prepare(button);
}

function prepare(button: HTMLButtonElement): void {
  const does = button.dataset['passkey'];
  const field = button.form?.querySelector<HTMLInputElement>('input[name=key]') ?? null;
  if (field !== null) nameKey(field);
  const token = does === 'new-key' ? location.hash.slice(1) : undefined;
  // Asked for before the press: browsers give keys only to a press that is fresh.
  const offer = does === 'new-key' || does === 'add-key' ? offerKey(token) : null;
  if (token !== undefined) void offer?.then((found) => welcome(button, found));
  const press = async (): Promise<KeyOutcome> => {
    if (does === 'sign-in') return useKey('/passkey/sign-in');
    if (does === 'touch') return useKey('/passkey/touch');
    const found = (await offer) ?? 'failed';
    return typeof found === 'string' ? found : makeKey(found, token, field?.value ?? '');
  };
  const run = (): void => {
    if (button.form?.reportValidity() === false || button.disabled) return;
    button.disabled = true;
    void press()
      // Cancelled, another device, no key: nobody learns which.
      .catch((): KeyOutcome => 'failed')
      .then((outcome) => end(button, outcome));
  };
  button.addEventListener('click', run);
  button.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
}

function end(button: HTMLButtonElement, outcome: KeyOutcome): void {
  button.disabled = false;
  if (outcome === 'done') goOn(button);
  else say(button, outcome);
}

function nameKey(field: HTMLInputElement): void {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  field.value = field.dataset[isPhone ? 'phone' : 'laptop'] ?? '';
}

function welcome(button: HTMLButtonElement, found: KeyOffer | Exclude<KeyOutcome, 'done'>): void {
  const title = document.querySelector<HTMLElement>('[data-welcome]');
  if (typeof found === 'string') say(button, found);
  else if (title !== null) title.textContent = (title.dataset['welcome'] ?? '').replace('NAME', found.name);
}

function say(button: HTMLButtonElement, outcome: Exclude<KeyOutcome, 'done'>): void {
  const place = button.closest('main, dialog')?.querySelector<HTMLElement>('[data-says]');
  if (place === undefined || place === null) return;
  place.textContent = button.dataset[outcome] ?? '';
  place.hidden = false;
}

/** A form that waited for the touch is sent; a locked page goes on as it is; a sign-in leads to the desk. */
function goOn(button: HTMLButtonElement): void {
  const waiting = document.querySelector<HTMLFormElement>('form[data-after]');
  if (waiting !== null) waiting.submit();
  else if (button.closest('dialog') !== null) unlock();
  else if (button.dataset['back'] === '') location.reload();
  else location.assign(button.dataset['back'] ?? '/');
}
