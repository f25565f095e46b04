import { operatorsIn } from '#tests/oracle/facets.ts';
import { plain, questions, section } from '#tests/oracle/page-text.ts';
import type { Plan } from '#tests/oracle/read-market.ts';
import { counted, list, number } from '#tests/oracle/words.ts';
import { expectSaid, type Page } from './page.ts';

interface Named {
  readonly name: string;
  readonly generation: string | null;
  readonly plans: readonly Plan[];
}

/** The question about networks, and their table. */
export function checkNetworks({ html, place, plans }: Page): readonly string[] {
  const named = networksIn(place.code, plans);
  const unnamed = plans.filter(({ networks }) => operatorsIn(networks, place.code).length === 0).length;
  const note = `${counted(unnamed, 'plan doesn’t', 'plans don’t')} name a network.`;
  // Some names take an article and some "on".
  const question = new RegExp(`^Which networks do eSIMs use (?:in|on) (?:the )?${RegExp.escape(place.name)}\\?$`);
  const [, answer] = [...questions(html)].find(([asked]) => question.test(asked)) ?? [];
  const table = section(html, 'networks');
  const rows = [...table.matchAll(/<tr><th scope="row">.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)]
      .slice(0, 4)
      .map(([, cell = '']) => plain(cell))
      .join('|'),
  );
  const right = named.map(({ name, generation, plans: of }) =>
    [
      name,
      generation ?? 'not stated',
      number(of.length),
      number(new Set(of.map(({ provider }) => provider.slug)).size),
    ].join('|'),
  );
  return [
    ...expectSaid('networks', answer, sayNetworks(named)),
    ...expectSaid('network table', rows.join(' / '), right.join(' / ')),
    ...(table === '' || unnamed === 0 || plain(table).includes(note) ? [] : [`networks not named: ${note}`]),
  ];
}

/** The most named first, then by name. */
function networksIn(country: string, plans: readonly Plan[]): readonly Named[] {
  const names = [...new Set(plans.flatMap(({ networks }) => operatorsIn(networks, country)))];
  return names
    .map((name): Named => {
      const of = plans.filter(({ networks }) => operatorsIn(networks, country).includes(name));
      const stated = of.flatMap(({ networks }) =>
        networks.flatMap((each) =>
          each.country === country && each.operator === name && each.generation !== null ? [each.generation] : [],
        ),
      );
      return { name, plans: of, generation: stated.sort().at(-1) ?? null };
    })
    .sort((a, b) => b.plans.length - a.plans.length || (a.name < b.name ? -1 : 1));
}

function sayNetworks(named: readonly Named[]): string {
  const unmeasured = 'We don’t measure coverage or speed ourselves.';
  const most = named[0]?.plans.length ?? 0;
  if (most === 0) return `No provider lists a network for its plans here. ${unmeasured}`;
  const first = named
    .slice(0, 5)
    .map(({ name, generation }) => `${name}${generation === null ? '' : ` (${generation})`}`);
  const tied = named.filter(({ plans }) => plans.length === most).map(({ name }) => name);
  const winner =
    tied.length === 1
      ? `${tied[0]} is listed most often (${counted(most, 'plan')}).`
      : `${list(tied)} are listed most often (${counted(most, 'plan')} each).`;
  return [`Providers list ${list(first)}.`, ...(tied.length > 5 ? [] : [winner]), unmeasured].join(' ');
}
