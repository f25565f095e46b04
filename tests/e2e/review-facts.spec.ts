import { findViolationsLightAndDark, sidewaysOverflow } from './axe.ts';
import { recordSubmissions, ReviewFormParts, screens } from './review-form-parts.ts';
import { extendedUnless } from './extended.ts';
import { expect, reload, test } from './visitor.ts';

for (const { screen, viewport } of screens)
  for (const locale of ['en', 'ja'] as const)
    test.describe(`what a review is weighed by, ${screen}, ${locale}`, extendedUnless(screen === 'phone'), () => {
      test.use({ viewport });

      test('is one more step that can be skipped, and is kept with the draft', async ({ page }) => {
        const form = new ReviewFormParts(page, locale);
        const { texts } = form;
        const sent = await recordSubmissions(page);
        await page.route('**/api/reviews?*', (route) =>
          route.fulfill({ status: 201, json: { id: 'r', status: 'pending', message: 'Thanks' } }),
        );
        await form.visit('/about');
        await form.openForm();
        await form.fillIn();
        await form.button(texts.continue).click();
        await form.button(texts.facts.summary).click();
        const facts = form.confirmation.getByRole('group');
        const field = (name: string) => facts.getByRole('combobox', { name, exact: true });
        await expect(field(texts.facts.month).locator('option')).toHaveCount(25);
        await field(texts.facts.month).selectOption({ index: 2 });
        await field(texts.facts.plan).selectOption({ index: 1 });
        await field(texts.facts.phone).selectOption({ index: 1 });
        await field(texts.facts.worked.data).selectOption('yes');
        await field(texts.facts.worked.calls).selectOption('no');
        await facts.getByRole('checkbox', { name: texts.facts.given }).check();
        expect(await findViolationsLightAndDark(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toBe(0);

        // Who is related to the seller learns why, and cannot send it.
        await facts.getByRole('checkbox', { name: texts.facts.related }).check();
        await expect(facts).toContainText(texts.error.facts);
        await form.button(texts.confirm.submit).click();
        await expect(form.confirmation).toBeVisible();
        await facts.getByRole('checkbox', { name: texts.facts.related }).uncheck();
        const month = await field(texts.facts.month).inputValue();
        const planId = Number(await field(texts.facts.plan).inputValue());
        const phone = await field(texts.facts.phone).inputValue();

        await reload(page);
        await form.openForm();
        await form.button(texts.continue).click();
        await expect(form.confirmation).toBeVisible();
        await expect(field(texts.facts.worked.calls)).toHaveValue('no');
        await expect(field(texts.facts.month)).toHaveValue(month);
        await form.button(texts.confirm.submit).click();
        await expect(form.dialog.getByRole('heading', { name: texts.success.heading })).toBeFocused();
        const [review] = await sent();
        expect(JSON.parse(review?.fields['facts'] ?? '')).toEqual({
          month,
          planId,
          phone,
          worked: { data: 'yes', calls: 'no' },
          isGiven: true,
          isRelated: false,
        });
      });
    });
