import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { createMemoryContext, makePlan, makeProvider, moneyOf } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import type { ShellData } from '#web/shared/definition/shell-data.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { Comparison } from './later.tsx';
import { loadCompare } from './load.ts';

const plans = [
  makePlan(1, { provider: makeProvider('tanuki'), price: moneyOf('8.00'), topUp: true }),
  makePlan(2, { provider: makeProvider('kitsune'), price: moneyOf('6.00'), url: null }),
  makePlan(3, { price: moneyOf('5.00', 'EUR'), dataKind: 'payg', dataMb: null }),
  makePlan(5, { subscription: true, ads: true }),
  makePlan(6, { subscription: false, ads: false }),
  makePlan(7, { price: moneyOf('5.00'), dataKind: 'daily', dataMb: 500, reducedSpeedKbps: 1024 }),
  makePlan(4, { isWithdrawn: true, name: 'Old one', price: moneyOf('3.00') }),
];

async function render(search: string, locale: Locale = 'en', facts: Partial<ShellData> = {}): Promise<string> {
  const request = makePageRequest({ parameters: {}, search, locale });
  const { data } = expectPage(await loadCompare(request, createMemoryContext({ plans })));
  return renderOnPage(<Comparison {...data} />, { locale, ...facts });
}

const rowOf = (html: string, name: string): string =>
  html.split('<tr').find((row) => row.includes(`<th scope="row"`) && row.includes(`<span>${name}`)) ?? '';

describe('Comparison', () => {
  it('heads each column with its cost, and marks the best in words, not by colour alone', async () => {
    const head = (await render('?plans=1,2')).split('<tbody')[0] ?? '';
    expect(head).toMatch(/\$8\.00.*best: <\/span>.*\$6\.00/s);
    expect(head.match(/>best: </g)).toHaveLength(1);
  });

  it('marks a plan that slows down but serves the trip where it costs the least, as the list does', async () => {
    expect((await render('?plans=2,7')).split('<tbody')[0]).toMatch(/\$6\.00.*best: <\/span>.*\$5\.00/s);
  });

  it('puts what differs first, and what is the same for all last', async () => {
    const html = await render('?plans=1,2');
    const [differing = '', same = ''] = html.split('<tbody data-same="">');
    expect(differing).toContain('<span>Top-up</span>');
    expect(same).toContain(messagesFor('en').compare.rows.groupSame);
    expect(same).toContain('<span>Validity</span>');
  });

  it('names what no plan states in one row', async () => {
    const [, same = ''] = (await render('?plans=1,2')).split('<tbody data-same="">');
    const [rows = '', unstated = ''] = same.split('<th scope="row">Not stated</th>');
    expect(unstated).toContain('Refund');
    expect(rows).not.toContain('<span>Refund');
  });

  it('leads to the steps of each plan in words that say so, with the seller for screen readers', async () => {
    const { compare, plan } = messagesFor('ja');
    const row = rowOf(await render('?plans=1,2', 'ja'), plan.detail.steps);
    expect(
      row.match(new RegExp(`rel="nofollow">${compare.rows.steps}<span[^>]*> (?:tanuki|kitsune)`, 'g')),
    ).toHaveLength(2);
  });

  it('marks no best price of one plan, which need not last the trip', async () => {
    expect(rowOf(await render('?plans=1,2'), 'One plan')).not.toContain('>best: <');
  });

  it('compares nothing where one plan is chosen: it shows the plan and the way to others', async () => {
    const html = await render('?plans=1');
    expect(html).not.toContain('<table');
    expect(html).toContain('$8.00');
    expect(html).toContain('href="/japan"');
    const rivals = html.split('<form').at(-1) ?? '';
    expect(rivals).toContain('name="plans" value="1"');
    expect(rivals.match(/type="checkbox"/g)).toHaveLength(2);
    expect(rivals).toContain('value="2"');
  });

  it('says what a tick does where nothing is ticked, and the way to a destination', async () => {
    const html = await render('');
    expect(html).toContain(messagesFor('en').compare.empty.heading);
    expect(html).toContain('href="/region"');
  });

  it('shows what is not stated as not stated', async () => {
    const html = await render('?plans=1,2');
    expect(rowOf(html, 'Top-up')).toMatch(/Available.*Not stated/);
    expect(await render('?plans=3')).toContain('Unknown');
  });

  it('says what a plan is sold with: beside the way to its seller where that states it, in the rows always', async () => {
    const html = await render('?plans=5,6,1');
    const heads = html.split('<tbody')[1]?.split('</tr>')[0]?.split('<td') ?? [];
    expect(heads.map((head) => /Renews every 30.days until you cancel.{1,3}with ads/.test(head))).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(rowOf(html, 'Subscription')).toMatch(/Yes.*No.*Not stated/);
    expect(rowOf(html, 'Ads')).toMatch(/Yes.*No.*Not stated/);
  });

  it('labels the way to a seller, and says where there is none', async () => {
    const html = await render('?plans=1,2');
    expect(html).toContain('href="/go/1" target="_blank" rel="nofollow noopener"');
    expect(html).not.toMatch(/sponsored|paid link|marked as paid/i);
    const paid = await render('?plans=1,2', 'en', {
      sellerLinks: { paid: ['tanuki', 'kitsune'], always: ['kitsune'] },
    });
    expect(paid).toContain('href="/go/1" target="_blank" rel="sponsored nofollow noopener"');
    expect(paid).toContain('href="/go/2" target="_blank" rel="sponsored nofollow noopener"');
    expect(paid.match(/<small>Affiliate link</g)).toHaveLength(2);
    expect(paid).toContain(messagesFor('en').plan.notes.sponsored);
    expect(html).not.toContain('/go/2');
    expect(html).toContain(messagesFor('en').trip.picks.noLink);
  });

  it('says of a withdrawn plan that it is gone, and never offers it', async () => {
    const html = await render('?plans=1,4');
    expect(html).toMatch(/tanuki-sim, Old one: no longer sold\..*was \$3\.00/);
    expect(html).not.toContain('/go/4');
  });

  it.each(locales)('answers what it cannot read in %s and shows the rest', async (locale) => {
    const html = await render('?plans=1,<b>,999,2,3,4,5', locale);
    const { notices } = messagesFor(locale).compare;
    expect(html).toContain(notices.unknown({ ids: '999' }));
    expect(html).toContain(notices.unread({ words: '&lt;b&gt;' }));
    expect(html).toContain(notices.replace({ id: 4 }));
    expect(html.match(/scope="col"/g)).toHaveLength(3);
  });

  it('takes a plan out by a link that needs no script, and keeps the trip of the address', async () => {
    const html = await render('?plans=1,2&days=3&gb=1');
    expect(html).toContain('href="/compare?only=2&amp;days=3&amp;gb=1"');
    expect(html).toContain('<input type="hidden" name="plans" value="1,2"/>');
  });
});
