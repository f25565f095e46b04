// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countRowsInSight, watchRowsInSight } from './rows-in-sight.ts';

let stop: () => void;
let heights: Record<string, number>;

/** A list that begins 300 px below the top of a window of 800 px. */
beforeEach(() => {
  heights = { low: 70, high: 140, open: 20, chosen: 0 };
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return { top: 300, height: heights[this.id] ?? 0 } as DOMRect;
  });
  document.body.innerHTML = `<section id="plans"><div data-list-chosen id="chosen"></div><ol>
    <li id="high"><details></details></li><li id="low"><details></details></li><li id="open"><details open></details></li>
  </ol></section>`;
  stop = watchRowsInSight();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function press(type = 'keydown'): number {
  (type === 'popstate' ? globalThis : document).dispatchEvent(new Event(type));
  return countRowsInSight();
}

it('has room for as many rows as are as low as the lowest that there can be, the open one aside', () => {
  expect(press()).toBe(9);
  heights['low'] = 50;
  expect(press('pointerdown')).toBe(10);
});

it('counts with the room that chosen filters take, since a change may take them away', () => {
  expect(press()).toBe(9);
  heights['chosen'] = 61;
  expect(press()).toBe(11);
});

it('counts before the list follows back and forward', () => {
  const counted: number[] = [];
  const follow = (): void => void counted.push(countRowsInSight());
  heights['low'] = 100;
  addEventListener('popstate', follow);
  press('popstate');
  removeEventListener('popstate', follow);
  expect(counted).toEqual([9]);
});

it('leaves out no row where there is nothing to measure', () => {
  document.querySelector('ol')?.replaceChildren();
  expect(press()).toBe(Infinity);
});

it('counts no more when nobody watches', () => {
  press();
  stop();
  heights['low'] = 10;
  expect(press()).toBe(9);
});
