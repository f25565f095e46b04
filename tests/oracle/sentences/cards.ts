import { answersOf, usableMb, type Answers } from '#tests/oracle/answers.ts';
import { feature, network, staleness, termsOf } from '#tests/oracle/fact-words.ts';
import { lasting } from '#tests/oracle/lasting.ts';
import { rank, type Ranked } from '#tests/oracle/list-order.ts';
import { say, type Shown } from '#tests/oracle/money.ts';
import { plain } from '#tests/oracle/page-text.ts';
import type { Plan } from '#tests/oracle/read-market.ts';
import { afterData, counted, data, limits, purchase, purchaseNote } from '#tests/oracle/words.ts';
import { expectSaid, type Page } from './page.ts';
import { singleInstead } from './single.ts';
import { readTickets, type Ticket } from './tickets.ts';

/** The answers: which plans they are, and what their tickets say of them. */
export function checkCards(page: Page): readonly string[] {
  const { html, place, plans, trip, setting } = page;
  const ranked = rank(plans, trip, setting);
  const right = answersOf(ranked, { countries: [place.code], plans, trip, now: setting.now });
  const tickets = readTickets(html);
  const wrong = Object.entries(right).flatMap(([name, row]: [string, Ranked | undefined]) => {
    const id = tickets.get(name)?.id;
    return id === row?.plan.id ? [] : [`${name}: plan ${id}, but ${row?.plan.id}`];
  });
  const isNearest = right.cheapest === undefined && tickets.has('nearest');
  const others = [...tickets.keys()].filter((name) => !(name in right) && !(name === 'nearest' && isNearest));
  const said = [...tickets].flatMap(([name, ticket]) => {
    const row = ranked.find(({ plan }) => plan.id === ticket.id);
    return row === undefined ? [] : checkTicket(name, ticket, { row, ranked, answers: right, page });
  });
  return [...wrong, ...others.map((name) => `${name}: no such answer`), ...said];
}

interface Answer {
  readonly row: Ranked;
  readonly ranked: readonly Ranked[];
  readonly answers: Answers;
  readonly page: Page;
}

function checkTicket(name: string, ticket: Ticket, answer: Answer): readonly string[] {
  const { row, page } = answer;
  const { trip, setting, place } = page;
  const { plan, cost, listCost, count } = row;
  const words: Readonly<Record<Exclude<keyof Ticket, 'id' | 'lasts'>, string>> = {
    label: sayLabel(name, answer),
    price: cost === null ? '' : amountOf(cost),
    struck: listCost === null ? '' : `At list price: ${amountOf(listCost)}`,
    bought: purchase(row),
    note: purchaseNote(row, trip.days),
    end: afterData(plan, count),
    facts: [feature('Hotspot', plan.hotspot), feature('Phone number', plan.phone), network(plan, place.code)].join(
      ' · ',
    ),
    warning: staleness(plan, setting.now) ?? '',
    notes: sayNotes(name, answer),
  };
  const lasts = lasting(row, trip);
  return [
    ...Object.entries(words).flatMap(([part, right]) => expectSaid(`${part} of ${name}`, textOf(ticket, part), right)),
    ...(lasts === null ? [] : expectSaid(`how long ${name} lasts`, ticket.lasts, lasts)),
  ];
}

function textOf(ticket: Ticket, part: string): string | undefined {
  return Object.entries(ticket).find(([name]) => name === part)?.[1];
}

/** Tickets mark no estimates. */
function amountOf(cost: Shown): string {
  return plain(say({ ...cost, isEstimate: false }));
}

/** `Fewest worries: keeps going, all terms stated` */
function sayLabel(name: string, { row, answers, page: { trip } }: Answer): string {
  const labels: Readonly<Record<string, string>> = {
    cheapest: `Lowest price for ${counted(trip.days, 'day')}${trip.mb === null ? ', unlimited data' : ` and ${data(trip.mb)}`}`,
    fewestWorries: `Fewest worries: ${keepsGoing(row.plan) ? 'keeps going' : 'full speed'}, all terms stated`,
    bestValue: `Best value: ${sayMore(row, answers.cheapest, trip) ?? 'lowest price per GB'}`,
    nearest: 'Closest match',
  };
  return labels[name] ?? '';
}

/** At a speed that is stated, after its data or throughout. */
function keepsGoing({ kind, mb, reducedKbps, limitKbps, afterEnd }: Plan): boolean {
  if (reducedKbps !== null) return reducedKbps > 0;
  return afterEnd !== 'payg' && kind === 'unlimited' && mb === null && limitKbps !== null;
}

/** What it has more than the cheapest, and for how much; null: not to be said in one figure. */
function sayMore(row: Ranked, first: Ranked | undefined, trip: Page['trip']): string | null {
  const [own, other] = [usableMb(row, trip), first === undefined ? null : usableMb(first, trip)];
  if (own === null || other === null || own <= other || !row.cost || !first?.cost) return null;
  if (row.cost.units <= first.cost.units) return null;
  const isEstimate = row.cost.isEstimate || first.cost.isEstimate;
  const more = plain(say({ ...row.cost, units: row.cost.units - first.cost.units, isEstimate }));
  // As near to twice as a twentieth.
  const isTwice = own * 100 >= other * 195 && own * 100 <= other * 205;
  return `${isTwice ? 'twice the data' : `${data(own - other)} more`} for ${more} more`;
}

/** What the price depends on, and a single plan instead of several. */
function sayNotes(name: string, { row: { plan, hasPromo }, ranked, answers, page: { setting } }: Answer): string {
  const conditions = [
    ...(plan.kind === 'unlimited' || plan.limitKbps === null ? [] : limits(plan)),
    ...termsOf(plan),
    ...(hasPromo ? [plan.promo?.code ? `Promo code ${plan.promo.code}` : 'Promo price'] : []),
  ];
  const single = name === 'cheapest' ? singleInstead(ranked, answers.cheapest, setting) : null;
  return [conditions.join(' · '), single].filter(Boolean).join(' ');
}
