import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { OperatorNames } from './operator-names.ts';
import type { Generation, PlanNetwork } from './plan.ts';

const network = (operator: string | null, generation: Generation | null = null): PlanNetwork => ({
  country: 'DE' as CountryCode,
  operator,
  generation,
});

describe('OperatorNames', () => {
  it('lists operators by name, each once, with the best generation stated', () => {
    const merged = new OperatorNames().merge([
      network('Vodafone', '4G'),
      network('O2', '3G'),
      network('Vodafone', '5G'),
      network('O2'),
    ]);
    expect(merged).toEqual([
      { name: 'O2', generation: '3G' },
      { name: 'Vodafone', generation: '5G' },
    ]);
  });

  it('takes spellings of one name together, under the first it met, from plan to plan', () => {
    const names = new OperatorNames();
    expect(names.merge([network(' T-Mobile  DE')])).toEqual([{ name: 'T-Mobile DE', generation: null }]);
    expect(names.merge([network('t mobile de', '4G'), network('TMOBILE DE', '5G')])).toEqual([
      { name: 'T-Mobile DE', generation: '5G' },
    ]);
    expect(names.merge([network('Telefónica'), network('Telefonica')])).toHaveLength(1);
  });

  it('has nothing where no operator is named', () => {
    expect(new OperatorNames().merge([network(null, '5G'), network('  ')])).toEqual([]);
    expect(new OperatorNames().merge([])).toEqual([]);
  });

  it('never names more operators than were stated, nor one twice', () => {
    const anyNetwork = fc
      .tuple(fc.option(fc.constantFrom('O2', 'o2', 'E-Plus', 'EPlus', 'Drei', '')), fc.constantFrom('5G', '2G', null))
      .map(([operator, generation]) => network(operator, generation));
    fc.assert(
      fc.property(fc.array(anyNetwork, { maxLength: 12 }), (networks) => {
        const found = new OperatorNames().merge(networks).map(({ name }) => name);
        expect(new Set(found.map((name) => name.toLowerCase().replaceAll('-', ''))).size).toBe(found.length);
        expect(found.every((name) => networks.some(({ operator }) => operator === name))).toBe(true);
      }),
    );
  });
});
