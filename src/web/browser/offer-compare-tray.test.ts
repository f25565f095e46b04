import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComparedNote } from '#domain/listing/compared-plans.ts';

const note: ComparedNote = {
  id: 7,
  provider: 'Tanuki SIM',
  image: null,
  dataKind: 'total',
  dataMb: 1000,
  dataWords: null,
  validityDays: 7,
  subscription: null,
  newCustomersOnly: null,
  ekyc: null,
  ads: null,
  activation: null,
};

/** The store reads the storage once, so every test needs a fresh module. */
async function setUp(stored: readonly ComparedNote[]) {
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify({ compared: stored }),
    setItem: () => undefined,
  });
  const { offerCompareTray } = await import('./offer-compare-tray.ts');
  const { forgetCompared } = await import('#web/shared/compared/compared-store.ts');
  return { offerCompareTray, forgetCompared };
}

describe('offerCompareTray', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('loads nothing while nothing is chosen', async () => {
    const { offerCompareTray } = await setUp([]);
    const show = vi.fn<() => Promise<void>>(async () => undefined);
    offerCompareTray(show);
    expect(show).not.toHaveBeenCalled();
  });

  it('shows once what was chosen on an earlier visit', async () => {
    const { offerCompareTray, forgetCompared } = await setUp([note, { ...note, id: 8 }]);
    const show = vi.fn<() => Promise<void>>(async () => undefined);
    offerCompareTray(show);
    forgetCompared(8);
    expect(show).toHaveBeenCalledTimes(1);
  });
});
