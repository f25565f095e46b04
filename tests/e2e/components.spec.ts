import type { Page } from '@playwright/test';
import { findViolations, findViolationsLightAndDark, sidewaysOverflow } from './axe.ts';
import { startComponentServer } from './servers/component-server.ts';
import { english } from '#tools/component-page/texts.ts';
import { extended } from './extended.ts';
import { expect, test as visit } from './visitor.ts';

// One server of components for all tests.
visit.describe.configure({ mode: 'default' });

const test = visit.extend<{ readonly stopTime: () => Promise<void> }, { readonly components: string }>({
  /** From here on time is the test's. */
  stopTime: ({ page, pauseClock }, use) =>
    use(async () => {
      await page.clock.install({ time: 0 });
      // Time runs until it is stopped, and it cannot be stopped in the past.
      await pauseClock(3_600_000);
    }),
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

async function visitComponents(page: Page, components: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(components);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits until React has rendered the effect of a pointer, and its effects have run, both in tasks of their own. */
async function untilRendered(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
}

test(
  'every component in every state has no violation, light and dark, and fits on a narrow screen',
  extended,
  async ({ page, components }) => {
    for (const language of ['en', 'ja']) {
      await visitComponents(page, `${components}?lang=${language}`);
      expect(await findViolationsLightAndDark(page), language).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sidewaysOverflow(page)).toBe(0);
  },
);

test('a stepper', extended, async ({ page, components, stopTime }) => {
  const stepper = page.getByTestId('live-stepper');
  const number = stepper.getByRole('spinbutton', { name: english.days.label });
  const more = stepper.getByRole('button', { name: english.days.more });
  await visitComponents(page, components);
  // A slow click on a busy machine is not a long press.
  await stopTime();

  await test.step('goes by one with its keys and arrows, by seven with Page Up and Page Down', async () => {
    await more.click();
    await expect(number).toHaveValue('11');
    await expect(stepper.locator('output')).toHaveText('11 days');
    await stepper.getByRole('button', { name: english.days.less }).press('Enter');
    await expect(number).toHaveValue('10');
    await number.press('ArrowUp');
    await expect(number).toHaveValue('11');
    await number.press('PageUp');
    await expect(number).toHaveValue('18');
    await number.press('PageDown');
    await number.press('PageDown');
    await expect(number).toHaveValue('4');
  });

  await test.step('stays in its range, whatever is typed', async () => {
    await number.fill('900');
    await number.blur();
    await expect(number).toHaveValue('365');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await number.fill('');
    await number.blur();
    await expect(number).toHaveValue('365');
    await number.press('PageUp');
    await expect(number).toHaveValue('365');
  });

  await test.step('repeats while a key is held, and counts the hold no second time', async () => {
    await number.fill('10');
    await number.blur();
    await more.hover();
    await page.mouse.down();
    await page.clock.runFor(399);
    await expect(number).toHaveValue('10');
    await page.clock.runFor(1);
    await expect(number).toHaveValue('11');
    await page.clock.runFor(90);
    await expect(number).toHaveValue('12');
    await page.clock.runFor(90);
    await expect(number).toHaveValue('13');
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(number).toHaveValue('13');
  });
});

test('a range, a segment, a button, a toast', extended, async ({ page, components, stopTime }) => {
  const range = page.getByTestId('live-range');
  const from = range.getByRole('slider', { name: english.price[0] });
  const to = range.getByRole('slider', { name: english.price[1] });
  await visitComponents(page, components);

  await test.step('a range moves by one with arrow keys, and its ends never cross', async () => {
    await from.press('ArrowRight');
    await expect(from).toHaveAttribute('aria-valuetext', '$6');
    await from.press('End');
    await expect(from).toHaveValue('62');
    await to.press('Home');
    await expect(to).toHaveValue('62');
    await expect(range.locator('rect').last()).toHaveAttribute('width', '0');
  });

  await test.step('the lower end of a range can be taken where both stand at the top', async () => {
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

  await test.step('the choice of a segment moves with the arrow keys', async () => {
    const group = page.getByRole('group', { name: english.amount.legend });
    await group.getByRole('radio', { name: '5', exact: true }).press('ArrowRight');
    await expect(group.getByRole('radio', { name: '10' })).toBeChecked();
    await expect(group.getByRole('radio', { name: english.amount.unlimited })).toHaveCount(1);
  });

  await test.step('a busy button keeps its width and ignores presses', async () => {
    const buttons = page.getByRole('button', { name: english.compare, exact: true });
    const widths = await buttons.evaluateAll((all) =>
      all
        .filter((button) => button.className.includes('primary'))
        .map((button) => button.getBoundingClientRect().width),
    );
    expect(new Set(widths).size).toBe(1);
    await expect(page.locator('[aria-busy=true]').first()).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('colours that the system chose still tell what is chosen', async () => {
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
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('a toast is spoken, waits while it is hovered, and goes after six seconds', async () => {
    await stopTime();
    const message = page.getByRole('status').filter({ hasText: english.toast.text });
    await page.getByRole('button', { name: english.toast.show }).click();
    await expect(message).toBeVisible();
    await message.getByText(english.toast.text).hover();
    await untilRendered(page);
    await page.clock.runFor(20_000);
    await expect(message).toBeVisible();
    await page.mouse.move(700, 5);
    await untilRendered(page);
    await page.clock.runFor(5999);
    await expect(message).toBeVisible();
    await page.clock.runFor(1);
    await expect(message).toHaveCount(0);
  });
});

test('a dialog', extended, async ({ page, components }) => {
  const opener = page.getByRole('button', { name: english.dialog.open });
  const dialog = page.getByRole('dialog', { name: english.dialog.title });
  const openDialog = async (): Promise<void> => {
    await opener.click();
    await expect(dialog).toBeVisible();
  };
  await visitComponents(page, components);

  await test.step('takes the focus, closes with Escape and gives the focus back', async () => {
    await openDialog();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('opens again, and closes with its button', async () => {
    await openDialog();
    await dialog.getByRole('button', { name: english.dialog.close }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('closes by a press outside, not by one that only ends there', async () => {
    await openDialog();
    await dialog.getByText(english.dialog.text).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  await test.step('a tip inside of it shows over it, and Escape is for the tip first', async () => {
    await openDialog();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: english.tip.target }).focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  await test.step('keeps the page under it still, and holds content only while it is open', async () => {
    const before = await page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(before);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByText(english.dialog.text)).toHaveCount(0);
  });

  await test.step('is a sheet at the bottom of a phone where it is to be', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: english.dialog.sheet }).click();
    const box = await dialog.boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
    expect(box?.height).toBeLessThan(844 * 0.92);
  });
});

test('a tip', extended, async ({ page, components, stopTime }) => {
  const target = page.locator('main').getByRole('button', { name: english.tip.target });
  const tip = page.getByRole('tooltip');
  /** As from the keyboard. */
  const focusTarget = async (): Promise<void> => {
    await target.blur();
    await page.keyboard.press('Tab');
    await target.focus();
    await expect(tip).toBeVisible();
  };
  await visitComponents(page, components);

  await test.step('shows with the focus, describes its target, and hides with Escape', async () => {
    await focusTarget();
    await expect(target).toHaveAccessibleDescription(english.tip.text);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(target).not.toHaveAttribute('aria-describedby');
  });

  await test.step('hides on request', async () => {
    await focusTarget();
    await page.evaluate(() => document.dispatchEvent(new Event('hide-tooltip')));
    await expect(tip).toBeHidden();
  });

  for (const width of [320, 1440]) {
    await test.step(`is 300 px wide at most and keeps 4 px from the edge of a view of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await focusTarget();
      const box = await tip.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(300);
      expect(box?.x).toBeGreaterThanOrEqual(4);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 4);
      await page.keyboard.press('Escape');
    });
  }

  await test.step('shows after 250 ms under a pointer, stays while it is hovered, and goes with it', async () => {
    await target.blur();
    await expect(tip).toBeHidden();
    await stopTime();
    await target.hover();
    await page.clock.runFor(249);
    await expect(tip).toBeHidden();
    await page.clock.runFor(1);
    await expect(tip).toHaveText(english.tip.text);
    await tip.hover();
    await page.clock.runFor(1000);
    await expect(tip).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(1000);
    await expect(tip).toBeHidden();
  });
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  test('a tip', extended, async ({ page, components, stopTime }) => {
    await visitComponents(page, components);

    await test.step('shows with a tap on what does nothing else, and goes with the next', async () => {
      const word = page.locator('span[data-tip]');
      await word.tap();
      await expect(page.getByRole('tooltip')).toHaveText(english.tip.text);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(page.getByRole('tooltip')).toBeHidden();
    });

    await test.step('shows with a long press on a button', async () => {
      await stopTime();
      const button = page.locator('main').getByRole('button', { name: english.tip.target });
      await button.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
      await page.clock.runFor(500);
      await expect(page.getByRole('tooltip')).toBeVisible();
    });
  });
});

test('the site itself has no page of components', async ({ request }) => {
  for (const path of ['/_components', '/ja/_components', '/_components/_payload.json']) {
    const answer = await request.get(new URL(path, process.env['BASE_URL']).href);
    expect(answer.status(), path).toBe(404);
  }
});
