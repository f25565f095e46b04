import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/catalogue-writer.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { makeProvider, plansOf } from '#tests/support/plan-factory.ts';
import { heldCount, heldShare, loadWithdrawalCheck, WithdrawalCheck } from './withdrawal-check.ts';

const nori = 'nori' as ProviderSlug;

function checkOf(active: number, kept: number, added = 0): WithdrawalCheck {
  const check = new WithdrawalCheck();
  for (let id = 0; id < active; id += 1) check.addActive(nori, `plan-${id}`);
  for (let id = 0; id < kept; id += 1) check.meet(nori, `plan-${id}`);
  for (let id = 0; id < added; id += 1) check.meet(nori, `new-${id}`);
  return check;
}

describe('an import', () => {
  it.each([
    ['keeps all', 100, 100, 0, []],
    ['keeps half', 100, 50, 0, []],
    ['keeps less than half', 100, 49, 0, [51]],
    ['keeps none and adds many', 100, 0, 200, [100]],
    ['loses nineteen of nineteen', 19, 0, 1, []],
    ['loses twenty of twenty', 20, 0, 1, [20]],
    ['is the first', 0, 0, 100, []],
  ])('that %s is held for %j', (_what, active, kept, added, withdrawn) => {
    expect(
      checkOf(active, kept, added)
        .excessive()
        .map((each) => each.withdrawn),
    ).toEqual(withdrawn);
  });

  it('is not held for providers that it does not have', () => {
    const check = checkOf(100, 100);
    for (let id = 0; id < 50; id += 1) check.addActive('kestrel', `plan-${id}`);
    expect(check.excessive()).toEqual([]);
  });

  it('names the provider that would lose most first', () => {
    const check = checkOf(30, 0, 1);
    for (let id = 0; id < 50; id += 1) check.addActive('kestrel', `plan-${id}`);
    check.meet('kestrel' as ProviderSlug, 'new');
    expect(check.excessive()).toEqual([
      { provider: 'kestrel', active: 50, withdrawn: 50 },
      { provider: 'nori', active: 30, withdrawn: 30 },
    ]);
  });

  it('is held exactly when both limits are passed', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.nat(80), (active, some) => {
        const kept = Math.min(active, some);
        const lost = active - kept;
        const isHeld = checkOf(active, kept, 1).excessive().length > 0;
        expect(isHeld).toBe(lost >= heldCount && lost > active * heldShare);
      }),
    );
  });
});

describe('what is offered before an import', () => {
  it('is read from the store, without what was withdrawn and what another feed brought', async () => {
    await using suite = await createTestDatabase('sqlite');
    const writer = createCatalogueWriter(suite.database);
    const provider = makeProvider({ slug: nori });
    const options = { source: 'test', now: new Date('2026-10-05T08:00:00Z'), dryRun: false, withdrawMissing: true };
    const facts = Array.from({ length: 60 }, (_, id) => ({ externalId: `plan-${id}` }));
    const [first, ...rest] = facts;
    if (first === undefined) throw new Error('sixty facts were made');
    await writer.apply(plansOf(provider, first, ...rest), { ...options, feed: 'one' });
    await writer.apply(plansOf(provider, first, ...rest.slice(0, 39)), { ...options, feed: 'one' });
    await writer.apply(plansOf(provider, { externalId: 'other' }), { ...options, feed: 'two' });
    const check = await loadWithdrawalCheck(suite.database, 'one');
    check.meet(nori, 'plan-0');
    expect(check.excessive()).toEqual([{ provider: 'nori', active: 40, withdrawn: 39 }]);
  });
});
