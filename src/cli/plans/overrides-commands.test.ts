import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { makePlan, makeProvider } from '#tests/support/plan-factory.ts';

const today = new Date('2026-08-20T08:00:00Z');
const dataDir = makeFolder();

const run = async (...words: readonly string[]) =>
  runCommandLine(words, { DATA_DIR: dataDir }, today, { locate: (path) => join(dataDir, path) });

beforeAll(async () => {
  await using rooms = await openTestContext({ databaseUrl: '', dataDir, now: () => today });
  const provider = makeProvider({ slug: 'nori' as ProviderSlug, name: 'Nori', url: 'https://nori.example/' });
  const plans = ['a', 'b'].map((externalId) => ({
    provider,
    plan: makePlan({ externalId, name: `Plan ${externalId}` }),
  }));
  await rooms.writer.apply(plans, { source: 'test', now: today, dryRun: false, withdrawMissing: true });
  const click = { planId: 1, destination: 'JP' as CountryCode };
  for (const at of [today, today, new Date('2026-08-19T08:00:00Z')]) await rooms.context.visitors.countClick(click, at);
  await rooms.context.visitors.countClick({ planId: 2, destination: null }, today);
  const { visitors } = rooms.context;
  for (const page of ['home', 'destination', 'destination'])
    visitors.countView({ page, destination: page === 'home' ? null : click.destination }, today);
  for (const query of ['atlantis', 'atlantis', 'atlantis', 'ann']) await visitors.countMissedSearch(query, today);
  const picture = sharp({ create: { width: 30, height: 10, channels: 3, background: 'red' } });
  writeFileSync(join(dataDir, 'logo.webp'), await picture.webp().toBuffer());
  writeFileSync(join(dataDir, 'note.txt'), 'no picture');
});

describe('roamchart providers', () => {
  it('lists them with what their feeds say', async () => {
    expect((await run('providers')).out).toBe(
      'nori: Nori, 2 plans\n  feeds: Nori, https://nori.example/\n  overrides: none\n',
    );
  });

  it('takes over what is said, names the host of links, and gives it back', async () => {
    const facts = ['--name', 'Nori Mobile', '--legal-name', 'Nori KK', '--seat', 'Tokyo', '--payment', 'card,paypal'];
    const contacts = ['--support', 'help@nori.example,+81 3 1234 5678', '--logo', 'logo.webp', '--paid-links', 'no'];
    const rules = ['--refund-rule', 'Within 30 days if unused', '--refund-rule-ja', '未使用なら30日以内'];
    const after = ['--apn-android', 'globaldata', '--roaming', 'yes', '--top-up-within-days', '30'];
    const link = ['--link', 'https://go.example/?to={url}&sub={sub}'];
    const said = await run('providers', 'set', 'nori', ...facts, ...contacts, ...rules, ...after, ...link);
    expect(said).toEqual({
      status: 0,
      err: '',
      out: [
        'Links to its plans now lead to go.example.',
        'nori:',
        '  name: Nori Mobile',
        '  logo: stored',
        '  legal name: Nori KK',
        '  seat: Tokyo',
        '  support: help@nori.example, +81 3 1234 5678',
        '  payment: card, paypal',
        '  refund rule (en): Within 30 days if unused',
        '  refund rule (ja): 未使用なら30日以内',
        '  apn android: globaldata',
        '  roaming: yes',
        '  top up within days: 30',
        '  links: lead to go.example: https://go.example/?to={url}&sub={sub}',
        '  paid links: no',
        '',
      ].join('\n'),
    });
    const shown = JSON.parse((await run('providers', 'show', 'nori', '--json')).out) as object;
    expect(shown).toMatchObject({ name: 'Nori Mobile', statedName: 'Nori', hasLogo: true });
    expect((await run('providers', 'set', 'nori', '--seat', 'Osaka')).out).toContain('  seat: Osaka\n');
    const all = ['name', 'logo', 'legal-name', 'seat', 'support', 'payment', 'refund-rule'];
    all.push('after-purchase', 'link', 'paid-links');
    expect((await run('providers', 'clear', 'nori', ...all)).out).toBe('nori:\n  overrides: none\n');
  });

  it('hides and shows a provider', async () => {
    expect((await run('providers', 'hide', 'nori')).out).toContain('hidden: yes');
    expect((await run('providers')).out).toContain('nori: Nori, 0 plans\n');
    await run('providers', 'unhide', 'nori');
    expect((await run('providers')).out).toContain('nori: Nori, 2 plans\n');
  });

  it.each([
    [['set', 'nobody', '--name', 'X'], 1, 'No provider is called "nobody"'],
    [['set', 'nori', '--logo', 'note.txt'], 1, 'not a readable image'],
    [['set', 'nori', '--logo', 'missing.png'], 1, 'cannot be read'],
    [['set', 'nori', '--link', 'http://go.example'], 2, 'is not an https address'],
    [['set', 'nori', '--link', 'https://go.example/{price}'], 2, '"{price}" is not one of'],
    [['set', 'nori', '--homepage', 'nori.example'], 2, 'an https address'],
    [['set', 'nori', '--payment', 'beads'], 2, '"beads" is not known'],
    [['set', 'nori', '--apn-ios', 'a b'], 2, 'or say automatic'],
    [['set', 'nori', '--reinstall', 'maybe'], 2, 'Say yes or no'],
    [['set', 'nori', '--install-within-days', 'soon'], 2, 'whole days'],
    [['set', 'nori', '--paid-links', 'maybe'], 2, 'yes or no'],
    [['clear', 'nori', 'hat'], 1, '"hat" cannot be cleared'],
  ])('refuses %o', async (words, status, reason) => {
    const refused = await run('providers', ...words);
    expect(refused.status).toBe(status);
    expect(refused.err).toContain(reason);
  });
});

