import { sayNow } from './times.ts';

/** True while the browser says that there is no connection. */
export function isOffline(): boolean {
  return document.body.dataset['offline'] !== undefined;
}

/** Says when the connection was lost. Keys and buttons are off meanwhile: nothing is queued. */
export function startConnection(): void {
  // A page that the browser goes back to waits for nothing.
  addEventListener('pageshow', () => document.body.classList.remove('is-waiting'));
  addEventListener('online', showConnection);
  addEventListener('offline', showConnection);
  document.addEventListener(
    'submit',
    (event) => {
      if (!isOffline()) return void document.body.classList.add('is-waiting');
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  showConnection();
}

export function showConnection(): void {
  const notice = document.querySelector<HTMLElement>('main > [data-offline]');
  if (notice === null) return;
  const since = notice.querySelector('[data-offline-since]');
  if (navigator.onLine) delete document.body.dataset['offline'];
  else {
    document.body.dataset['offline'] = '';
    if (since !== null) since.textContent = sayNow();
  }
  notice.hidden = navigator.onLine;
}
