import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { country } from '#tests/support/full-plan.ts';
import type { Basis, PlanToInstall, StepsInput } from './esim-steps.ts';
import { listEsimSteps } from './list-esim-steps.ts';

const plan: PlanToInstall = {
  coverage: [country('IT'), country('CH')],
  networks: [
    { country: country('IT'), operator: 'Lira Mast', generation: '4G' },
    { country: country('CH'), operator: 'Edelmast', generation: '4G' },
  ],
  activation: 'first-use',
  installWithinDays: 30,
  validityDays: 7,
  dayCount: '24h',
  ekyc: null,
  tethering: null,
  topUp: null,
  refund: '30-days',
  apn: { ios: { kind: 'automatic' }, android: { kind: 'manual', value: 'globaldata' } },
  roaming: true,
  reinstall: null,
  topUpWithinDays: null,
  refundRule: {},
  support: ['help@kitefin.example'],
  supportHours: null,
};

const input: StepsInput = {
  plans: [plan],
  system: 'ios',
  landing: { at: '2026-12-12T09:05', zone: 'Europe/Rome' },
  bought: '2026-11-28',
  stops: [{ country: country('IT'), days: 4 }],
};

const idsOf = (changed: Partial<StepsInput> = {}) =>
  listEsimSteps({ ...input, ...changed }).steps.map(({ id, stage }) => `${stage} ${id}`);

describe('listEsimSteps', () => {
  it('gives the steps of one plan in one country in order', () => {
    expect(idsOf()).toEqual([
      ...['eid', 'lock', 'install', 'keep-off'].map((id) => `home ${id}`),
      'plane home-data-off',
      ...['flight-mode-off', 'switch-on', 'roaming-on', 'data-line', 'apn', 'network'].map((id) => `landed ${id}`),
      ...['line', 'roaming', 'network', 'apn', 'plan'].map((id) => `trouble check-${id}`),
      'write write',
      'leave home-data-back',
      'leave remove',
    ]);
  });

  it('dates them', () => {
    const { steps, dates } = listEsimSteps(input);
    expect(dates).toEqual([
      {
        installBy: { kind: 'at', at: '2026-12-11', zone: null },
        installLimit: { kind: 'at', at: '2026-12-28', zone: null },
        starts: { kind: 'at', at: '2026-12-12T09:05', zone: 'Europe/Rome' },
        ends: { kind: 'at', at: '2026-12-19T09:05', zone: 'Europe/Rome' },
        refundUntil: { kind: 'at', at: '2026-12-28', zone: null },
      },
    ]);
    const at = (id: string) => steps.find((step) => step.id === id)?.at;
    expect([at('install'), at('home-data-off'), at('network'), at('home-data-back'), at('remove')]).toEqual([
      '2026-12-11',
      '2026-12-12',
      '2026-12-12T09:05',
      '2026-12-15',
      '2026-12-19',
    ]);
  });

  it('ends days of 24 hours by the hours that pass, where clocks change', () => {
    const ends = (dayCount: PlanToInstall['dayCount'], at: string) =>
      listEsimSteps({ ...input, plans: [{ ...plan, dayCount }], landing: { at, zone: 'Europe/Rome' } }).dates[0]?.ends;
    expect(ends('24h', '2026-10-24T12:00')).toMatchObject({ at: '2026-10-31T11:00' });
    expect(ends('24h', '2026-10-24')).toMatchObject({ at: '2026-10-31' });
    expect(ends('calendar', '2026-10-24T12:00')).toMatchObject({ at: '2026-10-30' });
    expect(ends(null, '2026-10-24T12:00')).toMatchObject({ at: '2026-10-30' });
  });

  it('says rules in place of dates that are not known', () => {
    const [dates] = listEsimSteps({ ...input, landing: null, bought: null }).dates;
    expect(dates).toEqual({
      installBy: { kind: 'before-landing' },
      installLimit: { kind: 'after', days: 30, of: 'purchase' },
      starts: { kind: 'after', days: 0, of: 'first-use' },
      ends: { kind: 'after', days: 7, of: 'first-use' },
      refundUntil: { kind: 'after', days: 30, of: 'purchase' },
    });
  });

  it('checks an APN first that is typed by hand on this system', () => {
    const firstCheck = (system: StepsInput['system']) => idsOf({ system }).find((id) => id.startsWith('trouble'));
    expect([firstCheck('ios'), firstCheck('android'), firstCheck(null)]).toEqual([
      'trouble check-line',
      'trouble check-apn',
      'trouble check-apn',
    ]);
  });

  it('leaves out what nothing supports', () => {
    const silent = { ...plan, apn: { ios: null, android: null }, roaming: false, activation: 'install' } as const;
    const ids = idsOf({ plans: [silent] });
    for (const id of ['home keep-off', 'landed roaming-on', 'landed apn', 'trouble check-roaming'])
      expect(ids).not.toContain(id);
    expect(idsOf({ plans: [{ ...plan, ekyc: true }] })).toContain('home identify');
  });

  it('changes the line at a border only where the plan ends', () => {
    const stops = ['IT', 'CH', 'FR', 'IT'].map((code) => ({ country: country(code), days: 3 }));
    const french = { ...plan, coverage: [country('FR')] };
    const { steps } = listEsimSteps({ ...input, plans: [plan, french], stops });
    const atBorders = steps.filter(({ stage }) => stage === 'border');
    expect(atBorders.map(({ id, stop, lines }) => `${stop} ${id} ${lines.join()}`)).toEqual([
      '1 border-same 0',
      ...['switch-on', 'roaming-on', 'data-line', 'apn', 'network'].map((id) => `2 ${id} 1`),
      '2 old-line-off 0',
      ...['switch-on', 'data-line', 'network'].map((id) => `3 ${id} 0`),
      '3 old-line-off 1',
    ]);
    expect(atBorders.map(({ at }) => at)).toEqual([
      '2026-12-15',
      ...Array.from({ length: 6 }, () => '2026-12-18'),
      ...Array.from({ length: 4 }, () => '2026-12-21'),
    ]);
    expect(idsOf({ stops: stops.slice(0, 3) })).toContain('border border-uncovered');
  });

  it('asks what is not stated', () => {
    expect(listEsimSteps(input).questions).toEqual([['reinstall']]);
    const unknown = { apn: { ios: null, android: null }, roaming: null, installWithinDays: null } as const;
    const silent = { ...plan, ...unknown, networks: [], refund: null, support: [] };
    expect(listEsimSteps({ ...input, plans: [silent] }).questions[0]).toHaveLength(7);
  });
});