describe('roamchart plans', () => {
  it('says in a sentence what a price lacks', async () => {
    const { status, err } = await run(
      'plans',
      'pin',
      '1',
      '--price',
      '4.99',
      '--reason',
      'seen',
      '--until',
      '2026-08-31',
    );
    expect([status, err]).toEqual([2, expect.stringContaining('is invalid. A price is an amount and a currency')]);
  });

  it('hides a plan and pins a price, lists both, and takes them back', async () => {
    expect((await run('plans')).out).toBe('No plan is hidden or corrected and no price is pinned.\n');
    expect((await run('plans', 'hide', '2', '--reason', 'a trick')).out).toBe(
      '2: nori "b", Plan b\n  hidden: a trick\n  price: 4.50 USD\n',
    );
    const pin = ['plans', 'pin', '1', '--price', '4.99 USD', '--reason', 'seen in the shop', '--until', '2026-08-31'];
    expect((await run(...pin)).out).toBe(
      '1: nori "a", Plan a\n  price pinned: 4.99 USD until 2026-08-31: seen in the shop\n  price in its feed: 4.50 USD\n',
    );
    expect((await run('plans')).out).toMatch(/^1: .*\n {2}price pinned[^]*2: [^]*hidden: a trick/);
    expect((await run('plans', 'unpin', '--ended')).out).toBe('Took back what had ended of 0 plans.\n');
    expect((await run('plans', 'unpin', '1')).out).toContain('  price: 4.50 USD\n');
    expect((await run('plans', 'unhide', '2')).status).toBe(0);
    expect((await run('plans')).out).toContain('No plan is hidden');
  });

  it.each([
    ['76.50 USD', '17 times above'],
    ['0.45 USD', '10 times below'],
    ['450.00 EUR', 'times above'],
  ])('asks about a price of %s beside 4.50 USD', async (price, words) => {
    const pin = ['plans', 'pin', '1', '--price', price, '--reason', 'seen', '--until', '2026-08-31'];
    const { status, err } = await run(...pin);
    expect([status, err]).toEqual([1, expect.stringMatching(`Is that price right\\? .*${words} .*4\\.50 USD.*--sure`)]);
    expect((await run('plans')).out).toContain('No plan is hidden');
    expect((await run(...pin, '--sure')).out).toContain(`price pinned: ${price} until 2026-08-31`);
    await run('plans', 'unpin', '1');
  });

  it('corrects facts, lists them and takes them back', async () => {
    const facts = ['--data', '5 GB', '--days', '30', '--hotspot', 'yes'];
    expect((await run('plans', 'correct', '1', ...facts, '--reason', 'asked', '--until', '2026-08-31')).out).toBe(
      '1: nori "a", Plan a\n  corrected: 5 GB, 30 days, hotspot yes until 2026-08-31: asked\n  price: 4.50 USD\n',
    );
    const replaced = await run('plans', 'correct', '1', '--days', 'never', '--reason', 'asked again');
    expect(replaced.out).toContain('  corrected: No expiry: asked again\n');
    expect((await run('plans')).out).toBe(replaced.out);
    expect(JSON.parse((await run('plans', 'list', '--json')).out)).toMatchObject([
      { id: 1, correction: { facts: { validityDays: null }, reason: 'asked again', endsAt: null } },
    ]);
    const networks = ['--network', 'NTT Docomo 5G, KDDI 3G/4G, Rakuten', '--at', 'japan'];
    expect((await run('plans', 'correct', '1', ...networks, '--reason', 'asked')).out).toContain(
      '  corrected: networks NTT Docomo 5G and KDDI 4G and Rakuten in Japan: asked\n',
    );
    expect((await run('plans', 'why', '1', '--at', 'japan')).out).toContain('You correct it: networks NTT Docomo 5G');
    expect((await run('plans', 'uncorrect', '1')).out).toBe('1: nori "a", Plan a\n  price: 4.50 USD\n');
    expect((await run('plans')).out).toContain('No plan is hidden');
  });

  it.each([
    [['correct', '1', '--reason', 'x'], 1, 'Say what is right with --data, --days, --hotspot or --network.'],
    [['correct', '1', '--network', 'KDDI, ', '--reason', 'x'], 2, 'names with generations'],
    [['correct', '1', '--days', '3', '--at', 'japan', '--reason', 'x'], 2, '--at needs --network'],
    [['correct', '1', '--network', 'KDDI', '--at', 'france', '--reason', 'x'], 1, 'does not work there'],
    [['correct', '1', '--data', '5'], 2, 'not an amount of data'],
    [['correct', '1', '--hotspot', 'maybe', '--reason', 'x'], 2, 'yes or no'],
    [['correct', '1', '--days', '0', '--reason', 'x'], 2, 'out of range'],
    [['correct', '9', '--days', '3', '--reason', 'x'], 1, 'There is no plan 9'],
    [['correct', '1', '--days', '3', '--reason', 'x', '--until', '2026-08-19'], 1, 'is over'],
    [['uncorrect', '1'], 1, 'not corrected'],
    [['hide', '9', '--reason', 'x'], 1, 'There is no plan 9'],
    [['hide', '1'], 2, '--reason'],
    [['unhide', '1'], 1, 'not hidden'],
    [['pin', '1', '--price', '4.99', '--reason', 'x', '--until', '2026-08-31'], 2, 'an amount and a currency'],
    [['pin', '1', '--price', '4.99 USD', '--reason', 'x', '--until', '2026-08-19'], 1, 'is over'],
    [['unpin', '1'], 1, 'not pinned'],
    [['unpin'], 2, 'Name a plan or use --ended'],
  ])('refuses %o', async (words, status, reason) => {
    const refused = await run('plans', ...words);
    expect([refused.status, refused.err]).toEqual([status, expect.stringContaining(reason)]);
  });
});

