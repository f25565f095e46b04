import type { Page } from '@playwright/test';
import { findCountry, parseCountryCode } from '#domain/place/countries.ts';
import { messagesFor } from '#i18n/messages.ts';
import { expect, open, test } from './visitor.ts';

const { plan, compare } = messagesFor('en');
const { detail } = plan;
const renews = /Renews every .* until you cancel/;

/** A plan for one country that its seller states to be a subscription, by the address of its page. */
async function findSubscription(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/plans?scope=local&subscription=true&limit=1');
  const { plans } = (await answer.json()) as {
    plans: readonly { id: number; provider: { slug: string }; coverage: readonly string[] }[];
  };
  const [found] = plans;
  const code = parseCountryCode(found?.coverage[0] ?? '');
  const country = code.ok ? findCountry(code.value) : null;
  return `/${country?.slug}/${found?.provider.slug}?plan=${found?.id}&days=2&gb=0.5`;
}

/** A plan that its seller states to be none. */
async function findOther(page: Page): Promise<number | undefined> {
  const answer = await page.request.get('/api/v1/plans?subscription=false&limit=1');
  const { plans } = (await answer.json()) as { plans: readonly { id: number }[] };
  return plans[0]?.id;
}

test('a subscription is said to be one wherever the plan stands', async ({ page }) => {
  await open(page, await findSubscription(page));
  const row = page.locator('#plan details').first();
  await expect(row.locator('> summary')).toContainText(renews);
  const fact = row.locator('dl > div', { has: page.locator('dt', { hasText: detail.subscription }) });
  await expect(fact.locator('dd')).toHaveText(/^Yes[.,] /);

  await test.step('in the tray', async () => {
    await page.locator('#plan li > button[aria-pressed]').click();
    const tray = page.getByRole('region', { name: compare.tray.label });
    await expect(tray.getByRole('listitem').first()).toContainText(renews);
    await tray.getByRole('link').click();
  });

  await test.step('alone, once', async () => {
    await expect(page.getByRole('article').getByText(renews)).toHaveCount(1);
  });

  await test.step('side by side', async () => {
    const chosen = new URL(page.url()).searchParams.get('plans');
    await page.goto(`/compare?plans=${chosen},${await findOther(page)}`);
    await expect(page.getByRole('table').getByText(renews)).toHaveCount(1);
    await expect(page.getByRole('row', { name: detail.subscription }).getByRole('cell').first()).toHaveText(detail.yes);
  });
});
