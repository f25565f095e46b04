import { findViolationsLightAndDark, sidewaysOverflow } from './axe.ts';
import { extended } from './extended.ts';
import { picture, recordSubmissions, ReviewFormParts, screens } from './review-form-parts.ts';
import { expect, hidePrivacyBanner, test } from './visitor.ts';

test.describe('writing a review', () => {
  test('opens with a press of its button, and closes like every dialog', async ({ page }) => {
    const form = new ReviewFormParts(page);

    await test.step('asks for its parts with that press', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const isOfForm = (path: string): boolean => /review-form|\/api\/(providers|reviews)/.test(path);
      await form.visit('/about');
      expect(asked.filter(isOfForm)).toEqual([]);
      await form.openForm();
      await expect.poll(() => asked.filter(isOfForm)).toContain('/api/providers');
      await expect.poll(() => asked.filter(isOfForm)).toContain('/api/reviews/challenge');
    });

    await test.step('keeps the focus inside, closes on Escape and from outside, and gives the focus back', async () => {
      await expect(form.provider).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(form.dialog).toBeHidden();
      await expect(form.opener).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.provider).toBeFocused();
      await page.mouse.click(5, 500);
      await expect(form.dialog).toBeHidden();
    });
  });

  test('belongs to the page it is begun on', async ({ page }) => {
    const form = new ReviewFormParts(page);

    await test.step('begins with the provider and the country of the page', async () => {
      await form.visit('/ethiopia');
      await form.openForm();
      await expect(form.tokens).toHaveText(['Ethiopia']);
      await form.button(form.texts.cancel).click();
      await expect(form.dialog).toBeHidden();
      const provider = page.locator('a[href^="/ethiopia/"]').first();
      const path = (await provider.getAttribute('href')) ?? '';
      await form.visit(path.split('?')[0] ?? '');
      await form.openForm();
      await expect(form.tokens).toHaveText(['Ethiopia']);
      await expect(form.provider).not.toHaveText(form.texts.fields.providers.placeholder);
    });

    await test.step('is not possible on the error page', async () => {
      await form.visit('/nowhere-at-all');
      await expect(form.opener).toBeDisabled();
    });
  });

  test('comes back with recaptcha when the bot check cannot be made', async ({ browser, baseURL }) => {
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await hidePrivacyBanner(page);
    await page.route('**/api/reviews/challenge?*', (route) => route.fulfill({ status: 500, json: {} }));
    const form = new ReviewFormParts(page);
    await form.visit('/about');
    await form.openForm();
    await form.fillIn();
    await form.button(form.texts.continue).click();
    await form.button(form.texts.confirm.submit).click();
    await expect(form.summary).toContainText(form.texts.error.recaptcha);
    await expect(form.text).toHaveValue('Fine.');
    await page.close();
  });

  for (const { screen, viewport } of screens) {
    test(`has no violation in any state, ${screen}, light and dark`, extended, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      const form = new ReviewFormParts(page);
      const expectSound = async (): Promise<void> => {
        expect(await findViolationsLightAndDark(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toBe(0);
      };
      await page.route('**/api/reviews?*', (route) => route.fulfill({ status: 201, json: {} }));
      await form.visit('/about');
      await form.openForm();
      await form.button(form.texts.continue).click();
      await expectSound();
      const listed = form.dialog.getByRole('option');
      await form.provider.click();
      // A list that is not there yet has nothing to be chosen from.
      await expect(listed.first()).toBeVisible();
      await expectSound();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await form.country.click();
      await expect(listed.first()).toBeVisible();
      await expectSound();
      await form.addCountry('japan');
      await form.rate(2);
      await form.text.fill('Slow.');
      await form.attach(await picture('a.png', { width: 200, height: 300 }, '#888'));
      await expect(form.previews).toHaveCount(1);
      await form.name.fill('Ann');
      await form.email.fill('ann@example.org');
      await form.button(form.texts.cancel).click();
      await expectSound();
      await form.button(form.texts.discard.keep).click();
      await expectSound();
      await form.button(form.texts.continue).click();
      await expectSound();
      await form.button(form.texts.confirm.submit).click();
      await expect(form.dialog).toContainText(form.texts.success.heading);
      await expectSound();
    });
  }
});

/** Checks of other companies, as their scripts show themselves to a page. */
const services = [
  {
    kind: 'recaptcha',
    script: 'https://www.google.com/recaptcha/api.js?render=key-1&badge=bottomleft',
    source: `window.grecaptcha = {
      ready: (run) => run(),
      execute: async (key, { action }) => ['recaptcha', key, action].join(' '),
    };`,
  },
  {
    kind: 'turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    source: `window.turnstile = {
      render: (place, { sitekey, action, callback }) => setTimeout(() => callback(['turnstile', sitekey, action].join(' '))),
      remove: () => undefined,
    };`,
  },
] as const;

test.describe('a bot check of another company', () => {
  // The test server has its own check, so its policy lets no other script in.
  test.use({ bypassCSP: true });

  for (const { kind, script, source } of services) {
    test(`${kind} is loaded with the form only, asked for the action review, and named`, async ({ page }) => {
      const asked: string[] = [];
      await page.route(/^https:/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: source });
      });
      const challenge = { kind, siteKey: 'key-1', action: 'review' };
      await page.route('**/api/reviews/challenge?*', (route) => route.fulfill({ json: challenge }));
      await page.route('**/api/reviews?*', (route) => route.fulfill({ status: 201, json: {} }));
      const sent = await recordSubmissions(page);
      const form = new ReviewFormParts(page);
      await form.visit('/about');
      expect(asked).toEqual([]);
      await form.openForm();
      await expect.poll(() => asked).toEqual([script]);
      const { recaptcha, botCheck } = form.texts;
      await expect(form.dialog.locator('form')).toContainText(kind === 'recaptcha' ? recaptcha.before : botCheck);
      await form.fillIn();
      await form.button(form.texts.continue).click();
      await form.button(form.texts.confirm.submit).click();
      await expect(form.dialog).toContainText(form.texts.success.heading);
      expect((await sent())[0]?.fields['recaptchaToken']).toBe(`${kind} key-1 review`);
    });
  }
});
