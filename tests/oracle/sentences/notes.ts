import { plain, section, texts } from '#tests/oracle/page-text.ts';
import { counted } from '#tests/oracle/words.ts';
import { convertedFrom } from './converted-from.ts';
import { rateDays } from './counts.ts';
import { expectSaid, type Page } from './page.ts';

/** What stands around the list: how many sellers, the legend, the plans of each seller. */
export function checkNotes(page: Page): readonly string[] {
  const { html, plans } = page;
  const days = rateDays(plans, page.setting);
  const estimate = days.length > 1 ? `exchange rates of ${days.join(' to ')}` : `the exchange rate of ${days.join()}`;
  const right = [
    ...(days.length === 0 ? [] : [`≈ marks an estimate: the provider’s price, converted at ${estimate}.`]),
    '1 GB is 1000 MB.',
  ];
  const notes = texts(/<div class="_notes_[^"]*">(.*?)<\/div>/s.exec(html)?.[1] ?? '', 'p').filter(
    // `checkCounts` looks at its instant.
    (text) => !text.startsWith('Latest price check'),
  );
  return [...expectSaid('notes', notes.join(' '), right.join(' ')), ...checkHeadline(page), ...checkSellers(page)];
}

/** Each provider keeps a plan when others of it are folded. */
function checkHeadline({ html, plans, setting }: Page): readonly string[] {
  const listed = plans.filter(({ renews }) => renews !== true);
  const sellers = new Set(listed.map(({ provider }) => provider.slug)).size;
  const source = convertedFrom(plans, setting);
  const said = plain(/<span role="status"[^>]*>(.*?)<\/span>/s.exec(section(html, 'plans'))?.[1] ?? '');
  const each = source === null ? `one plan${sellers === 1 ? '' : ' each'}` : `converted from ${source}`;
  return expectSaid('headline', said, `${counted(sellers, 'seller')}, ${each}`);
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
