import { describe, expect, it } from 'vitest';
import { countryOf, createMemoryContext, makePlan, membersOf } from '#tests/support/memory-context.ts';
import { payloadOf, visit, visitPage } from '#tests/support/site-visit.ts';
import type { PagePayload } from '#web/pages/page-payload.ts';

const context = createMemoryContext({
  plans: [makePlan(1), makePlan(2, { scope: 'global', coverage: membersOf('global') })],
});

const onlyGermany = createMemoryContext({ plans: [makePlan(1, { coverage: [countryOf('DE')] })] });

describe('the page of an address without one', () => {
  it.each([
    ['/germny', ['/germany', 'Germany']],
    ['/fr/alemagne', ['/fr/germany', 'Allemagne']],
    ['/ja/ドイッ', ['/ja/germany', 'ドイツ']],
    ['/it/region/eurpoa', ['/it/region/europe', 'Europa']],
    ['/germany-esim', ['/germany', 'Germany']],
    ['/japan/unknown-provider', ['/japan', 'Japan']],
    ['/japan?page=3', ['/japan', 'Japan']],
  ])('offers the nearest destination: %s', async (address, [path, name]) => {
    const answer = await visit(address, context);
    if (answer.kind !== 'page') throw new Error(`${address} answered a ${answer.kind}`);
    const { content, head } = payloadOf(answer.html) as PagePayload;
    expect([answer.status, head.noIndex]).toEqual([404, true]);
    expect(content.page === 'not-found' && content.data.places[0]).toMatchObject({
      path: path?.replace(/^\/(?:ja|fr|it)(?=\/)/, ''),
      name,
    });
    expect(answer.html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>(<img [^>]*>)?${name}</a>`));
    expect(answer.html).toMatch(/<h2 [^>]*id="near-places"/);
  });

  it.each([
    ['/italy', 'No plans for Italy yet'],
    ['/fr/italy', 'Pas encore de forfait pour l’Italie'],
    ['/ja/italy', '「イタリア」のプランは、まだ掲載していません'],
  ])('says of a destination that nobody sells plans for just that: %s', async (address, heading) => {
    const answer = await visit(address, onlyGermany);
    if (answer.kind !== 'page') throw new Error(`${address} answered a ${answer.kind}`);
    const { content, head } = payloadOf(answer.html) as PagePayload;
    expect([answer.status, head.title]).toEqual([404, heading]);
    expect(content.page === 'not-found' && content.data.places.map(({ path }) => path)).toEqual(['/germany']);
    expect(answer.html.replaceAll('<wbr/>', '')).toContain(`<h1>${heading}</h1>`);
  });

  it('offers only what there are plans for, and at most six', async () => {
    const placesAt = async (address: string): Promise<readonly string[]> => {
      const { content } = payloadOf(await visitPage(address, context)) as PagePayload;
      return content.page === 'not-found' ? content.data.places.map(({ name }) => name) : [];
    };
    expect(await placesAt('/antarctica')).toEqual([]);
    expect(await placesAt('/atlantis')).toEqual([]);
    expect(await placesAt('/wp-login.php')).toEqual([]);
    expect(await placesAt('/south')).toHaveLength(6);
  });
});
