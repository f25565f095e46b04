import {
  answer,
  arrivals,
  bodies,
  errors,
  location,
  searches,
  untilIdle,
  untilVisited,
  views,
  watchCalls,
} from './visitor-calls.ts';
import { field, options, quietPage } from './search-parts.ts';
import { expect, open, test, untilLive } from './visitor.ts';

test.describe('an arrival', () => {
  test.use({ hasHiddenBanner: false });

  test('is reported once a session, with its campaign and the site it came from', async ({ page }) => {
    await answer(page, location, { json: { result: false } });
    const calls = watchCalls(page);
    const visited = untilVisited(page);
    const counted = page.waitForResponse(`**${arrivals}?*`);
    await page.goto(
      '/about?utm_source=mail&utm_medium=email&utm_campaign=spring&utm_term=esim&utm_content=top&page=2',
      {
        referer: 'http://blog.example/post?reader=7',
        waitUntil: 'domcontentloaded',
      },
    );
    const stored = await counted;
    await visited;
    expect([stored.status(), stored.headers()['set-cookie']]).toEqual([204, undefined]);
    expect(new URL(stored.url()).search).toBe('?locale=en');
    expect(bodies(calls(arrivals))).toEqual([
      {
        utm_source: 'mail',
        utm_medium: 'email',
        utm_campaign: 'spring',
        utm_term: 'esim',
        utm_content: 'top',
        referrer: 'http://blog.example/',
      },
    ]);

    await test.step('and not again on the next pages', async () => {
      const asked = untilVisited(page);
      await open(page, '/about?utm_source=other');
      await asked;
      expect(calls(arrivals)).toHaveLength(1);
    });
  });

  test('without a campaign or another site is not reported, and leaves the session open', async ({ page }) => {
    await answer(page, location, { json: { result: false } });
    const calls = watchCalls(page);
    const asked = untilVisited(page);
    await open(page, '/about?days=9');
    await asked;
    const askedAgain = untilVisited(page);
    // Another language is a new document.
    await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click();
    await askedAgain;
    expect(await page.evaluate(() => document.referrer)).toContain('/about');
    expect(calls(arrivals)).toEqual([]);
    const reported = page.waitForRequest(`**${arrivals}?*`);
    await open(page, '/ja/about?utm_source=mail');
    expect(new URL((await reported).url()).search).toBe('?locale=ja');
  });

  test.describe('that cannot be reported', () => {
    test.use({ tolerated: /^The arrival was not counted: |status of 503/ });

    test('is logged and not tried again', async ({ page }) => {
      await answer(page, location, { json: { result: false } });
      await answer(page, arrivals, { status: 503 });
      const calls = watchCalls(page);
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('The arrival was not counted'),
      );
      const visited = untilVisited(page);
      await open(page, '/about?utm_source=mail');
      await Promise.all([logged, visited]);
      const asked = untilVisited(page);
      await page.reload();
      await asked;
      expect(calls(arrivals)).toHaveLength(1);
    });
  });
});

test('a page counts once it is shown, not when it is fetched ahead or gone back to', async ({ page }) => {
  const calls = watchCalls(page);
  const first = page.waitForResponse(`**${views}?*`);
  await open(page, '/about?days=9');
  expect((await first).status()).toBe(204);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  const ahead = page.waitForResponse('**/privacy/_payload.json');
  // Navigation is loaded with the first interaction, and fetches the page of a link that is pointed at.
  await page.mouse.move(1, 1);
  await link.hover();
  await ahead;
  expect(bodies(calls(views))).toEqual([{ path: '/about' }]);
  const second = page.waitForResponse(`**${views}?*`);
  await link.click();
  await second;
  await page.goBack();
  await page.waitForURL('**/about?days=9');
  await untilIdle(page);
  expect(bodies(calls(views))).toEqual([{ path: '/about' }, { path: '/privacy' }]);
});

test('a search that finds nothing is reported once, and nothing that is no name', async ({ page }) => {
  await page.clock.install();
  const calls = watchCalls(page);
  await open(page, quietPage);
  await page.keyboard.press('/');
  await expect(options(page).first()).toBeVisible();
  const pause = async (typed: string): Promise<void> => {
    await field(page).fill(typed);
    await expect(options(page)).toHaveCount(0);
    // The pause after which a visitor has stopped typing.
    await page.clock.fastForward(1_000);
  };
  await pause('ann@example.org');
  const reported = page.waitForResponse(`**${searches}?*`);
  await pause('Xyzzyland');
  expect((await reported).status()).toBe(204);
  await pause('xyzzyland');
  expect(bodies(calls(searches))).toEqual([{ query: 'xyzzyland' }]);
});

