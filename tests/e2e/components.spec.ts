import type { Locator, Page } from '@playwright/test';
import { findViolations, sidewaysOverflow } from '#tests/support/axe.ts';
import { startComponentServer } from '#tests/support/component-server.ts';
import { english } from '#tools/component-page/texts.ts';
import { expect, test as visit } from './visitor.ts';

const test = visit.extend<object, { readonly components: string }>({
  components: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startComponentServer();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ page, components }) => {
  await page.goto(components);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Nothing moves but what a person would see at once; time is the test's. */
async function still(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

test('every component in every state has no violation, light and dark, and fits on a narrow screen', async ({
  page,
  components,
}) => {
  for (const language of ['en', 'ja']) {
    await page.goto(`${components}?lang=${language}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findViolations(page), `${language}, ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysOverflow(page)).toBe(0);
});

test.describe('a stepper', () => {
  const stepper = (page: Page): Locator => page.getByTestId('live-stepper');
  const number = (page: Page): Locator => stepper(page).getByRole('spinbutton', { name: english.days.label });

  test('goes by one with its keys and arrows, by seven with Page Up and Page Down', async ({ page }) => {
    await stepper(page).getByRole('button', { name: english.days.more }).click();
    await expect(number(page)).toHaveValue('11');
    await expect(stepper(page).locator('output')).toHaveText('11 days');
    await stepper(page).getByRole('button', { name: english.days.less }).press('Enter');
    await expect(number(page)).toHaveValue('10');
    await number(page).press('ArrowUp');
    await expect(number(page)).toHaveValue('11');
    await number(page).press('PageUp');
    await expect(number(page)).toHaveValue('18');
    await number(page).press('PageDown');
    await number(page).press('PageDown');
    await expect(number(page)).toHaveValue('4');
  });

  test('stays in its range, whatever is typed', async ({ page }) => {
    await number(page).fill('900');
    await number(page).blur();
    await expect(number(page)).toHaveValue('365');
    await expect(stepper(page).getByRole('button', { name: english.days.more })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await number(page).fill('');
    await number(page).blur();
    await expect(number(page)).toHaveValue('365');
    await number(page).press('PageUp');
    await expect(number(page)).toHaveValue('365');
  });

  test('repeats while a key is held, and counts the hold no second time', async ({ page }) => {
    await still(page);
    await stepper(page).getByRole('button', { name: english.days.more }).hover();
    await page.mouse.down();
    await page.clock.runFor(399);
    await expect(number(page)).toHaveValue('10');
    await page.clock.runFor(1);
    await expect(number(page)).toHaveValue('11');
    await page.clock.runFor(90);
    await expect(number(page)).toHaveValue('12');
    await page.clock.runFor(90);
    await expect(number(page)).toHaveValue('13');
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(number(page)).toHaveValue('13');
  });
});

test.describe('a range', () => {
  const range = (page: Page): Locator => page.getByTestId('live-range');
  const ends = (page: Page): readonly [Locator, Locator] => [
    range(page).getByRole('slider', { name: english.price[0] }),
    range(page).getByRole('slider', { name: english.price[1] }),
  ];

  test('moves by one with arrow keys, and its ends never cross', async ({ page }) => {
    const [from, to] = ends(page);
    await from.press('ArrowRight');
    await expect(from).toHaveAttribute('aria-valuetext', '$6');
    await from.press('End');
    await expect(from).toHaveValue('62');
    await to.press('Home');
    await expect(to).toHaveValue('62');
    await expect(range(page).locator('rect').last()).toHaveAttribute('width', '0');
  });

  test('the lower end can be taken where both stand at the top', async ({ page }) => {
    const [from, to] = ends(page);
    await to.press('End');
    await from.press('End');
    const box = await from.boundingBox();
    if (box === null) throw new Error('the slider has no box');
    await page.mouse.move(box.x + box.width - 12, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.up();
    await expect(from).toHaveValue('50');
    await expect(to).toHaveValue('100');
  });
});

test.describe('a dialog', () => {
  const opener = (page: Page): Locator => page.getByRole('button', { name: english.dialog.open });
  const dialog = (page: Page): Locator => page.getByRole('dialog', { name: english.dialog.title });

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('takes the focus, closes with Escape and gives the focus back', async ({ page }) => {
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('closes with its button', async ({ page }) => {
    await dialog(page).getByRole('button', { name: english.dialog.close }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('closes by a press outside, not by one that only ends there', async ({ page }) => {
    await dialog(page).getByText(english.dialog.text).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
  });

  test('keeps the page under it still, and holds content only while it is open', async ({ page }) => {
    const before = await page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(before);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByText(english.dialog.text)).toHaveCount(0);
  });

  test('is a sheet at the bottom of a phone where it is to be', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: english.dialog.sheet }).click();
    const box = await dialog(page).boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
    expect(box?.height).toBeLessThan(844 * 0.92);
  });

  test('a tip inside of it shows over it, and Escape is for the tip first', async ({ page }) => {
    await page.keyboard.press('Tab');
    const target = dialog(page).getByRole('button', { name: english.tip.target });
    await target.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('a tip', () => {
  const target = (page: Page): Locator => page.locator('main').getByRole('button', { name: english.tip.target });
  const tip = (page: Page): Locator => page.getByRole('tooltip');

  test('shows after 250 ms under a pointer, stays while it is hovered, and goes with it', async ({ page }) => {
    await still(page);
    await target(page).hover();
    await page.clock.runFor(249);
    await expect(tip(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(tip(page)).toHaveText(english.tip.text);
    await tip(page).hover();
    await page.clock.runFor(1000);
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(1000);
    await expect(tip(page)).toBeHidden();
  });

  test('shows with the focus, describes its target, and hides with Escape', async ({ page }) => {
    await page.keyboard.press('Tab');
    await target(page).focus();
    await expect(tip(page)).toBeVisible();
    await expect(target(page)).toHaveAccessibleDescription(english.tip.text);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(target(page)).not.toHaveAttribute('aria-describedby');
  });

  test('hides on request', async ({ page }) => {
    await page.keyboard.press('Tab');
    await target(page).focus();
    await expect(tip(page)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('hide-tooltip')));
    await expect(tip(page)).toBeHidden();
  });

  test('is 300 px wide at most and keeps 4 px from the edge of the view', async ({ page }) => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await page.keyboard.press('Tab');
      await target(page).focus();
      await expect(tip(page)).toBeVisible();
      const box = await tip(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(300);
      expect(box?.x).toBeGreaterThanOrEqual(4);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 4);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('a tip under a finger', () => {
  test.use({ hasTouch: true });

  test('shows with a tap on what does nothing else, and goes with the next', async ({ page }) => {
    const word = page.locator('span[data-tip]');
    await word.tap();
    await expect(page.getByRole('tooltip')).toHaveText(english.tip.text);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('shows with a long press on a button', async ({ page }) => {
    await still(page);
    const button = page.locator('main').getByRole('button', { name: english.tip.target });
    await button.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.clock.runFor(500);
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
});

test('a toast is spoken, waits while it is hovered, and goes after six seconds', async ({ page }) => {
  await still(page);
  const message = page.getByRole('status').filter({ hasText: english.toast.text });
  await page.getByRole('button', { name: english.toast.show }).click();
  await expect(message).toBeVisible();
  await message.getByText(english.toast.text).hover();
  await page.clock.runFor(20_000);
  await expect(message).toBeVisible();
  await page.mouse.move(700, 5);
  await page.clock.runFor(5999);
  await expect(message).toBeVisible();
  await page.clock.runFor(1);
  await expect(message).toHaveCount(0);
});

test('the choice of a segment moves with the arrow keys', async ({ page }) => {
  const group = page.getByRole('group', { name: english.amount.legend });
  await group.getByRole('radio', { name: '5', exact: true }).press('ArrowRight');
  await expect(group.getByRole('radio', { name: '10' })).toBeChecked();
  await expect(group.getByRole('radio', { name: english.amount.unlimited })).toHaveCount(1);
});

test('a busy button keeps its width and ignores presses', async ({ page }) => {
  const buttons = page.getByRole('button', { name: english.compare, exact: true });
  const widths = await buttons.evaluateAll((all) =>
    all.filter((button) => button.className.includes('primary')).map((button) => button.getBoundingClientRect().width),
  );
  expect(new Set(widths).size).toBe(1);
  await expect(page.locator('[aria-busy=true]').first()).toHaveAttribute('aria-disabled', 'true');
});

test('colours that the system chose still tell what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const [chosen, other] = await page.locator('fieldset label').evaluateAll((labels) =>
    [true, false].map((isChecked) => {
      const label = labels.find(
        ({ firstElementChild }) => (firstElementChild as HTMLInputElement).checked === isChecked,
      );
      return getComputedStyle(label?.querySelector('span') ?? document.body).backgroundColor;
    }),
  );
  expect(chosen).not.toBe(other);
});

test('the site itself has no page of components', async ({ request }) => {
  for (const path of ['/_components', '/ja/_components', '/_components/_payload.json']) {
    const answer = await request.get(new URL(path, process.env['BASE_URL']).href);
    expect(answer.status(), path).toBe(404);
  }
});
