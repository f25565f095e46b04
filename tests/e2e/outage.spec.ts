import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { findViolationsLightAndDark, sidewaysOverflow } from './axe.ts';
import { extended } from './extended.ts';
import { shareServer } from './own-server.ts';
import { expect, test } from './visitor.ts';
const server = shareServer(import.meta.resolve('#tests/e2e/servers/outage-server.ts'));

// The database is stopped for both.
test.describe.configure({ mode: 'serial' });
async function order(what: 'halt' | 'resume'): Promise<void> {
  await server.ask(what);
}

// The page's own error status, and failed requests during the outage, are expected.
test.use({ tolerated: /status of 503|was not counted|could not be checked/ });

test(
  'the page for an outage has no violation in any language, and leads on when the database is back',
  extended,
  async ({ page }) => {
    test.setTimeout(180_000);
    await order('halt');
    for (const locale of locales) {
      const answer = await page.goto(server.address + localizePath('/norway', locale), {
        waitUntil: 'domcontentloaded',
      });
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '10']);
      const { unavailable } = messagesFor(locale).errors;
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(unavailable.heading);
      await expect(page.getByText(unavailable.help)).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await findViolationsLightAndDark(page), `${locale}, ${width} px`).toEqual([]);
        expect(await sidewaysOverflow(page), `${locale}, ${width} px: scrolls sideways`).toBe(0);
      }
    }
    await order('resume');
    const { errors } = messagesFor('it');
    await page.getByRole('link', { name: errors.offline.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errors.unavailable.heading);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a report is offered again, filled in, and taken when the database is back', extended, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`${server.address}/ja/japan`);
    await page.locator('#plans li a[href*="open="]').first().click();
    const form = page.locator('form[action="/reports/price"]').first();
    const plan = await form.locator('input[name=plan]').getAttribute('value');
    await order('halt');
    await form.evaluate((element: HTMLFormElement) => element.querySelector('button')?.click());
    const { unavailable } = messagesFor('ja').errors;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unavailable.heading, { timeout: 30_000 });
    const kept = page.locator('main form[method=post]');
    await expect(kept.locator('input[name=plan]')).toHaveAttribute('value', plan ?? '');
    await order('resume');
    await kept.getByRole('button', { name: unavailable.sendAgain }).click();
    await expect(page).toHaveURL(/\/ja\/japan\?.*reported=/);
  });
});
