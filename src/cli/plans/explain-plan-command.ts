import type { Command } from 'commander';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { plainLine } from '#domain/kernel/plain-line.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { nothingRemembered, readListQuery } from '#domain/listing/list-query.ts';
import { defaultCurrency, parseCurrencyCode } from '#domain/money/currencies.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { resolveDestinationPath } from '#domain/place/destination-path.ts';
import { defaultTrip, readTrip, writeTrip } from '#domain/trip/trip.ts';
import { explanationText, placeWords } from './explanation-text.ts';
import { orWrongUse } from '#cli/terminal/or-wrong-use.ts';
import { planNumber } from './plan-argument.ts';
import type { RunOnOverrides } from './run-on-overrides.ts';

interface WhyOptions {
  readonly at: DestinationKey;
  readonly days: string;
  readonly gb: string;
  readonly hotspot?: true;
  readonly returning?: true;
  readonly promo?: true;
  readonly currency: CurrencyCode;
  readonly json?: true;
}

export function addWhy(plans: Command, run: RunOnOverrides): void {
  plans
    .command('why')
    .description('Say what feeds state of a plan, what lies over it, and why it stands where it stands in a list.')
    .argument(...planNumber)
    .requiredOption('--at <place>', 'whose list, such as japan or region/europe', orWrongUse(readPlace))
    .option('--days <number>', 'days of the trip', orWrongUse(readTripPart('days')), '7')
    .option('--gb <number>', 'its data, or "unlimited"', orWrongUse(readTripPart('gb')), '5')
    .option('--hotspot', 'the connection must be shared')
    .option('--returning', 'a customer who has bought from every seller before')
    .option('--promo', 'with promo prices, as visitors can choose')
    .option('--currency <code>', 'the visitor’s currency', orWrongUse(parseCurrencyCode), defaultCurrency)
    .option('--json', 'print JSON')
    .action((id: number, { at, currency, json, ...said }: WhyOptions) =>
      run(async (desk) => {
        const asked = { at, currency, query: readListQuery(new URLSearchParams(tripOf(said)), nothingRemembered) };
        const explained = await desk.overrides.explain(id, asked);
        if (!explained.ok) return explained;
        if (json !== true) return success(explanationText(explained.value, asked));
        const { place, ...rest } = explained.value;
        const words = placeWords({ place }, asked);
        const list = place && { place: place.row.place, total: place.list.total, cost: place.row.prices.cost };
        return success(`${JSON.stringify({ ...rest, list: { at, trip: asked.query.trip, ...list, words } })}\n`);
      }),
    );
}

/** The trip as a page's address has it. */
function tripOf({ days, gb, hotspot, returning, promo }: Omit<WhyOptions, 'at' | 'currency' | 'json'>) {
  return {
    days,
    gb,
    ...(hotspot && { hotspot: '1' }),
    ...(returning && { customer: 'returning' }),
    ...(promo && { promo: '1' }),
  };
}

/** A part of a trip in the range and spelling of addresses. */
function readTripPart(name: 'days' | 'gb'): (text: string) => Result<string> {
  return (text) => {
    const written = writeTrip(readTrip(new URLSearchParams({ [name]: text }), defaultTrip));
    const isRead = written.some(([each, value]) => each === name && value === text);
    return isRead ? success(text) : failure(`"${plainLine(text, 20)}" is not possible here`);
  };
}

/** The path of a destination's page, or another of its names. */
export function readPlace(text: string): Result<DestinationKey> {
  const asked = resolveDestinationPath(text.replace(/^\//, '').split('/'));
  const route = asked.kind === 'redirect' ? resolveDestinationPath(asked.segments) : asked;
  return route.kind === 'destination' ? success(route.key) : failure(`"${plainLine(text, 40)}" is no destination`);
}
