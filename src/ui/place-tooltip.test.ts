import { describe, expect, it } from 'vitest';
import { findTooltipPlace, type Box } from './place-tooltip.ts';

const view = { width: 1000, height: 700 };
const tip = { width: 300, height: 60 };

function place(target: Partial<Box>) {
  return findTooltipPlace({ target: { left: 400, top: 300, width: 200, height: 40, ...target }, tip, view });
}

describe('findTooltipPlace', () => {
  it('stands under the middle of its target', () => {
    expect(place({})).toEqual({ left: 350, top: 348, arrow: 150, isAbove: false });
  });

  it('keeps 4 px from both edges, and its arrow at the target', () => {
    expect(place({ left: 20, width: 40 })).toMatchObject({ left: 4, arrow: 36 });
    expect(place({ left: 940, width: 40 })).toMatchObject({ left: 696, arrow: 264 });
  });

  it('keeps its arrow off its round corners', () => {
    expect(place({ left: 0, width: 10 })).toMatchObject({ left: 4, arrow: 12 });
    expect(place({ left: 990, width: 10 })).toMatchObject({ left: 696, arrow: 288 });
  });

  it('goes above where there is no room below', () => {
    expect(place({ top: 600 })).toMatchObject({ top: 532, isAbove: true });
  });

  it('stays below where there is room for it neither below nor above', () => {
    const low = { width: 1000, height: 100 };
    const found = findTooltipPlace({ target: { left: 0, top: 30, width: 50, height: 40 }, tip, view: low });
    expect(found).toMatchObject({ top: 78, isAbove: false });
  });

  it('needs the last pixel of the margin, and no more', () => {
    // 40 for the target, 8 for the gap, 60 for the tip, 4 for the margin.
    expect(place({ top: 588 }).isAbove).toBe(false);
    expect(place({ top: 589 }).isAbove).toBe(true);
  });

  it('starts at the left margin where the view is narrower than the tip', () => {
    const narrow = { width: 200, height: 700 };
    expect(findTooltipPlace({ target: { left: 0, top: 0, width: 50, height: 40 }, tip, view: narrow }).left).toBe(4);
  });
});
