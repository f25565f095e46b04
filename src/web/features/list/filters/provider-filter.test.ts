import { describe, expect, it } from 'vitest';
import { findProviders } from './provider-filter.tsx';

const option = (label: string, isChosen = false) => ({ value: label.toLowerCase(), label, count: 1, isChosen });
const options = [option('Café Mobile'), option('Nori SIM'), option('Skylark')];
const names = (text: string, from = options) => findProviders(from, text).map(({ label }) => label);

describe('findProviders', () => {
  it('finds words by their start, without regard to case and accents', () => {
    expect(names('caf')).toEqual(['Café Mobile']);
    expect(names('SIM')).toEqual(['Nori SIM']);
    expect(names('ark')).toEqual([]);
  });

  it('leaves out nothing without a text', () => {
    expect(names('  ')).toHaveLength(3);
  });

  it('keeps what is chosen', () => {
    expect(names('nori', [...options, option('Zebra', true)])).toEqual(['Nori SIM', 'Zebra']);
  });
});
