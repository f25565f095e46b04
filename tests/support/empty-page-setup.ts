import { afterAll } from 'vitest';

/** Files that run in one worker share its document: what one leaves there, the next would find. */
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
