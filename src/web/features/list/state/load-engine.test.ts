import { afterEach, describe, expect, it, vi } from 'vitest';
import { encodePlans } from '#domain/listing/encode-plans.ts';
import {
  makeDestinationPlans,
  makeListedPlan,
  makeListedProvider,
  makeListQuery,
  viewTime,
} from '#tests/support/listed-plan-factory.ts';
import { createEngineLoader } from './load-engine.ts';

const plans = makeDestinationPlans([
  makeListedPlan({ provider: makeListedProvider('nori') }),
  makeListedPlan({ provider: makeListedProvider('nori') }),
  makeListedPlan({ provider: makeListedProvider('skylark') }),
]);
const everyProvider = { providerSlug: null, namedPlan: null };
const options = { query: makeListQuery(), now: viewTime };

function answerWith(...answers: readonly (() => Promise<Response>)[]) {
  const fetched = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>();
  for (const answer of answers) fetched.mockImplementationOnce(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const found = async (): Promise<Response> => Response.json(encodePlans(plans));

describe('createEngineLoader', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('computes the list of all plans from the call that the page names', async () => {
    const fetched = answerWith(found);
    const loader = createEngineLoader({ plansPath: '/destinations/JP/plans?v=1', ...everyProvider });
    expect(loader.loaded()).toBeNull();
    const engine = await loader.load();
    expect(engine(options).planCount).toBe(3);
    expect(loader.loaded()).toBe(engine);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/destinations/JP/plans?v=1&locale=en']);
  });

  it('keeps to one provider where the page is of one', async () => {
    answerWith(found);
    const engine = await createEngineLoader({ ...everyProvider, plansPath: '/plans', providerSlug: 'nori' }).load();
    expect(engine(options).planCount).toBe(2);
  });

  it('fetches ahead without computing anything, and swallows that it failed', async () => {
    const offline = async (): Promise<Response> => Promise.reject(new Error('offline'));
    const fetched = answerWith(offline, offline, found);
    const loader = createEngineLoader({ plansPath: '/plans', ...everyProvider });
    loader.prefetch();
    await vi.waitUntil(() => fetched.mock.calls.length === 2);
    expect(fetched).toHaveBeenCalledWith('/api/plans?locale=en', expect.objectContaining({ priority: 'low' }));
    expect(loader.loaded()).toBeNull();
    expect((await loader.load())(options).planCount).toBe(3);
  });

  it('fetches nothing ahead of what is here, or on its way', async () => {
    const fetched = answerWith(found);
    const loader = createEngineLoader({ plansPath: '/plans', ...everyProvider });
    const loading = loader.load();
    loader.prefetch();
    await loading;
    loader.prefetch();
    await vi.dynamicImportSettled();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('loads once, however often it is asked', async () => {
    const fetched = answerWith(found);
    const loader = createEngineLoader({ plansPath: '/plans', ...everyProvider });
    const engines = await Promise.all([loader.load(), loader.load()]);
    expect(engines[0]).toBe(engines[1]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a refusal', async () => new Response('', { status: 503 })],
    ['a lost connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails on %s and tries again when asked again', async (_name, refusal) => {
    answerWith(refusal, refusal, found);
    const loader = createEngineLoader({ plansPath: '/plans', ...everyProvider });
    await expect(loader.load()).rejects.toThrow(/503|Failed/);
    expect(loader.loaded()).toBeNull();
    expect((await loader.load())(options).planCount).toBe(3);
  });

  it('lets go of the plans of a page that was left, and loads them again when asked', async () => {
    const fetched = answerWith(found, found, found);
    const loaders = ['/a', '/b'].map((plansPath) => createEngineLoader({ plansPath, ...everyProvider }));
    for (const loader of loaders) await loader.load();
    expect(loaders.map((loader) => loader.loaded() === null)).toEqual([true, false]);
    expect((await loaders[0]?.load())?.(options).planCount).toBe(3);
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
