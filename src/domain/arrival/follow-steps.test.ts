import { describe, expect, it } from 'vitest';
import { follow, makeTrips, rightEnd, type FirstEnd, type KnownCause } from '#tests/support/followed-trips.ts';
import type { World } from '#tests/support/esim-world.ts';
import type { EsimStep, StepId } from './esim-steps.ts';
import { listEsimSteps } from './list-esim-steps.ts';

const account = (world: World, changes: Partial<World['accounts'][number]>): void => {
  for (const each of world.accounts.slice(0, 1)) Object.assign(each, changes);
};
const set = (world: World, line: number, changes: object): void => {
  Object.assign(world.lines.get(line) ?? {}, changes);
};
const always = (end: FirstEnd) => () => end;
const toppedUp: KnownCause['ends'] = (_plan, { isToppedUp }) => (isToppedUp ? 'after checks' : 'the seller');

/** From what support pages of sellers ask first. */
const causes: readonly KnownCause[] = [
  { name: 'nothing', when: 'start', happen: () => {}, ends: always('at once') },
  { name: 'no EID', when: 'start', happen: (world) => (world.hasEid = false), ends: always('the seller') },
  {
    name: 'locked until asked',
    when: 'start',
    happen: (world) => (world.lock = 'until-asked'),
    ends: always('at once'),
  },
  { name: 'locked', when: 'start', happen: (world) => (world.lock = 'for-good'), ends: always('the seller') },
  {
    name: 'code used',
    when: 'start',
    happen: (world) => account(world, { isCodeUsed: true }),
    ends: always('the seller'),
  },
  {
    name: 'profile deleted',
    when: 'set-up',
    happen: (world, line) => world.lines.delete(line),
    ends: ({ reinstall }, { isReinstallable }) =>
      reinstall !== false && isReinstallable ? 'after checks' : 'the seller',
  },
  {
    name: 'line off',
    when: 'set-up',
    happen: (world, line) => set(world, line, { isOn: false }),
    ends: always('after checks'),
  },
  { name: 'flight mode', when: 'set-up', happen: (world) => (world.isFlying = true), ends: always('after checks') },
  {
    name: 'roaming off',
    when: 'set-up',
    happen: (world, line) => set(world, line, { roaming: false }),
    ends: (_plan, { roams }) => (roams ? 'after checks' : 'at once'),
  },
  {
    name: 'APN emptied',
    when: 'set-up',
    happen: (world, line) => set(world, line, { apn: '' }),
    ends: (_plan, { apn }, system) => (apn[system] === '' ? 'at once' : 'after checks'),
  },
  {
    name: 'APN of another seller',
    when: 'set-up',
    happen: (world, line) => set(world, line, { apn: 'other' }),
    ends: always('after checks'),
  },
  { name: 'wrong line', when: 'set-up', happen: (world) => (world.dataLine = null), ends: always('after checks') },
  {
    name: 'own line takes over',
    when: 'set-up',
    happen: (world) => {
      if (world.takesOver) world.dataLine = null;
    },
    ends: always('at once'),
  },
  { name: 'own line roams', when: 'start', happen: (world) => (world.ownRoams = true), ends: always('at once') },
  {
    name: 'network not allowed',
    when: 'set-up',
    happen: (world) => (world.autoPicksWrong = true),
    ends: always('after checks'),
  },
  {
    name: 'network by hand',
    when: 'set-up',
    happen: (world, line) => set(world, line, { network: 'Home' }),
    ends: always('after checks'),
  },
  { name: 'no network', when: 'set-up', happen: (world) => (world.isOutOfReach = true), ends: always('the seller') },
  {
    name: 'not started',
    when: 'start',
    happen: (world) => account(world, { state: 'by-hand' }),
    ends: always('after checks'),
  },
  { name: 'ended', when: 'set-up', happen: (world) => account(world, { state: 'ended' }), ends: toppedUp },
  { name: 'allowance gone', when: 'set-up', happen: (world) => account(world, { state: 'used-up' }), ends: toppedUp },
  {
    name: 'ID check open',
    when: 'start',
    happen: (world) => account(world, { identity: 'open' }),
    ends: ({ ekyc }) => (ekyc === true ? 'at once' : 'after checks'),
  },
  {
    name: 'ID check that takes a day',
    when: 'start',
    happen: (world) => account(world, { identity: 'slow' }),
    ends: ({ ekyc }) => (ekyc === true ? 'at once' : 'the seller'),
  },
  {
    name: 'hotspot forbidden',
    when: 'set-up',
    happen: (world) => (world.isHotspotRefused = true),
    ends: always('after checks'),
  },
  {
    name: 'restart needed',
    when: 'set-up',
    happen: (world) => (world.needsRestart = true),
    ends: always('after checks'),
  },
  {
    name: 'network of the country before',
    when: 'worked',
    happen: (world, line) => set(world, line, { network: 'IT Mast' }),
    ends: always('at once'),
  },
];

const trips = makeTrips(40);
const stepsOf = trips.map(({ input }) => listEsimSteps(input).steps);

/** Trips with a cause that do not end as they should. @param change what is made of the right steps */
function faultsOf(change: (steps: readonly EsimStep[]) => readonly EsimStep[]): readonly string[] {
  return trips.flatMap((trip, at) =>
    causes.flatMap((cause) => {
      const followed = follow(trip, cause, change(stepsOf[at] ?? []));
      const right = rightEnd(trip, cause);
      const isRight = JSON.stringify(said(followed)) === JSON.stringify(said(right));
      return isRight ? [] : [`${cause.name}, trip ${at}: ${said(followed).join(' ')}, not ${said(right).join(' ')}`];
    }),
  );
}

function said({ end, stops, harms }: ReturnType<typeof follow>): readonly string[] {
  return [end, ...stops, ...harms];
}

const everyId = [...new Set(stepsOf.flat().map(({ id }) => id))];

describe('steps that are followed', () => {
  it('end in data or with the seller, for 25 causes, both systems and 40 plans', () => {
    expect([causes.length, trips.length]).toEqual([25, 80]);
    expect(faultsOf((steps) => steps)).toEqual([]);
  });

  it.each(everyId)('are missed where %s is taken away', (id) => {
    expect(faultsOf((steps) => steps.filter((step) => step.id !== id)).length).toBeGreaterThan(0);
  });

  it.each<[StepId, 'first' | 'last']>([
    ['install', 'last'],
    ['keep-off', 'last'],
    ['home-data-off', 'last'],
    ['remove', 'first'],
    ['write', 'first'],
  ])('are found wrong where %s comes %s', (id, place) => {
    const moved = (steps: readonly EsimStep[]): readonly EsimStep[] => {
      const [these, others] = [steps.filter((step) => step.id === id), steps.filter((step) => step.id !== id)];
      return place === 'first' ? [...these, ...others] : [...others, ...these];
    };
    expect(faultsOf(moved).length).toBeGreaterThan(0);
  });
});