describe('roamchart plans why', () => {
  it('says what is stated, what lies over it, what comes out, and why it stands there in the words of the page', async () => {
    await run('plans', 'correct', '1', '--data', '5 GB', '--reason', 'asked');
    expect((await run('plans', 'why', '1', '--at', 'japan')).out).toBe(
      [
        '1: nori "a", Plan a',
        '',
        'What feeds state:',
        '  Last: test at 2026-08-20 08:00 UTC, confirmed 2026-08-20 08:00 UTC',
        '    4.50 USD, 1 GB, 7 days, hotspot not stated',
        '',
        'What lies over it:',
        '  You correct it: 5 GB: asked',
        '',
        'What visitors see:',
        '  4.50 USD, 5 GB, 7 days, hotspot not stated',
        '',
        'In the list of /japan, 7 days, 5 GB:',
        '  Trip $4.50',
        '  One plan covers the whole trip at full speed.',
        '  Ranked 1 of 1 (sorted by: Whole trip).',
        '',
      ].join('\n'),
    );
  });

  it('says it of another trip, of another place, and of a plan that nobody sees', async () => {
    const returning = (await run('plans', 'why', '2', '--at', 'JP', '--gb', '2', '--hotspot', '--returning')).out;
    expect(returning).toContain('In the list of /japan, 7 days, 2 GB, hotspot, returning customer:\n  Trip $9.00\n');
    expect(returning).toContain('  2 × $4.50 = $9.00\n');
    expect(returning).toContain('Hidden from the list until a visitor shows hidden plans');
    expect((await run('plans', 'why', '2', '--at', 'region/europe')).out).toContain('  It is not in this list.\n');
    await run('plans', 'hide', '2', '--reason', 'a trick');
    expect((await run('plans', 'why', '2', '--at', 'japan')).out).toMatch(
      /You hide it: a trick\n\nWhat visitors see:\n {2}Nothing: it is hidden[^]*not in this list/,
    );
    await run('plans', 'unhide', '2');
    await run('providers', 'hide', 'nori');
    expect((await run('plans', 'why', '2', '--at', 'japan')).out).toMatch(
      /Of its provider you say: hidden: yes.*\n\nWhat visitors see:\n {2}Nothing: it is hidden/,
    );
    await run('providers', 'unhide', 'nori');
  });

  it('says it as JSON', async () => {
    expect(JSON.parse((await run('plans', 'why', '1', '--at', 'japan', '--json')).out)).toMatchObject({
      stated: [{ run: { source: 'test' }, facts: { dataMb: 1_000 } }],
      effective: { facts: { dataMb: 5_000 }, isShown: true },
      notOffered: null,
      list: { at: 'JP', place: 1, total: 1, words: expect.arrayContaining(['Trip $4.50']) },
    });
    await run('plans', 'uncorrect', '1');
  });

  it.each([
    [['9', '--at', 'japan'], 1, 'There is no plan 9'],
    [['1'], 2, '--at'],
    [['1', '--at', 'atlantis'], 2, 'is no destination'],
    [['1', '--at', 'japan', '--days', '0'], 2, 'not possible'],
    [['1', '--at', 'japan', '--gb', 'much'], 2, 'not possible'],
  ])('refuses %o', async (words, status, reason) => {
    const refused = await run('plans', 'why', ...words);
    expect([refused.status, refused.err]).toEqual([status, expect.stringContaining(reason)]);
  });
});

