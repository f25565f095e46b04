import { pressedKey } from '#ui/pressed-key.ts';

interface InteractiveCountry {
  readonly code: string;
  /** Name and networks. */
  readonly tip: string;
  /** The country's link; absent: none. */
  readonly href?: string;
}

export interface InteractiveMapOptions {
  /** Accessible name of the map. */
  readonly label: string;
  /** In arrow key order. */
  readonly countries: readonly InteractiveCountry[];
  /** Removes the map again; the picture stays. */
  readonly signal: AbortSignal;
  /** Called instead of following a country's link when a finger taps it; default: the link is followed. */
  readonly onTap?: (code: string) => void;
}

/**
 * Inlines the picture's SVG file over the picture in `sheet`. Its countries show name and networks on hover, focus and tap,
 * and are highlighted together with the list items that have the same `data-code`. Arrow keys move between countries. Keeps
 * the plain picture when the file cannot be loaded.
 */
export async function startInteractiveMap(
  sheet: HTMLElement,
  { label, countries, signal, onTap }: InteractiveMapOptions,
): Promise<void> {
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
  if (onTap !== undefined) listenToTaps(svg, onTap);
  lightTogether(sheet.closest('[data-coverage]') ?? sheet, signal);
}

/** Chromium sets `currentSrc` only after loading, and the server takes seconds to draw a map for the first time. */
async function whenLoaded(picture: HTMLImageElement, signal: AbortSignal): Promise<void> {
  if (picture.complete) return;
  await new Promise<unknown>((resolve) => {
    for (const name of ['load', 'error']) picture.addEventListener(name, resolve, { signal });
    signal.addEventListener('abort', resolve);
  });
}

/** Null: it cannot be loaded. */
async function fetchMap(address: string, signal: AbortSignal): Promise<SVGElement | null> {
  // Empty when pictures are turned off; an empty address would fetch the page itself.
  if (address === '') return null;
  const answer = await fetch(address, { signal }).catch(() => null);
  if (answer?.ok !== true) return null;
  const text = await answer.text().catch(() => '');
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return root instanceof SVGElement && root.tagName === 'svg' ? document.importNode(root, true) : null;
}

function prepareCountry(svg: SVGElement, { code, tip, href }: InteractiveCountry): readonly SVGElement[] {
  const shape = svg.querySelector<SVGElement>(`[data-code="${CSS.escape(code)}"]`);
  if (shape === null) return [];
  const path = href === undefined ? shape : linkTo(href, shape);
  if (href === undefined) path.setAttribute('role', 'img');
  path.setAttribute('aria-label', tip);
  path.setAttribute('tabindex', '-1');
  path.dataset['tip'] = tip;
  return [path];
}

function linkTo(href: string, shape: SVGElement): SVGElement {
  const link = document.createElementNS('http://www.w3.org/2000/svg', 'a');
  link.setAttribute('href', href);
  shape.replaceWith(link);
  link.append(shape);
  return link;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Roving tabindex: only the last focused country is in the tab order. */
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

function listenToTaps(svg: SVGElement, onTap: (code: string) => void): void {
  let isTouch = false;
  svg.addEventListener('pointerdown', ({ pointerType }) => {
    isTouch = pointerType === 'touch';
  });
  // A click by keyboard follows no pointer.
  svg.addEventListener('keydown', () => {
    isTouch = false;
  });
  svg.addEventListener('click', (event) => {
    const code = event.target instanceof Element ? codeOf(event.target) : null;
    if (!isTouch || code === null) return;
    event.preventDefault();
    onTap(code);
  });
}

/** The country of a shape, or of the link around it. */
function codeOf(element: Element): string | null {
  const shape = element.closest('[data-code]') ?? element.querySelector('[data-code]');
  return shape?.getAttribute('data-code') ?? null;
}

/** Highlights a country on the map and in the list while either is hovered or focused. */
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