test.describe('an error', () => {
  test.use({ tolerated: /is broken|Minified React error|^An error was not reported|status of 503/ });

  test('of a script is reported with its place, each once and ten at most', async ({ page }) => {
    await answer(page, errors, { status: 204 });
    // A file of the site's own, so that the error has a place in it.
    await page.route('**/assets/broken.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `for (let i = 0; i < 15; i += 1) setTimeout(() => { throw new Error(i % 5 === 0 ? 'it is broken' : 'it is broken ' + i) });`,
      }),
    );
    const calls = watchCalls(page);
    await open(page, '/about?days=9&name=ann');
    await page.evaluate(() => void Promise.reject(new Error('the promise to ann@mail.example is broken')));
    await expect.poll(() => calls(errors).length).toBe(1);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/assets/broken.js';
      document.body.append(script);
    });
    await expect.poll(() => calls(errors).length).toBe(10);
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('and still it is broken');
      }),
    );
    await untilIdle(page);
    const sent = bodies(calls(errors)) as { message: string }[];
    expect(new Set(sent.map(({ message }) => message)).size).toBe(10);
    expect(sent).toContainEqual({
      statusCode: 500,
      message: expect.stringMatching(/^Error: it is broken \(\/assets\/broken\.js:1:\d+\)$/),
      url: '/about?days&name',
    });
    expect(sent[0]?.message).toMatch(/^Error: the promise to \(address\) is broken/);
  });

  test('of React is reported with the component that it comes from', async ({ page }) => {
    // The server's text differs from the browser's own validation message.
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/<h1([^>]*)>/, '<h1$1>Not ') });
    });
    const reported = page.waitForResponse(`**${errors}?*`);
    await open(page, '/about');
    const stored = await reported;
    expect(stored.status()).toBe(204);
    expect(stored.request().postDataJSON()).toEqual({
      statusCode: 500,
      message: expect.stringMatching(/Minified React error #\d+.* \(\/assets\/(?!react)[\w-]+\.js:\d+:\d+\)$/),
      url: '/about',
    });
  });

  test('that cannot be reported is logged and left at that', async ({ page }) => {
    await answer(page, errors, { status: 503 });
    const calls = watchCalls(page);
    await open(page, '/about');
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('An error was not reported'));
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('it is broken');
      }),
    );
    await logged;
    await untilIdle(page);
    expect(calls(errors)).toHaveLength(1);
  });

  test('that a page has none of costs nothing', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await open(page, '/about');
    await untilIdle(page);
    expect(calls.filter((url) => /report-errors|api-fetch|privacy-banner|\/api\/(?!events\/view)/.test(url))).toEqual(
      [],
    );
  });
});

test.describe('a list that fails', () => {
  test.use({ tolerated: /status of 503/ });

  test('for a passing reason is asked for once more, with the language', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/api/currencies?*', async (route) => {
      asked.push(new URL(route.request().url()).search);
      if (asked.length === 1) await route.fulfill({ status: 503, json: {} });
      else await route.fallback();
    });
    await open(page, '/fr/about');
    await page.getByRole('banner').locator('button[popovertarget=currency-panel]').filter({ visible: true }).click();
    await expect(page.getByRole('dialog').or(page.locator('#currency-panel')).getByText('CHF').first()).toBeVisible();
    expect(asked).toEqual(['?locale=fr', '?locale=fr']);
  });
});

test('a page that is still loading is taken over before anything is asked', async ({ page }) => {
  const reported = page.waitForRequest(`**${arrivals}?*`);
  // At the exact moment of the request: polling may be too late.
  await page.addInitScript((path) => {
    const original = globalThis.fetch;
    globalThis.fetch = (input, options) => {
      const first = document.querySelector('#root > *');
      const isLive = first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
      if (String(input).startsWith(path)) Reflect.set(globalThis, 'wasTakenOver', isLive);
      return original(input, options);
    };
  }, arrivals);
  await page.goto('/about?utm_source=mail', { waitUntil: 'domcontentloaded' });
  await untilLive(page);
  await reported;
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasTakenOver') as unknown)).toBe(true);
});
