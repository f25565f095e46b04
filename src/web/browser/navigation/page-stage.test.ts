// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HydratedSite, MountedPage } from '#web/browser/hydrated-site.ts';
import { moveFocus, swapPages } from './page-stage.ts';

/** What React renders, in order: `+japan` is shown, `-japan` is hidden. */
const rendered: string[] = [];
const frames: FrameRequestCallback[] = [];
const names = new WeakMap<MountedPage, string>();
let shown: MountedPage;

const site = {
  shown: () => shown,
  setShown: (page) => {
    shown = page;
  },
  render: (page, isShown) => {
    rendered.push(`${isShown ? '+' : '-'}${names.get(page)}`);
  },
} as Partial<HydratedSite> as HydratedSite;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));
  rendered.length = 0;
  frames.length = 0;
  shown = makePage('region');
  document.body.replaceChildren(shown.container);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page before it is shown: prerendered, and hidden by React. */
function makePage(name: string, isRendered = true): MountedPage {
  const container = document.createElement('div');
  if (isRendered) container.innerHTML = `<main style="display: none">${name}</main>`;
  const page = { container } as Partial<MountedPage> as MountedPage;
  names.set(page, name);
  return page;
}

function swap(page: MountedPage, beginsAtTop = true): Promise<void> {
  return swapPages(site, page, { beginsAtTop, onInteractive: () => rendered.push(`interactive ${names.get(page)}`) });
}

function paint(): void {
  for (const frame of frames.splice(0)) frame(0);
  vi.runAllTimers();
}

describe('a page that replaces another one', () => {
  it('is shown before React renders it as shown, after the frame', async () => {
    const japan = makePage('japan');
    const interactive = swap(japan);
    expect(document.body.children).toHaveLength(1);
    expect(document.body.firstElementChild).toBe(japan.container);
    expect(japan.container.querySelector('main')?.style.display).toBe('');
    expect(rendered).toEqual([]);
    paint();
    await interactive;
    expect(rendered).toEqual(['-region', '+japan', 'interactive japan']);
  });

  it('is finished once, by the next swap before that frame', async () => {
    const swaps = [swap(makePage('japan')), swap(makePage('italy'))];
    expect(rendered).toEqual(['-region', '+japan', 'interactive japan']);
    paint();
    await Promise.all(swaps);
    expect(rendered).toEqual(['-region', '+japan', 'interactive japan', '-japan', '+italy', 'interactive italy']);
  });

  it.each([
    ['is not rendered yet', makePage('japan', false), true],
    ['does not begin at its top', makePage('japan'), false],
  ])('is rendered at once where it %s', async (_where, japan, beginsAtTop) => {
    await swap(japan, beginsAtTop);
    expect(rendered).toEqual(['-region', '+japan', 'interactive japan']);
    expect(document.body.firstElementChild).toBe(japan.container);
  });
});

describe('moveFocus', () => {
  let page: MountedPage;

  beforeEach(() => {
    page = makePage('japan', false);
    page.container.innerHTML = '<main id="main" tabindex="-1"><h2 id="plans">Plans</h2><input id="field"></main>';
    document.body.innerHTML = '<button id="beside">Beside the page</button>';
    document.body.prepend(page.container);
    location.hash = '';
  });

  const focus = (id: string): void => document.getElementById(id)?.focus();
  const focused = (): string | undefined => document.activeElement?.id;

  it('moves to the page itself, also from an element beside it', () => {
    moveFocus(page, false);
    expect(focused()).toBe('main');
    focus('beside');
    moveFocus(page, false);
    expect(focused()).toBe('main');
  });

  it('moves to the target of the fragment', () => {
    location.hash = '#plans';
    moveFocus(page, false);
    expect(focused()).toBe('plans');
  });

  it('keeps a focus that the visitor has moved already', () => {
    focus('field');
    moveFocus(page, false);
    expect(focused()).toBe('field');
  });
});
