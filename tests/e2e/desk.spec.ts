import { extended } from './extended.ts';
import { findViolationsLightAndDark, sidewaysOverflow } from './axe.ts';
import { shareDesk } from './desk-visit.ts';
import { expect, test } from './visitor.ts';

const minute = 60_000;

const desk = shareDesk();

// A refused answer to a script is what these tests are about.
test.use({
  tolerated: /status of 40[139]|ERR_BLOCKED_BY_RESPONSE|frame-ancestors|X-Frame-Options/,
  hasHiddenBanner: false,
  skipsOutOfSight: true,
});

test('a link makes a key, the key signs in, a lock asks for it, and a revoked one opens nothing', async ({ page }) => {
  const link = await desk.invite('Ana', 'owner');
  await desk.enter(page, 'Ana');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w+day \d+ \w+$/);
  await expect(page.getByRole('banner')).toContainText('Ana, owner');

  await test.step('after half an hour it is locked, and goes on where it was', async () => {
    await page.goto(`${desk.origin}/people`);
    await desk.wait(31 * minute);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Laptop');
    await page.getByRole('button', { name: 'Continue with your key' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'People and keys' })).toBeVisible();
  });

  await test.step('it signs out, and in again without a name', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.goto(`${desk.origin}/audit`);
    await expect(page).toHaveURL(`${desk.origin}/sign-in?back=%2Faudit`);
    await page.getByRole('button', { name: 'Use your key' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('signed in');
  });

  await test.step('the older link is dead', async () => {
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(/This link has been used/);
  });

  await test.step('the key is revoked: signed out at once, and it does not sign in again', async () => {
    await page.goto(`${desk.origin}/people`);
    await page.getByRole('region', { name: 'Ana' }).getByRole('button', { name: 'Revoke Laptop' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.getByRole('button', { name: 'Use your key' }).click();
    await expect(page.getByRole('alert')).toHaveText('That did not work. Try again, or ask for a link.');
  });
});

test('an owner invites somebody with a touch, and the form is kept until then', async ({ page }) => {
  await desk.enter(page, 'Bo');
  await page.goto(`${desk.origin}/people`);
  await desk.wait(6 * minute);
  // The page believes that the touch is fresh; the server knows better.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mika');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('button', { name: 'Touch your key and continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A link for Mika');
  await expect(page.locator('code')).toHaveText(new RegExp(`^${desk.origin}/invite#[\\w-]{43}$`));
  await page.getByRole('link', { name: 'Back to people and keys' }).click();
  await expect(page.getByRole('region', { name: 'Mika' })).toContainText('A link is open for 15 more minutes');

  await test.step('a page that knows asks before it sends the form', async () => {
    await desk.wait(6 * minute);
    await page.reload();
    await page.getByRole('region', { name: 'Mika' }).getByRole('button', { name: 'Cancel link' }).click();
    await expect(page.getByRole('region', { name: 'Mika' })).toContainText('No key yet.');
    await page.goto(`${desk.origin}/audit`);
    await expect(page.getByRole('row').nth(1)).toContainText('cancelled the link of');
    await expect(page.getByRole('row').nth(2)).toContainText('touched a key');
  });
});

test('a lock covers an open page and keeps what was typed', async ({ page, pauseClock }) => {
  await desk.enter(page, 'Cy');
  await pauseClock(Date.now());
  await page.goto(`${desk.origin}/audit`);
  await page.getByRole('textbox', { name: 'Find in the trail' }).fill('half a word');
  await page.clock.fastForward(31 * minute);
  const lock = page.getByRole('dialog', { name: 'Locked' });
  await expect(lock).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lock).toBeVisible();
  await lock.getByRole('button').click();
  await expect(lock).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Find in the trail' })).toHaveValue('half a word');
});

