import { describe, expect, it } from 'vitest';
import { flagPalette, mapColours, regionPalette } from './palette.ts';

const isBetween = (value: number | null, low: number, high: number): boolean =>
  value !== null && value >= low && value <= high;

describe('flagPalette', () => {
  it('takes the colour that tells the country apart: red only where there is nothing else', async () => {
    expect(isBetween((await flagPalette('jp')).land, 0, 45)).toBe(true);
    expect(isBetween((await flagPalette('it')).land, 140, 165)).toBe(true);
    expect(isBetween((await flagPalette('br')).land, 140, 165)).toBe(true);
    expect((await flagPalette('us')).land).toBe(256);
    expect((await flagPalette('fr')).land).toBe(256);
  });

  it('draws lines in a second colour where the flag has one', async () => {
    expect((await flagPalette('jp')).accent).toBeNull();
    expect(isBetween((await flagPalette('it')).accent, 0, 45)).toBe(true);
    expect((await flagPalette('br')).accent).not.toBeNull();
  });

  it('holds yellow at gold', async () => {
    expect((await flagPalette('ua')).accent).toBe(84);
  });

  it('fails for a flag that is not there', async () => {
    await expect(flagPalette('qq')).rejects.toThrow('qq.svg');
  });
});

describe('mapColours', () => {
  it('gives the sea of the design tokens, whatever the palette', () => {
    expect(mapColours(regionPalette, 'day').sea).toBe('#d2ebf5');
    expect(mapColours({ land: 84, accent: null, soft: false }, 'night').sea).toBe('#0a2838');
  });

  it('gives six tones of land, lighter inwards by day and darker by night', () => {
    const palette = { land: 256, accent: null, soft: false };
    const brightness = (hex: string): number => Number.parseInt(hex.slice(3, 5), 16);
    const day = mapColours(palette, 'day').land.map(brightness);
    const night = mapColours(palette, 'night').land.map(brightness);
    expect(day).toEqual(day.toSorted((a, b) => a - b));
    expect(night).toEqual(night.toSorted((a, b) => b - a));
    expect(day).toHaveLength(6);
  });

  it('writes only colours that SVG knows', () => {
    for (const theme of ['day', 'night'] as const) {
      const colours = Object.values(mapColours({ land: 29, accent: 150, soft: false }, theme)).flat();
      expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
    }
  });

  it('keeps regions paler than countries of the same hue', () => {
    const country = mapColours({ ...regionPalette, soft: false }, 'day');
    expect(mapColours(regionPalette, 'day').land).not.toEqual(country.land);
  });
});
