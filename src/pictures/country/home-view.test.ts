import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { homeLayouts, viewHome } from './home-view.ts';
import type { HomeSize } from './picture-request.ts';

const styles = readFileSync('src/web/features/home/hero.module.css', 'utf8');
const wideFrom = styles.indexOf('@media (min-width: 56.25rem)');

/** Where a price points to, in degrees. */
const countries = {
  US: [-98, 39],
  MX: [-102, 23.5],
  IT: [12.8, 42.6],
  TR: [35, 39],
  CN: [104, 34],
  TH: [101, 15.5],
  JP: [138.2, 36.3],
} as const;

/** Position of a pin in the page's style, per cent of the map; null: it has none. */
function placeOf(code: string, size: HomeSize): readonly [number, number] | null {
  const part = size === 'wide' ? styles.slice(wideFrom) : styles.slice(0, wideFrom);
  const rule = new RegExp(`\\.${code} \\{[^}]*?left: ([\\d.]+)%;\\s*top: ([\\d.]+)%`).exec(part);
  return rule === null ? null : [Number(rule[1]), Number(rule[2])];
}

describe('viewHome', () => {
  it.each(['wide', 'phone'] as const)('puts the corners of the %s map where its layout says', (size) => {
    const layout = homeLayouts[size];
    const { locate } = viewHome(layout);
    const [x, y] = locate([layout.west, layout.north]);
    expect(x).toBeCloseTo(0, 3);
    expect(y).toBeCloseTo(0, 3);
    expect(locate([layout.east, layout.north])[0]).toBeCloseTo(layout.width, 3);
    expect(locate([0, -20])[1]).toBeGreaterThan(locate([0, 20])[1]);
  });

  it.each(['wide', 'phone'] as const)('has the countries of the %s map where the pins of the page are', (size) => {
    const layout = homeLayouts[size];
    const { locate } = viewHome(layout);
    const pinned = Object.entries(countries).filter(([code]) => placeOf(code, size) !== null);
    expect(pinned).toHaveLength(size === 'wide' ? 7 : 4);
    for (const [code, country] of pinned) {
      const [x, y] = locate(country);
      const [left = 0, top = 0] = placeOf(code, size) ?? [];
      expect(left, code).toBeCloseTo((x / layout.width) * 100, 1);
      expect(top, code).toBeCloseTo((y / layout.height) * 100, 1);
    }
  });
});
