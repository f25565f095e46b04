import { readFileSync } from 'node:fs';
import { costTrip } from '#tests/oracle/trip-cost.ts';
import { say } from '#tests/oracle/money.ts';
import { plain, section } from '#tests/oracle/page-text.ts';
import { bought, counted } from '#tests/oracle/words.ts';
import type { Page } from './page.ts';

const names = new Map(
  (
    JSON.parse(readFileSync('data/countries.json', 'utf8')) as {
      readonly code: string;
      readonly name: { readonly en: string };
    }[]
  ).map(({ code, name }) => [name.en, code]),
);

/** The regional plans: how many countries, which neighbours, and for how much. */
export function checkRegional({ html, place, plans, trip, setting }: Page): readonly string[] {
  const items = section(html, 'regional').split('<li>').slice(1);
  return items.flatMap((item) => {
    const id = Number(/href="\/go\/(\d+)"/.exec(item)?.[1]);
    const plan = plans.find((each) => each.id === id);
    if (plan === undefined) return [`regional: no plan ${id}`];
    const said = plain(item);
    const covers = codesIn(/Neighbours covered: ([^<]*)/.exec(item)?.[1]);
    const missing = codesIn(/Not covered: ([^<]*)/.exec(item)?.[1]);
    const { fit, purchases, cost, one } = costTrip(plan, trip, setting);
    const price = fit === 'short' ? one : cost;
    const basis = fit === 'short' ? 'Not for this trip' : bought(plan, purchases).join(' · ');
    return [
      ...(plan.scope === 'local' ? [`regional: plan ${id} is local`] : []),
      ...(said.includes(counted(plan.countries.length, 'country', 'countries'))
        ? []
        : [`regional: countries of plan ${id}`]),
      ...(covers.every((code) => plan.countries.includes(code))
        ? []
        : [`regional: plan ${id} does not cover all of ${covers}`]),
      ...(missing.every((code) => !plan.countries.includes(code))
        ? []
        : [`regional: plan ${id} covers some of ${missing}`]),
      ...(covers.includes(place.code) ? [`regional: ${place.name} as its own neighbour`] : []),
      ...(price !== null && said.includes(`${plain(say(price))} ${basis}`)
        ? []
        : [`regional: plan ${id}, ${said}, but ${price && say(price)} ${basis}`]),
    ];
  });
}

/** Of `China, Hong Kong, and 3 more`; names that are not known are reported as themselves. */
function codesIn(text = ''): readonly string[] {
  const words = plain(text).replace(/,? and (?=[^,]*$)/, ', ');
  return words.split(', ').flatMap((name) => (name === '' || /^\d+ more$/.test(name) ? [] : (names.get(name) ?? name)));
}
