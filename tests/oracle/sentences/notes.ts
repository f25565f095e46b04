import { plain, section, texts } from '#tests/oracle/page-text.ts';
import { counted, number } from '#tests/oracle/words.ts';
import { rateDays } from './counts.ts';
import { expectSaid, type Page } from './page.ts';

/** What stands around the list: how many plans and providers, the legend, the sellers. */
export function checkNotes(page: Page): readonly string[] {
  const { html, plans } = page;
  const days = rateDays(plans, page.setting);
  const estimate = days.length > 1 ? `exchange rates of ${days.join(' to ')}` : `the exchange rate of ${days.join()}`;
  const right = [
    ...(days.length === 0 ? [] : [`≈ marks an estimate: the provider’s price, converted at ${estimate}.`]),
    '1 GB is 1000 MB.',
  ];
  const notes = texts(/<div class="_notes_[^"]*">(.*?)<\/div>/s.exec(html)?.[1] ?? '', 'p');
  return [...expectSaid('notes', notes.join(' '), right.join(' ')), ...checkHeadline(page), ...checkSellers(page)];
}

function checkHeadline({ html, plans }: Page): readonly string[] {
  const folded = Number(/([\d,]+) plans? (?:is|are) hidden/.exec(plain(html))?.[1]?.replaceAll(',', '') ?? 0);
  const sellers = counted(new Set(plans.map(({ provider }) => provider.slug)).size, 'provider');
  const listed = plans.filter(({ renews }) => renews !== true).length - folded;
  const all = counted(plans.length, 'plan');
  const said = texts(section(html, 'plans'), 'span').find((text) => text.includes('provider'));
  // Each provider keeps a plan when others of it are folded.
  return expectSaid('headline', said, `${sellers} · ${listed === plans.length ? all : `${number(listed)} of ${all}`}`);
}

function checkSellers({ html, plans }: Page): readonly string[] {
  const counts = Map.groupBy(plans, ({ provider }) => provider.slug);
  const items = section(html, 'providers').split('<li>').slice(1);
  const shown = items.map((item) => {
    const slug = /<a href="\/[^/]+\/([^"]+)"/.exec(item)?.[1] ?? '';
    const said = /([\d,]+ plans?)/.exec(plain(item))?.[1];
    return expectSaid(`plans of ${slug}`, said, counted(counts.get(slug)?.length ?? 0, 'plan'));
  });
  return [...shown.flat(), ...(items.length === counts.size ? [] : [`sellers: ${items.length}, but ${counts.size}`])];
}
