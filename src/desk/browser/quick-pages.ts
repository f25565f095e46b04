import { arrive } from './leaving.ts';

/** What differs between two pages of the desk; head and sheets stay. */
const swapped = ['.rail nav', '.tabs-phone', 'main'];

let shown = here();
let latest = 0;

interface Visit {
  readonly request: RequestInit;
  /** What the browser does without this script. */
  readonly plainly: () => void;
  readonly prepare: (main: HTMLElement) => void;
}

/**
 * Saves the reload: actions, and links that have keys, are fetched and their answer replaces `main`. What is no
 * ordinary page of the same build is left to the browser.
 * @param prepare starts what a new main needs
 */
export function startQuickPages(prepare: (main: HTMLElement) => void): void {
  addEventListener('popstate', () => here() !== shown && location.reload());
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isAction(form)) return;
    event.preventDefault();
    const fields = new FormData(form);
    if (submitter instanceof HTMLButtonElement && submitter.name !== '') fields.append(submitter.name, submitter.value);
    const body = new URLSearchParams([...fields].map(([name, value]): [string, string] => [name, String(value)]));
    void visit(form.action, { request: { method: 'POST', body }, plainly: () => form.submit(), prepare });
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || link?.matches('main :is([data-key], [data-space])') !== true) return;
    if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.target !== '' || link.hash !== '') return;
    event.preventDefault();
    document.body.classList.add('is-waiting');
    void visit(link.href, { request: {}, plainly: () => location.assign(link.href), prepare });
  });
}

function isAction(form: HTMLFormElement): boolean {
  return form.getAttribute('action')?.startsWith('/do/') === true && form.enctype !== 'multipart/form-data';
}

async function visit(address: string, { request, plainly, prepare }: Visit): Promise<void> {
  latest += 1;
  const turn = latest;
  const answer = await fetch(address, request).catch(() => null);
  const html = await answer?.text().catch(() => null);
  if (turn !== latest) return;
  // What became of a form only the server knows: it is never sent again.
  if (answer === null || typeof html !== 'string') return location.reload();
  const next = new DOMParser().parseFromString(html, 'text/html');
  const main = next.querySelector('main');
  // Only what did nothing is answered with another frame and no redirect: a locked desk, a touch, a failure.
  if (main === null || frameOf(next) !== frameOf(document))
    return answer.redirected ? location.assign(answer.url) : plainly();
  const isMoved = show(answer, request, next);
  prepare(main);
  await Promise.all([...main.querySelectorAll('img')].map(loaded));
  if (turn !== latest) return;
  arrive();
  document.body.classList.remove('is-waiting');
  if (isMoved) scrollTo(0, 0);
  (main.querySelector<HTMLElement>('h2[tabindex]') ?? main).focus({ preventScroll: true });
}

/** A picture counts as opened once it was sent: until then no key may decide. Those further down come when they are near. */
async function loaded(picture: HTMLImageElement): Promise<void> {
  if (picture.loading !== 'lazy') await picture.decode().catch(() => null);
}

/** Whether another page is shown than before. */
function show({ url, redirected }: Response, { method }: RequestInit, next: Document): boolean {
  const { pathname } = location;
  for (const selector of swapped) {
    const [old, fresh] = [document, next].map((page) => page.querySelector(selector));
    if (old && fresh) old.replaceWith(fresh);
  }
  document.title = next.title;
  Object.assign(document.body.dataset, next.body.dataset);
  // A refusal has no address of its own.
  const hasAddress = redirected || method === undefined;
  if (hasAddress && url !== location.href) history.pushState(null, '', url);
  shown = here();
  return !hasAddress || pathname !== location.pathname;
}

/** Pages with the same one differ in what is swapped alone: build, theme, single keys. */
function frameOf({ documentElement, body, scripts }: Document): string {
  const own = [...scripts].map((script) => script.getAttribute('src'));
  return JSON.stringify([own, documentElement.dataset['theme'], body.dataset['keys']]);
}

function here(): string {
  return location.pathname + location.search;
}
