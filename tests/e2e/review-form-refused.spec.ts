import { picture, ReviewFormParts } from './review-form-parts.ts';
import { expect, test } from './visitor.ts';

test.describe('a review that the server refuses', () => {
  test.use({ tolerated: /The review was not sent|status of 422/ });

  test('marks every field for assistive technology, each with its error', async ({ page }) => {
    const form = new ReviewFormParts(page);
    const refused = ['providers', 'countries', 'rating', 'text', 'images', 'name', 'email'] as const;
    await page.route('**/api/reviews?*', (route) => route.fulfill({ status: 422, json: { errors: refused } }));
    await form.visit('/about');
    await form.openForm();
    await form.fillIn();
    await form.attach(await picture('a.jpg', { width: 300, height: 200 }, '#a02020'));
    await form.button(form.texts.continue).click();
    await form.button(form.texts.confirm.submit).click();
    await expect(form.summary).toBeFocused();
    for (const field of refused) {
      await expect(form.control(field)).toHaveAttribute('aria-invalid', 'true');
      await expect(form.control(field)).toHaveAccessibleDescription(new RegExp(form.texts.error[field]));
    }
    await form.previews.locator('xpath=..').getByRole('button').click();
    await expect(form.files).not.toHaveAttribute('aria-invalid');
  });
});
