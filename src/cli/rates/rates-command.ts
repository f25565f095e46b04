import { InvalidArgumentError, Option } from 'commander';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { withRateDesk, type RateDesk } from '#runtime/services/rates/open-rate-desk.ts';
import { rateDecisions } from '#runtime/services/desk/rate-decisions.ts';
import { runOnDesk } from '#cli/terminal/run-on-desk.ts';
import { answerWith, asJson, jsonOption, shown, type Json } from '#cli/terminal/answer-result.ts';
import { parseDays, sinceDay } from '#cli/terminal/last-days.ts';
import { historyText, statusJson, statusText, updateText } from './rates-text.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

interface UpdateOptions extends Json {
  /** Currencies whose move an operator has checked. */
  readonly accept: 'all' | CurrencyCode[];
}

interface HistoryOptions extends Json {
  /** Including today. */
  readonly days: number;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export const addRatesCommand: AddCommand = (rates, terminal, finish) => {
  rates
    .command('update')
    .description('Fetch the sources in RATE_SOURCES now. Implausible rates are refused, and the last good ones stay.')
    .addOption(
      new Option('--accept <codes>', 'accept these currencies however far they moved, such as ARS,TRY or all')
        .argParser(parseAccepted)
        .default([], 'none'),
    )
    .option(...jsonOption)
    .action(async (options: UpdateOptions) => finish(await runUpdate(options, terminal)));
  rates
    .command('status')
    .description('Show the last fetch of each source and the dates of the rates.')
    .option(...jsonOption)
    .action(async (options: Json) => {
      finish(await run(terminal, (desk) => answerStatus(desk, { ...options, today: dayOf(terminal.now()) })));
    });
  rates
    .command('history')
    .description('List how much of a currency one US dollar bought each day, newest first.')
    .argument('<currency>', 'currency code, such as EUR', parseCurrency)
    .addOption(new Option('--days <n>', 'the last n days, including today').argParser(parseDays).default(30))
    .option(...jsonOption)
    .action(async (currency: CurrencyCode, options: HistoryOptions) => {
      finish(await run(terminal, (desk) => answerHistory(desk, { ...options, currency, now: terminal.now() })));
    });
};

function parseCurrency(text: string): CurrencyCode {
  const currency = parseCurrencyCode(text);
  if (!currency.ok) throw new InvalidArgumentError('It must be a currency code, such as EUR.');
  return currency.value;
}

function parseAccepted(text: string): UpdateOptions['accept'] {
  return text === 'all' ? text : text.split(',').map(parseCurrency);
}

function run(terminal: Terminal, work: (desk: RateDesk) => Promise<Result<string>>): Promise<ExitStatus> {
  return answerWith(terminal, (config) => withRateDesk(config, terminal.now, work));
}

/** Exit status 1 when a source failed, although the other sources' rates are stored. */
async function runUpdate({ accept, json }: UpdateOptions, terminal: Terminal): Promise<ExitStatus> {
  return runOnDesk(terminal, async (desk) => {
    const update = await desk.decideNow(rateDecisions.update, 'rates', { accept });
    if (!update.ok) return update;
    const { sources, held } = update.value;
    const text = json === true ? asJson(update.value) : updateText(update.value);
    if (sources.every(({ problem }) => problem === null) && held.length === 0) return success(text);
    terminal.out(text);
    return failure('Not all exchange rates are up to date; see above.');
  });
}

async function answerStatus(
  desk: RateDesk,
  { json, today }: Json & { readonly today: string },
): Promise<Result<string>> {
  const [states, rates] = await Promise.all([desk.states(), desk.rates()]);
  const status = { states, rates, today };
  return success(json === true ? asJson(statusJson(status)) : statusText(status));
}

async function answerHistory(
  desk: RateDesk,
  { currency, days, now, ...options }: HistoryOptions & { readonly currency: CurrencyCode; readonly now: Date },
): Promise<Result<string>> {
  return shown(await desk.history(currency, dayOf(sinceDay(now, days))), options, historyText);
}
