/** As the server locks: half an hour without a request. */
const idleMs = 30 * 60_000;

const sheet = (): HTMLDialogElement | null => document.querySelector('dialog[data-sheet=lock]');

let timer: ReturnType<typeof setTimeout> | undefined;

/** Covers an open page when its session is locked. What was typed stays in it. */
export function startLock(): void {
  const lock = sheet();
  if (lock === null) return;
  lock.addEventListener('cancel', (event) => event.preventDefault());
  putLockOff();
}

/** A request was made. */
export function putLockOff(): void {
  clearTimeout(timer);
  timer = setTimeout(() => sheet()?.showModal(), idleMs);
}

/** The key was touched: the page goes on as it was. */
export function unlock(): void {
  sheet()?.close();
  putLockOff();
}