test('no key acts by accident', async ({ page, pauseClock }) => {
  await desk.enter(page, 'Di');
  await pauseClock(Date.now());
  await page.goto(`${desk.origin}/people`);
  const sheet = page.getByRole('dialog', { name: 'Keys' });

  await page.keyboard.press('?');
  await expect(sheet, 'right after a page').toBeHidden();
  await page.clock.fastForward(401);
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('?');
  await expect(sheet, 'in a field').toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  for (const modifier of ['Control', 'Alt', 'Meta']) await page.keyboard.press(`${modifier}+?`);
  await expect(sheet, 'with another key').toBeHidden();
  await page.context().setOffline(true);
  await expect(page.getByText('No connection since')).toBeVisible();
  await page.keyboard.press('?');
  await expect(sheet, 'while offline').toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByText('No connection since')).toBeHidden();
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, repeat: true })),
  );
  await expect(sheet, 'held').toBeHidden();

  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  await page.clock.fastForward(401);
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page, 'behind the sheet').toHaveURL(`${desk.origin}/people`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.clock.fastForward(1600);
  await page.keyboard.press('a');
  await expect(page, 'long after G').toHaveURL(`${desk.origin}/people`);
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL(`${desk.origin}/audit`);
});

test('single keys can be switched off', async ({ page, pauseClock }) => {
  await desk.enter(page, 'Ed');
  await pauseClock(Date.now());
  await page.goto(`${desk.origin}/people`);
  await page.getByRole('checkbox', { name: /Single-key shortcuts/ }).uncheck();
  await page.getByRole('combobox', { name: 'Light or dark' }).selectOption('Dark');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('checkbox', { name: /Single-key shortcuts/ })).not.toBeChecked();
  await page.clock.fastForward(401);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: /^Keys/ }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('another page, and be it of the public site, can neither send its forms nor show it in a frame', async ({
  page,
  context,
}) => {
  await desk.enter(page, 'Flo');
  const html = `<form method="post" action="${desk.origin}/sign-out"><button>Win a prize</button></form><iframe src="${desk.origin}/people"></iframe>`;
  // Chromium takes a page that a test has written for one of the internet.
  await context.grantPermissions(['local-network-access']);
  const foreign = `${desk.siteAddress}/about`;
  await context.route(foreign, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(foreign);
  await expect(page.frameLocator('iframe').getByText('People and keys')).toHaveCount(0);
  await page.getByRole('button', { name: 'Win a prize' }).click();
  await expect(page.locator('body')).toContainText('This was not sent by a page of the desk.');
  await page.goto(desk.origin);
  await expect(page.getByRole('banner')).toContainText('Flo, owner');
  await page.goto(`${desk.origin}/audit?kind=sign-in`);
  await expect(page.getByRole('row').nth(1)).toContainText('sent by another page');
});

test('a link from elsewhere leads in without another sign-in', async ({ page, context }) => {
  await desk.enter(page, 'Gil');
  const html = `<a href="${desk.origin}/people">The desk</a>`;
  await context.route('http://mail.example/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://mail.example/');
  await page.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'People and keys' })).toBeVisible();
});

test('everything but signing in works without scripts', async ({ page, browser }) => {
  await desk.enter(page, 'Hal', 'moderator');
  await using context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`${desk.origin}/people`);
  await plain.getByRole('combobox', { name: 'Light or dark' }).selectOption('Light');
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain.locator('html')).toHaveAttribute('data-theme', 'light');
  await plain.getByRole('link', { name: /^Keys/ }).click();
  await expect(plain.getByRole('heading', { name: 'Keys', exact: true })).toBeVisible();
  await plain.goto(`${desk.origin}/audit`);
  await plain.getByRole('combobox', { name: 'Kind' }).selectOption('people');
  await plain.getByRole('button', { name: 'Show' }).click();
  await expect(plain).toHaveURL(/kind=person/);
  await plain.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(plain.locator('noscript p')).toBeVisible();
});

for (const [name, size] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a narrow rail', { width: 1024, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`every screen is accessible and fits ${name}, light and dark`, extended, async ({ page }) => {
    await page.setViewportSize(size);
    await desk.enter(page, `Ivy of ${name}`);
    for (const path of ['/', '/people', '/audit', '/nowhere', '/add-key', '/invite', '/sign-in']) {
      if (path === '/sign-in') await page.context().clearCookies();
      await page.goto(desk.origin + path);
      expect(await findViolationsLightAndDark(page), path).toEqual([]);
      expect(await sidewaysOverflow(page), path).toBe(0);
    }
  });
