import { pressedKey } from '#ui/pressed-key.ts';
import { isOffline } from './connection.ts';
import { isLeaving, press } from './leaving.ts';

/** After a new item or sheet no key acts for so long: it was meant for the one before. */
const quietMs = 400;

/** How long G waits for the second key. */
const chordMs = 1500;

let quietUntil = 0;
let chordUntil = 0;

/** Something new is on the screen. */
export function quietKeys(): void {
  quietUntil = performance.now() + quietMs;
}

/** Single keys press what is marked with `data-key`, G and another one goes to a place. */
export function startKeys(): void {
  quietKeys();
  const sheet = document.querySelector<HTMLDialogElement>('dialog[data-sheet=keys]');
  for (const link of document.querySelectorAll('a[href="#keys"]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      openSheet(sheet);
    });
  document.addEventListener('keydown', (event) => {
    const key = pressedKey(event);
    if (key === null || !isMeant(event) || sheet?.open === true) return;
    if (key === '?') openSheet(sheet);
    else if (!goTo(key) && act(key)) event.preventDefault();
  });
}

function openSheet(sheet: HTMLDialogElement | null): void {
  sheet?.showModal();
  quietKeys();
}

/** No stray key: not while held, not right after something new, not in a field, not while offline or on the way to another page. */
function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || document.body.dataset['keys'] !== 'on') return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (performance.now() < quietUntil || isOffline() || isLeaving()) return false;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null)
    return false;
  return document.querySelector('dialog[data-sheet=lock][open]') === null;
}

/** Whether the key was part of a chord. */
function goTo(key: string): boolean {
  const isSecond = performance.now() < chordUntil;
  chordUntil = key === 'g' && !isSecond ? performance.now() + chordMs : 0;
  if (!isSecond) return key === 'g';
  const place = document.querySelector<HTMLAnchorElement>(`.rail a[data-chord="${CSS.escape(key)}"]`);
  if (place !== null) press(place);
  return place !== null;
}

/** Enter opens the next thing to do, Space a picture, unless something has the focus: links alone, never a decision. */
function open(key: string): boolean {
  if (document.querySelector('a:focus, button:focus, summary:focus') !== null) return false;
  const link = document.querySelector<HTMLAnchorElement>(key === 'Enter' ? 'a[data-key=Enter]' : 'a[data-space]');
  if (link !== null) press(link);
  return link !== null;
}

/** Whether the key is that of a button, link or field. Enter and Space press what has the focus: they never decide. */
function act(key: string): boolean {
  if (key === 'Enter' || key === ' ') return open(key);
  const name = key.length === 1 ? key.toLowerCase() : key;
  const selector = `[data-key="${CSS.escape(name)}"]`;
  // What the screen means by a key goes before what the frame does.
  const marked =
    document.querySelector<HTMLElement>(`main ${selector}`) ?? document.querySelector<HTMLElement>(selector);
  if (marked === null) return false;
  if (marked instanceof HTMLInputElement || marked instanceof HTMLTextAreaElement) marked.focus();
  else if (marked.getAttribute('aria-disabled') !== 'true') press(marked);
  return true;
}
