import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthOf, extentOf, placeLabels, smallestPlots, type LabelQuery, type PlotLabel } from './plot-labels.ts';
import { plotX, plotY } from './plot-scale.ts';

const axis = { bottomUnits: 10_000, topUnits: 1_000_000 };

function stepsOf(...points: readonly (readonly [gigabytes: number, units: number])[]): LabelQuery['steps'] {
  return points.map(([gigabytes, units]) => ({
    dataMb: gigabytes * 1000,
    units,
    text: `$${(units / 10_000).toFixed(2)}`,
  }));
}

const anySteps = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 40 }).chain((sizes) => {
  const rising = sizes.toSorted((a, b) => a - b);
  return fc
    .uniqueArray(fc.integer({ min: 0, max: 1_000_000 }), { minLength: rising.length, maxLength: rising.length })
    .map((units) => units.toSorted((a, b) => a - b))
    .map((units) => stepsOf(...rising.map((size, at) => [size, units[at] ?? 0] as const)));
});

const shownOn = {
  narrow: (labels: readonly PlotLabel[]) => labels.filter(({ isMinor }) => !isMinor),
  wide: (labels: readonly PlotLabel[]) => labels,
};
const screens = ['narrow', 'wide'] as const;

describe('placeLabels', () => {
  const steps = stepsOf(
    [1, 22_000],
    [3, 34_000],
    [5, 45_000],
    [10, 86_000],
    [20, 129_000],
    [50, 215_000],
    [100, 360_000],
  );

  it('labels the step of the trip before all others', () => {
    expect(placeLabels({ steps, trip: 3, axis })[0]).toMatchObject({ step: 3, isMinor: false });
    expect(placeLabels({ steps, trip: -1, axis })[0]).toMatchObject({ step: 0 });
  });

  it('has more of them on a wide screen', () => {
    const labels = placeLabels({ steps, trip: 2, axis });
    const major = labels.filter(({ isMinor }) => !isMinor).map(({ step }) => step);
    expect(major.toSorted((a, b) => a - b)).toEqual([0, 2, 4, 6]);
    expect(labels.map(({ step }) => step).toSorted((a, b) => a - b)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  it('gives each at least 52 px of its own, and never lets two touch', () => {
    fc.assert(
      fc.property(anySteps, fc.integer({ min: -1, max: 39 }), (all, trip) => {
        const labels = placeLabels({ steps: all, trip, axis });
        expect(labels.length).toBeGreaterThan(0);
        for (const screen of screens) {
          for (const [at, label] of shownOn[screen](labels).entries()) {
            const [left, right] = extentOf(label, { steps: all }, screen);
            expect(right - left).toBeCloseTo(Math.max(52, right - left), 6);
            for (const other of shownOn[screen](labels).slice(0, at)) {
              const [otherLeft, otherRight] = extentOf(other, { steps: all }, screen);
              const isBeside = right <= otherLeft || otherRight <= left;
              // A line of 12 px text, and some room.
              expect(isBeside || Math.abs(depthOf(label, other, { steps: all, axis })) >= 20).toBe(true);
            }
          }
        }
      }),
    );
  });

  it('keeps labels within the plot and above its foot', () => {
    fc.assert(
      fc.property(anySteps, (all) => {
        for (const label of placeLabels({ steps: all, trip: -1, axis })) {
          for (const screen of screens) {
            const [left, right] = extentOf(label, { steps: all }, screen);
            expect(left).toBeGreaterThan(-1);
            // The plot has 8 px of free room at its end.
            expect(right).toBeLessThan(smallestPlots[screen].width + 8);
          }
          const { units = 0 } = all[label.step] ?? {};
          const below = ((100 - plotY(units, axis)) / 100) * smallestPlots.narrow.height;
          expect(label.isAbove || below >= 7).toBe(true);
        }
      }),
    );
  });

  it('turns no label into the line, except the trip’s own', () => {
    const crowded = stepsOf([50, 200_000], [90, 210_000], [100, 220_000]);
    expect(plotX(100_000)).toBeGreaterThan(80);
    const labelled = (trip: number) => placeLabels({ steps: crowded, trip, axis }).map(({ step }) => step);
    expect(labelled(-1)).not.toContain(2);
    expect(labelled(2)).toContain(2);
  });
});
