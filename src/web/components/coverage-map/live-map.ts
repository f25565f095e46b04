import { pressedKey } from '#ui/pressed-key.ts';

interface LiveCountry {
  readonly code: string;
  /** Name and networks. */
  readonly tip: string;
  /** Where the country leads; absent: nowhere. */
  readonly href?: string;
}

export interface LiveMapOptions {
  /** Names the whole map. */
  readonly label: string;
  /** In the order in which arrow keys go through them. */
  readonly countries: readonly LiveCountry[];
  /** Ends it: the picture is shown again. */
  readonly signal: AbortSignal;
}

/**
 * Puts the file of the picture in `sheet` into the page, over the picture: its countries say their name and networks on
 * hover, focus and tap, and light up together with the items of the list that carry the same `data-code`. Arrow keys go
 * from country to country. Leaves the picture as it is when the file cannot be loaded.
 */
export async function startLiveMap(sheet: HTMLElement, { label, countries, signal }: LiveMapOptions): Promise<void> {
  const picture = sheet.querySelector('img');
  if (picture !== null) await whenLoaded(picture, signal);
  const svg = await fetchMap(picture?.currentSrc ?? '', signal);
  if (svg === null || signal.aborted) return;
  svg.setAttribute('role', 'group');
  svg.setAttribute('aria-label', label);
  const paths = countries.flatMap((country) => prepareCountry(svg, country));
  paths[0]?.setAttribute('tabindex', '0');
  sheet.append(svg);
  signal.addEventListener('abort', () => svg.remove());
  svg.addEventListener('keydown', (event) => moveFocus(event, paths));
  lightTogether(sheet.closest('[data-coverage]') ?? sheet, signal);
}

/** Chromium does not say which file a picture shows until it is there, and the first one of a map takes seconds to draw. */
async function whenLoaded(picture: HTMLImageElement, signal: AbortSignal): Promise<void> {
  if (picture.complete) return;
  await new Promise<unknown>((resolve) => {
    for (const name of ['load', 'error']) picture.addEventListener(name, resolve, { signal });
    signal.addEventListener('abort', resolve);
  });
}

/** Null: it cannot be had now. */
async function fetchMap(address: string, signal: AbortSignal): Promise<SVGElement | null> {
  // A browser that shows no pictures has none; an empty address would be that of the page.
  if (address === '') return null;
  const answer = await fetch(address, { signal }).catch(() => null);
  if (answer?.ok !== true) return null;
  const text = await answer.text().catch(() => '');
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return root instanceof SVGElement && root.tagName === 'svg' ? document.importNode(root, true) : null;
}

function prepareCountry(svg: SVGElement, { code, tip, href }: LiveCountry): readonly SVGElement[] {
  const drawn = svg.querySelector<SVGElement>(`[data-code="${CSS.escape(code)}"]`);
  if (drawn === null) return [];
  const path = href === undefined ? drawn : linkTo(href, drawn);
  if (href === undefined) path.setAttribute('role', 'img');
  path.setAttribute('aria-label', tip);
  path.setAttribute('tabindex', '-1');
  path.dataset['tip'] = tip;
  return [path];
}

function linkTo(href: string, drawn: SVGElement): SVGElement {
  const link = document.createElementNS('http://www.w3.org/2000/svg', 'a');
  link.setAttribute('href', href);
  drawn.replaceWith(link);
  link.append(drawn);
  return link;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One country is in the tab order: the one that had the focus last. */
function moveFocus(event: KeyboardEvent, paths: readonly SVGElement[]): void {
  const step = steps[pressedKey(event) ?? ''];
  const at = paths.findIndex((path) => path === event.target);
  const next = step === undefined ? undefined : paths[(at + step + paths.length) % paths.length];
  if (next === undefined || at === -1) return;
  event.preventDefault();
  paths[at]?.setAttribute('tabindex', '-1');
  next.setAttribute('tabindex', '0');
  next.focus();
}

/** Marks a country on the map and in the list while the pointer or the focus is on either. */
function lightTogether(root: Element, signal: AbortSignal): void {
  const light = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest('[data-code]') : null;
    const code = target?.getAttribute('data-code') ?? null;
    for (const each of root.querySelectorAll('[data-code]')) {
      each.toggleAttribute('data-lit', code !== null && each.getAttribute('data-code') === code);
    }
  };
  for (const name of ['pointerover', 'pointerleave', 'focusin', 'click'])
    root.addEventListener(name, light, { signal });
}