const known = fc.constantFrom(true, false, null);
const anyCountry = fc.constantFrom('IT', 'CH', 'FR', 'JP').map(country);
const anyApn = fc.constantFrom({ kind: 'automatic' } as const, { kind: 'manual', value: 'x' } as const, null);
const anyDays = fc.option(fc.integer({ min: 1, max: 60 }), { nil: null });
const anyPlan: fc.Arbitrary<PlanToInstall> = fc.record({
  coverage: fc.uniqueArray(anyCountry, { minLength: 1 }),
  networks: fc.array(
    fc.record({ country: anyCountry, operator: fc.constantFrom('A', 'B', null), generation: fc.constant(null) }),
  ),
  activation: fc.constantFrom('first-use', 'install', 'purchase', null),
  installWithinDays: anyDays,
  validityDays: anyDays,
  dayCount: fc.constantFrom('24h', 'calendar', null),
  ekyc: known,
  tethering: known,
  topUp: known,
  refund: fc.constantFrom('never', 'until-install', 'until-first-use', '14-days', null),
  apn: fc.record({ ios: anyApn, android: anyApn }),
  roaming: known,
  reinstall: known,
  topUpWithinDays: anyDays,
  refundRule: fc.constant({}),
  support: fc.constantFrom([], ['help@seller.example']),
  supportHours: fc.constant(null),
});
const anyInput: fc.Arbitrary<StepsInput> = fc.record({
  plans: fc.array(anyPlan, { minLength: 1, maxLength: 4 }),
  system: fc.constantFrom('ios', 'android', null),
  landing: fc.constantFrom(
    null,
    { at: '2026-12-12', zone: 'Asia/Tokyo' },
    { at: '2026-03-28T23:10', zone: 'Europe/Rome' },
  ),
  bought: fc.constantFrom(null, '2026-03-28', '2025-12-31'),
  stops: fc.array(fc.record({ country: anyCountry, days: anyDays }), { minLength: 1, maxLength: 5 }),
});

describe('steps of any input', () => {
  const order = ['home', 'plane', 'landed', 'border', 'trouble', 'write', 'leave'];

  it('are in the order of their parts, and each stands on a fact that is stated or on a rule', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const { steps } = listEsimSteps(any);
        const parts = steps.map(({ stage }) => order.indexOf(stage));
        expect(parts).toEqual(parts.toSorted((a, b) => a - b));
        const isStated = (each: Basis): boolean =>
          each.kind === 'rule' || any.plans.some((stating) => stating[each.fact] !== null);
        expect(steps.filter(({ basis }) => basis.length === 0 || !basis.every(isStated))).toEqual([]);
        expect(steps.filter(({ lines }) => lines.some((line) => line >= any.plans.length))).toEqual([]);
        expect(steps.filter(({ id }) => id === 'write')).toHaveLength(1);
      }),
    );
  });

  it('turn a line on before it carries data, and off only when another has data', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const on = new Set<number | undefined>();
        let data: number | undefined;
        const faults = listEsimSteps(any).steps.filter(({ id, lines: [line] }) => {
          if (id === 'switch-on') on.add(line);
          if (id === 'data-line') data = line;
          if (id === 'data-line' && !on.has(line)) return true;
          if (id === 'old-line-off') return line === data;
          return (id === 'network' || id === 'border-same') && line !== data;
        });
        expect(faults).toEqual([]);
      }),
    );
  });

  it('have no date before the purchase, and none of the end before the landing', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const { landing, bought } = any;
        const isBoughtBefore = bought !== null && bought <= (landing?.at ?? '');
        const faults = listEsimSteps(any).dates.filter(
          ({ installBy, ends, starts }) =>
            (installBy.kind === 'at' && isBoughtBefore && installBy.at < bought) ||
            (ends.kind === 'at' && starts.kind === 'at' && ends.at < starts.at.slice(0, 'YYYY-MM-DD'.length)),
        );
        expect(faults).toEqual([]);
      }),
    );
  });
});
