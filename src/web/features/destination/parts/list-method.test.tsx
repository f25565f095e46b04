import { describe, expect, it } from 'vitest';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { makeListData } from '#tests/support/list-data-factory.ts';
import { makeDestinationView, makeListedPlan, regionCoverage } from '#tests/support/listed-plan-factory.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ListStateProvider } from '#web/features/list/state/list-state.tsx';
import { ListMethod } from './list-method.tsx';

function render(locale: Locale, plans: readonly ListedPlan[] = []): string {
  return renderOnPage(
    <ListStateProvider data={makeListData(makeDestinationView(plans))}>
      <ListMethod />
    </ListStateProvider>,
    { locale },
  );
}

describe('ListMethod', () => {
  it.each(locales)('explains the order with its constants, in %s', (locale) => {
    const text = render(locale).replaceAll(/<[^>]+>/g, ' ');
    expect(text).toMatch(/\b4\b|1日4時間/);
    expect(text).toMatch(/1\s?M/);
    expect(text).toMatch(/1[.,]8\s?G[Bo]/);
    expect(text).not.toMatch(/50\s?%/);
  });

  it.each(locales)('says of a region when a plan covers too little of it, in %s', (locale) => {
    const plans = [makeListedPlan({ coverage: regionCoverage(20, 27) })];
    expect(render(locale, plans)).toMatch(/50\s?%/);
  });
});
