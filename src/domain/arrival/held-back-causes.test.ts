import { expect, it } from 'vitest';
import { follow, makeTrips, rightEnd, type KnownCause } from '#tests/support/followed-trips.ts';
import { listEsimSteps } from './list-esim-steps.ts';

/** Causes that were written before the simulator first ran, and run once the others ended right. */
const heldBack: readonly KnownCause[] = [
  { name: 'no slot left', when: 'start', happen: (world) => (world.areSlotsFull = true), ends: () => 'the seller' },
  {
    name: 'a filter on the phone',
    when: 'set-up',
    happen: (world) => (world.isBlocked = true),
    ends: () => 'the seller',
  },
  {
    name: 'ID refused',
    when: 'start',
    happen: (world) => Object.assign(world.accounts[0] ?? {}, { identity: 'refused' }),
    ends: () => 'the seller',
  },
  {
    name: 'reset settings: APN, roaming and line at once',
    when: 'set-up',
    happen: (world, line) => {
      Object.assign(world.lines.get(line) ?? {}, { apn: 'other', roaming: false });
      world.dataLine = null;
    },
    ends: () => 'after checks',
  },
  {
    name: 'deleted, and the phone picks a network that is not allowed',
    when: 'set-up',
    happen: (world, line) => {
      world.lines.delete(line);
      world.autoPicksWrong = true;
    },
    ends: ({ reinstall }, { isReinstallable }) =>
      reinstall !== false && isReinstallable ? 'after checks' : 'the seller',
  },
];

it.each(heldBack)('$name ends as it should', (cause) => {
  for (const [at, trip] of makeTrips(40).entries()) {
    const { steps } = listEsimSteps(trip.input);
    expect({ at, ...follow(trip, cause, steps) }).toEqual({ at, ...rightEnd(trip, cause) });
  }
});