describe('roamchart clicks', () => {
  it('counts by provider, destination and day', async () => {
    expect((await run('clicks')).out).toBe('     4  nori\n');
    expect((await run('clicks', '--by', 'destination')).out).toBe('     3  JP\n     1  (several countries)\n');
    expect((await run('clicks', '--by', 'day', '--csv')).out).toBe('day,clicks\n2026-08-19,1\n2026-08-20,3\n');
    expect((await run('clicks', '--by', 'day', '--days', '1', '--json')).out).toBe(
      '[{"day":"2026-08-20","clicks":3}]\n',
    );
    expect((await run('clicks', '--by', 'visitor')).status).toBe(2);
    expect((await run('clicks', '--csv', '--json')).status).toBe(2);
  });
});

describe('roamchart views and searches', () => {
  it('count pages by type, destination and day; those of the last seconds are stored when a server ends', async () => {
    expect((await run('views')).out).toBe('     2  destination\n     1  home\n');
    expect((await run('views', '--by', 'destination', '--csv')).out).toBe('destination,views\nJP,2\n');
    expect((await run('views', '--by', 'day', '--json')).out).toBe('[{"day":"2026-08-20","views":3}]\n');
    expect((await run('views', '--by', 'visitor')).status).toBe(2);
  });

  it('show in words what was searched for three times', async () => {
    expect((await run('searches')).out).toBe('     3  atlantis\n     1  (searched for fewer than three times)\n');
    expect((await run('searches', '--by', 'day', '--csv')).out).toBe('day,searches\n2026-08-20,4\n');
  });
});

describe('roamchart providers paid-links', () => {
  it('answers for all of whom nothing is said', async () => {
    await run('providers', 'clear', 'nori', 'paid-links', 'link');
    expect((await run('providers', 'paid-links', 'yes')).out).toBe('The links of 1 provider are paid.\n');
    expect((await run('providers', 'paid-links', 'no')).out).toBe('The links of 0 providers are not paid.\n');
    expect((await run('providers', 'show', 'nori')).out).toMatch(/paid/);
    expect((await run('providers', 'paid-links', 'maybe')).status).toBe(2);
  });
});

describe('roamchart providers merge', () => {
  beforeAll(async () => {
    await using rooms = await openTestContext({ databaseUrl: '', dataDir, now: () => today });
    const slug = 'nori-esim' as ProviderSlug;
    const provider = makeProvider({ slug, name: 'Nori eSIM', url: 'https://nori.example/' });
    const plans = [{ provider, plan: makePlan({ externalId: 'a' }) }];
    await rooms.writer.apply(plans, { source: 'test', now: today, dryRun: false, withdrawMissing: true });
  });

  it('shows a provider under another one, says so wherever it is asked, and splits them', async () => {
    const merged = await run('providers', 'merge', 'nori-esim', '--into', 'nori');
    expect(merged.out).toBe(
      'nori-esim: Nori eSIM, 0 plans\n  feeds: Nori eSIM, https://nori.example/\n  overrides:\n    merged into: nori\n',
    );
    expect((await run('providers', 'show', 'nori')).out).toMatch(
      /^nori: Nori, 3 plans\n[^]*shown with it: nori-esim\n/,
    );
    expect(JSON.parse((await run('providers', 'show', 'nori', '--json')).out)).toMatchObject({
      mergedFrom: ['nori-esim'],
    });
    await run('providers', 'set', 'nori', '--seat', 'Tokyo');
    expect((await run('plans', 'why', '3', '--at', 'japan')).out).toContain(
      '  Of its provider you say: merged into: nori\n  Of nori you say: seat: Tokyo\n',
    );
    await run('providers', 'clear', 'nori', 'seat');
    expect((await run('providers', 'split', 'nori-esim')).out).toContain('nori-esim: Nori eSIM, 1 plan\n');
    expect(await run('providers', 'split', 'nori-esim')).toMatchObject({
      status: 1,
      err: 'nori-esim is not merged.\n',
    });
    expect((await run('providers', 'merge', 'nori', '--into', 'nory')).err).toContain('No provider is called "nory"');
    expect((await run('providers', 'merge', 'nori')).status).toBe(2);
  });
});
