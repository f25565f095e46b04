import { describe, expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { PlanList } from './plan-list.tsx';
import type { PlanListData } from './plan-row-data.ts';

const list: PlanListData = { rows: [], page: 2, pages: 3, from: 21, to: 40, total: 55, rateDates: null };

function render(facts: Partial<PlanListData>): string {
  return renderOnPage(<PlanList list={{ ...list, ...facts }} path="/japan" providerPath={null} />, { locale: 'en' });
}

describe('PlanList', () => {
  it('links the pages around it', () => {
    const html = render({});
    expect(html).toMatch(/<a href="\/japan" rel="prev"/);
    expect(html).toMatch(/<a href="\/japan\?page=3" rel="next"/);
    expect(html).toContain('Page 2 of 3');
  });

  it('needs no links for one page', () => {
    expect(render({ page: 1, pages: 1 })).not.toContain('<nav');
  });

  it('says what the links are', () => {
    expect(render({})).toContain('sponsored links');
  });

  it('dates the rates behind estimates', () => {
    expect(render({})).not.toContain('≈');
    expect(render({ rateDates: { oldest: '2026-11-20', newest: '2026-11-20' } })).toContain('of 20 November 2026.');
    expect(render({ rateDates: { oldest: '2026-11-19', newest: '2026-11-20' } })).toContain(
      'of 19 November 2026 to 20 November 2026.',
    );
  });
});
