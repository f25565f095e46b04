import type { Locale } from '#domain/kernel/locale.ts';
import { handlingOf } from './handling.ts';
import { createKeeper, documents } from './keep.ts';
import type { FetchEvent, MessageEvent, WorkerScope } from './worker-scope.ts';
import {
  assetsOf,
  fillFrame,
  languageOf,
  markAsKept,
  markPageAsKept,
  offlinePath,
  writeOfflinePage,
} from './write-documents.ts';

/** The server's build; the server prepends it to this file, so that every build is a new worker. */
declare const ROAMCHART_BUILD: string;
/** The languages of the site; as above. */
declare const ROAMCHART_LOCALES: readonly Locale[];

const scope = globalThis as unknown as WorkerScope;
const keeper = createKeeper(scope.caches, ROAMCHART_BUILD, () => new Date());

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => event.waitUntil(keepOnDemand(event)));
scope.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer !== null) event.respondWith(answer);
});

/** Keeps the offline page in every language with its files. */
async function install(): Promise<void> {
  const files = new Set<string>();
  for (const locale of ROAMCHART_LOCALES) {
    const path = offlinePath(locale);
    const answer = await fetch(path, { cache: 'no-cache' });
    for (const file of assetsOf(await answer.clone().text())) files.add(file);
    await keeper.keepForShell(path, answer);
  }
  for (const file of files) await keepFile(new URL(file, scope.location.origin).href);
  // The new worker handles all pages of the old one, so it can take over at once.
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await keeper.tidy();
  // Navigation preload: requests the page while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

interface KeepMessage {
  /** Null: files only. */
  readonly page: string | null;
  readonly files: readonly string[];
  /** True: the visitor has saved the page. */
  readonly isSaved?: boolean;
}

/**
 * Keeps the page that registered the worker, which was loaded without it; its files are in the HTTP cache. Tells a page of
 * steps when it is kept.
 */
async function keepOnDemand({ data, ports }: MessageEvent): Promise<void> {
  const { page, files, isSaved = false } = data as KeepMessage;
  if (page !== null) {
    const handling = handlingOf({ method: 'GET', url: page, mode: 'navigate' }, scope.location.origin);
    if (handling === 'page') await keepPage(isSaved ? 'saved' : 'page', page, await fetch(page));
    if (handling === 'steps' && (await keepSteps(page))) ports[0]?.postMessage(true);
  }
  for (const file of files) await keepFile(file);
}

/** True: kept, now or before. */
async function keepSteps(page: string): Promise<boolean> {
  const isThere = async (): Promise<boolean> => (await keeper.find('steps', page)) !== null;
  if (await isThere()) return true;
  await keepPage('steps', page, await fetch(page));
  return isThere();
}

/**
 * Keeps a page with every file it references. That includes the single stylesheets, which a page rendered from its payload
 * needs instead of the combined one.
 */
async function keepPage(kind: 'page' | 'steps' | 'saved', url: string, answer: Response): Promise<void> {
  const named = assetsOf(await answer.clone().text());
  await keeper.keep(kind, url, answer);
  for (const file of named) await keepFile(new URL(file, scope.location.origin).href);
}

async function keepFile(url: string): Promise<void> {
  const handling = handlingOf({ method: 'GET', url, mode: 'cors' }, scope.location.origin);
  if (handling !== 'asset' && handling !== 'data') return;
  if ((await keeper.find(handling, url)) === null) await keeper.keep(handling, url, await fetch(url));
}

/** Null: not handled, the browser continues as without a worker. */
function answerOf(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const handling = handlingOf(request, scope.location.origin);
  switch (handling) {
    case 'page':
    case 'steps':
      return fromNetwork(handling, event, () => showWithoutNetwork(request.url));
    case 'way-out':
      return ask(event).catch(() => showOffline(request.url));
    case 'payload':
      return fromNetwork('payload', event, () => keptPayload(request.url));
    case 'data':
      return fromNetwork('data', event, async () => (await keeper.find('data', request.url)) ?? Response.error());
    case 'picture':
      return fromNetwork('picture', event, async () => (await keeper.find('picture', request.url)) ?? emptyPicture());
    case 'asset':
      return fromStore(event);
    case 'network':
      return null;
  }
}

async function ask(event: FetchEvent): Promise<Response> {
  const preloaded = await event.preloadResponse;
  // Firefox gives a network error instead of rejecting: https://github.com/GoogleChrome/workbox/issues/3134
  return preloaded === undefined || preloaded.type === 'error' ? fetch(event.request) : preloaded;
}

type NetworkFirst = 'page' | 'steps' | 'payload' | 'data' | 'picture';

/** Network first; offline the kept copy. */
async function fromNetwork(
  kind: NetworkFirst,
  event: FetchEvent,
  otherwise: () => Promise<Response>,
): Promise<Response> {
  const answer = await ask(event).catch(() => null);
  if (answer === null) return otherwise();
  const { url } = event.request;
  event.waitUntil(
    kind === 'page' || kind === 'steps' ? keepPage(kind, url, answer.clone()) : keeper.keep(kind, url, answer.clone()),
  );
  return answer;
}

async function fromStore(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await keeper.find('asset', request.url);
  if (kept !== null) return kept;
  const answer = await fetch(request);
  event.waitUntil(keeper.keep('asset', request.url, answer.clone()));
  return answer;
}

async function keptPayload(url: string): Promise<Response> {
  const kept = await keeper.read('payload', url);
  return kept === null ? Response.error() : new Response(markAsKept(kept.text, kept.keptAt), { headers: kept.headers });
}

/** The kept page, else a page to be rendered from its kept payload, else the offline page. */
async function showWithoutNetwork(url: string): Promise<Response> {
  const copies = await Promise.all(documents.map((kind) => keeper.read(kind, url)));
  const page = copies.reduce(newer, null);
  const { pathname, search, origin } = new URL(url);
  const locale = languageOf(pathname, scope.navigator.languages, ROAMCHART_LOCALES);
  if (page !== null) return new Response(markPageAsKept(page.text, page.keptAt, locale), { headers: page.headers });
  const payload = await keeper.read('payload', `${origin}${pathname.replace(/\/+$/, '')}/_payload.json${search}`);
  const frame = payload && (await keeper.readFromShell(offlinePath(locale)));
  const html = payload && frame && fillFrame(frame.text, markAsKept(payload.text, payload.keptAt));
  return html ? new Response(html, { headers: frame.headers }) : showOffline(url);
}

function newer<Copy extends { readonly keptAt: string }>(a: Copy | null, b: Copy | null): Copy | null {
  if (a === null || b === null) return a ?? b;
  return a.keptAt < b.keptAt ? b : a;
}

async function showOffline(url: string): Promise<Response> {
  const locale = languageOf(new URL(url).pathname, scope.navigator.languages, ROAMCHART_LOCALES);
  const frame = await keeper.readFromShell(offlinePath(locale));
  if (frame === null) return Response.error();
  return new Response(writeOfflinePage(frame.text, await keeper.pages(), locale), { headers: frame.headers });
}

function emptyPicture(): Response {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
