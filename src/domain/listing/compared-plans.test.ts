import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceTermsOf } from '#domain/plan/price-facts.ts';
import {
  comparePath,
  maxCompared,
  readAskedPlans,
  readComparedNotes,
  readComparedText,
  writeComparedText,
  type ComparedNote,
} from './compared-plans.ts';

const ask = (plans: string) => readAskedPlans(new URLSearchParams({ plans }));
const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: maxCompared });

const note: ComparedNote = {
  id: 7,
  provider: 'Tanuki SIM',
  image: null,
  dataKind: 'total',
  dataMb: 10_000,
  dataWords: null,
  validityDays: 30,
  subscription: true,
  newCustomersOnly: false,
  ekyc: true,
  ads: null,
  activation: 'purchase',
};

describe('readAskedPlans', () => {
  it('takes the first four numbers, each once, and tells the rest', () => {
    expect(ask('3,1,3, 2 ,4,5,6')).toEqual({ ids: [3, 1, 2, 4], unread: [], beyond: [5, 6] });
  });

  it('keeps what it can read beside what it cannot', () => {
    expect(ask('1,abc,0,-2,1e3,<b>,9999999999')).toEqual({
      ids: [1],
      unread: ['abc', '0', '-2', '1e3', '<b>', '9999999999'],
      beyond: [],
    });
  });

  it('reads repeated parameters as one list, and none as nothing', () => {
    expect(readAskedPlans(new URLSearchParams('plans=1&plans=2')).ids).toEqual([1, 2]);
    expect(readAskedPlans(new URLSearchParams())).toEqual({ ids: [], unread: [], beyond: [] });
  });

  it('stays small whatever the address holds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000 }), (text) => {
        const { ids, unread, beyond } = ask(text);
        expect(ids.length).toBeLessThanOrEqual(maxCompared);
        expect(unread.every((word) => word.length <= 20 && word !== '')).toBe(true);
        expect(unread.length + beyond.length).toBeLessThanOrEqual(16);
      }),
    );
  });

  it('reads every address that is written, and every cookie', () => {
    fc.assert(
      fc.property(anyIds, (ids) => {
        const { searchParams } = new URL(comparePath(ids), 'https://esim.example');
        expect(readAskedPlans(searchParams).ids).toEqual(ids);
        expect(readComparedText(writeComparedText(ids))).toEqual(ids);
      }),
    );
  });
});

describe('readComparedText', () => {
  it('takes nothing from a cookie that is none', () => {
    expect(readComparedText('x.1.-1.1.2.3.4.5')).toEqual([1, 2, 3, 4]);
    expect(readComparedText('')).toEqual([]);
  });
});

describe('readComparedNotes', () => {
  it('reads what was stored', () => {
    const notes = [note, { ...note, id: 8, dataKind: 'unlimited' as const, dataMb: null, validityDays: null }];
    expect(readComparedNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
  });

  it('takes what an older version of the site did not store for not stated', () => {
    const { subscription: _later, ekyc: _too, activation: _also, ...older } = note;
    const odd = { ...older, id: 8, subscription: 'yes', ekyc: 1, activation: 'tomorrow' };
    expect(priceTermsOf(note)).toEqual(['subscription', 'ekyc', 'activation']);
    expect(readComparedNotes([older, odd]).map(priceTermsOf)).toEqual([[], []]);
  });

  it('leaves out what makes no sense, and what stands there twice', () => {
    const odd = [
      { ...note, id: '7' },
      { ...note, image: 'javascript:alert(1)' },
      { ...note, image: '//elsewhere.example/x' },
      { ...note, dataKind: 'gold' },
      { ...note, dataMb: -1 },
      { ...note, provider: 4 },
      null,
    ];
    expect(readComparedNotes([...odd, note, note])).toEqual([note]);
    expect(readComparedNotes('no list')).toEqual([]);
  });

  it('keeps four at most and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(readComparedNotes(stored).length).toBeLessThanOrEqual(maxCompared);
      }),
    );
    expect(readComparedNotes([1, 2, 3, 4, 5].map((id) => ({ ...note, id })))).toHaveLength(4);
  });
});
