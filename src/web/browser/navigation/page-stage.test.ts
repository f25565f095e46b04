// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveSite, LiveSitePage } from '#web/browser/live-site.ts';
import { moveFocus, swapPages } from './page-stage.ts';

/** What React is told, in order: `+japan` is shown, `-japan` is hidden. */
const told: string[] = [];
const frames: FrameRequestCallback[] = [];
const names = new WeakMap<LiveSitePage, string>();
let shown: LiveSitePage;

const site = {
  shown: () => shown,
  setShown: (page) => {
    shown = page;
  },
  draw: (page, isShown) => {
    told.push(`${isShown ? '+' : '-'}${names.get(page)}`);
  },
} as Partial<LiveSite> as LiveSite;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));
  told.length = 0;
  frames.length = 0;
  shown = makePage('region');
  document.body.replaceChildren(shown.container);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page as it is before it is shown, drawn ahead and covered by React. */
function makePage(name: string, isDrawn = true): LiveSitePage {
  const container = document.createElement('div');
  if (isDrawn) container.innerHTML = `<main style="display: none">${name}</main>`;
  const page = { container } as Partial<LiveSitePage> as LiveSitePage;
  names.set(page, name);
  return page;
}

function swap(page: LiveSitePage, beginsAtTop = true): Promise<void> {
  return swapPages(site, page, { beginsAtTop, onLive: () => told.push(`live ${names.get(page)}`) });
}

function paint(): void {
  for (const frame of frames.splice(0)) frame(0);
  vi.runAllTimers();
}

describe('a page that takes the place of another one', () => {
  it('is seen before React hears of it, which is after the frame', async () => {
    const japan = makePage('japan');
    const live = swap(japan);
    expect(document.body.children).toHaveLength(1);
    expect(document.body.firstElementChild).toBe(japan.container);
    expect(japan.container.querySelector('main')?.style.display).toBe('');
    expect(told).toEqual([]);
    paint();
    await live;
    expect(told).toEqual(['-region', '+japan', 'live japan']);
  });

  it('is finished by the next one that comes before that frame, once', async () => {
    const lives = [swap(makePage('japan')), swap(makePage('italy'))];
    expect(told).toEqual(['-region', '+japan', 'live japan']);
    paint();
    await Promise.all(lives);
    expect(told).toEqual(['-region', '+japan', 'live japan', '-japan', '+italy', 'live italy']);
  });

  it.each([
    ['is not drawn yet', makePage('japan', false), true],
    ['begins at a place of its own', makePage('japan'), false],
  ])('is drawn at once where it %s', async (_where, japan, beginsAtTop) => {
    await swap(japan, beginsAtTop);
    expect(told).toEqual(['-region', '+japan', 'live japan']);
    expect(document.body.firstElementChild).toBe(japan.container);
  });
});

describe('moveFocus', () => {
  let page: LiveSitePage;

  beforeEach(() => {
    page = makePage('japan', false);
    page.container.innerHTML = '<main id="main" tabindex="-1"><h2 id="plans">Plans</h2><input id="field"></main>';
    document.body.innerHTML = '<button id="beside">Beside the page</button>';
    document.body.prepend(page.container);
    location.hash = '';
  });

  const focus = (id: string): void => document.getElementById(id)?.focus();
  const focused = (): string | undefined => document.activeElement?.id;

  it('leads to the page itself, also from what stands beside it', () => {
    moveFocus(page, false);
    expect(focused()).toBe('main');
    focus('beside');
    moveFocus(page, false);
    expect(focused()).toBe('main');
  });

  it('leads to the place that the fragment names', () => {
    location.hash = '#plans';
    moveFocus(page, false);
    expect(focused()).toBe('plans');
  });

  it('leaves a visitor alone who was faster than the rest of the page', () => {
    focus('field');
    moveFocus(page, false);
    expect(focused()).toBe('field');
  });
});
