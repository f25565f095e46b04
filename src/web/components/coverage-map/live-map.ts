interface LiveCountry {
  readonly code: string;
  /** Name and networks. */
  readonly tip: string;
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
  const svg = await fetchMap(sheet.querySelector('img')?.currentSrc ?? '', signal);
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

/** Null: it cannot be had now. */
async function fetchMap(address: string, signal: AbortSignal): Promise<SVGElement | null> {
  const answer = await fetch(address, { signal }).catch(() => null);
  if (answer?.ok !== true) return null;
  const text = await answer.text().catch(() => '');
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return root instanceof SVGElement && root.tagName === 'svg' ? document.importNode(root, true) : null;
}

function prepareCountry(svg: SVGElement, { code, tip }: LiveCountry): readonly SVGElement[] {
  const path = svg.querySelector<SVGElement>(`[data-code="${CSS.escape(code)}"]`);
  if (path === null) return [];
  path.setAttribute('role', 'img');
  path.setAttribute('aria-label', tip);
  path.setAttribute('tabindex', '-1');
  path.dataset['tip'] = tip;
  return [path];
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One country is in the tab order: the one that had the focus last. */
function moveFocus(event: KeyboardEvent, paths: readonly SVGElement[]): void {
  const step = steps[event.key];
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
