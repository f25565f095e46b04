import { InvalidArgumentError, Option, type Command } from 'commander';
import { success, type Result } from '#domain/kernel/result.ts';
import { feedDecisions } from '#runtime/services/desk/feed-decisions.ts';
import { openFeedDesk, type FeedDesk, type ShownRun } from '#runtime/services/feeds/open-feed-desk.ts';
import { runOnDesk, type RunOnDesk as RunAtDesk } from '#cli/terminal/run-on-desk.ts';
import { asJson, saying } from '#cli/terminal/answer-result.ts';
import { addSourceCommands } from './feed-sources-command.ts';
import { proposeFeedAt, validateFeedAt, type ProposedValidation } from '#runtime/services/feeds/validate-feed.ts';
import { feedOptions, formatOf, readFeedOptions, type FeedOptions } from './feed-options.ts';
import { heldText, historyText, revertText, runText, worstCsv, worstText } from './feeds-text.ts';
import { proposalText } from './proposal-text.ts';
import { openProgressBar, showFeed } from '#cli/terminal/progress-bar.ts';
import { readSettings } from '#cli/terminal/read-settings.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';
import { validationHtml } from './validation-html.ts';
import { validationText } from './validation-text.ts';

type RunOnDesk = RunAtDesk<{ readonly feeds: FeedDesk }>;

interface Json {
  readonly json?: true;
}

interface HistoryOptions extends Json {
  readonly feed?: string;
  readonly limit: number;
}

const json = ['--json', 'print the result as JSON'] as const;

export const addFeedsCommand: AddCommand = (feeds, terminal, finish) => {
  const onDesk: RunOnDesk = async (work) =>
    finish(
      await runOnDesk(terminal, (desk) => {
        const { database, config: setting, now } = desk;
        return work({ ...desk, feeds: openFeedDesk({ database, setting, now }) });
      }),
    );
  addHistory(feeds, onDesk);
  addDecisions(feeds, onDesk);
  addTakingBack(feeds, onDesk);
  addSourceCommands(feeds, terminal, finish);
  addValidate(feeds, terminal, finish);
};

function parseNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

function addHistory(feeds: Command, onDesk: RunOnDesk): void {
  feeds
    .command('history')
    .description('List the runs of all feeds, newest first.')
    .option('--feed <name>', 'only runs of this feed')
    .addOption(new Option('--limit <n>', 'at most n runs').argParser(parseNumber).default(20))
    .option(...json)
    .action(({ feed, limit, json: isJson }: HistoryOptions) =>
      onDesk(async (desk) => {
        const runs = await desk.feeds.history({ feed: feed ?? null, limit });
        return success(isJson === true ? asJson(runs) : historyText(runs));
      }),
    );
}

function addDecisions(feeds: Command, onDesk: RunOnDesk): void {
  feeds
    .command('held')
    .description('List the feeds waiting for a decision, oldest first.')
    .option(...json)
    .action((options: Json) =>
      onDesk(async (desk) => {
        const held = await desk.feeds.held();
        return success(options.json === true ? asJson(held) : heldText(held));
      }),
    );
  feeds
    .command('show')
    .description('Show a run and its report.')
    .argument('<id>', 'number of a run', parseNumber)
    .addOption(
      new Option('--worst <n>', 'instead of the report: the n largest price changes and missing plans').argParser(
        parseNumber,
      ),
    )
    .addOption(new Option('--csv', 'print them as CSV').conflicts('json'))
    .option(...json)
    .action((id: number, options: ShowOptions) =>
      onDesk((desk) => saying(desk.feeds.show(id), (value) => describeShown(value, options))),
    );
  feeds
    .command('release')
    .description('Publish exactly what was held.')
    .argument('<id>', 'number of a held run', parseNumber)
    .option('--provider <slugs>', 'only these providers, separated by commas; the rest stays held', splitSlugs)
    .action((id: number, { provider = [] }: { readonly provider?: readonly string[] }) =>
      onDesk(async (desk) => {
        const released = await desk.decideNow(feedDecisions.release, String(id), { providers: provider });
        if (!released.ok) return released;
        const { status, sentence, runId } = released.value;
        if (status === 'unchanged') return success(`${sentence}\n`);
        // Not the held run's number.
        const undo = `"roamchart feeds revert ${runId}" takes this back.`;
        return success(`${sentence} ${undo}\n`);
      }),
    );
  feeds
    .command('discard')
    .description('Drop a held feed. What is published stays.')
    .argument('<id>', 'number of a held run', parseNumber)
    .action((id: number) =>
      onDesk((desk) =>
        saying(
          desk.decideNow(feedDecisions.discard, String(id), {}),
          () => `Discarded ${id}. What is published stays as it was.\n`,
        ),
      ),
    );
}

function splitSlugs(text: string): string[] {
  return text
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '');
}

interface ShowOptions extends Json {
  readonly worst?: number;
  readonly csv?: true;
}

function describeShown(shown: ShownRun, { worst, csv, json: isJson }: ShowOptions): string {
  if (worst === undefined && csv === undefined) return isJson === true ? asJson(shown) : runText(shown);
  const changes = (shown.run.report?.worst ?? []).slice(0, worst);
  if (isJson === true) return asJson(changes);
  return csv === true ? worstCsv(changes) : worstText(changes);
}

function addTakingBack(feeds: Command, onDesk: RunOnDesk): void {
  feeds
    .command('revert')
    .description(
      'Undo a published run: its prices leave every public history, and plans not changed since are restored. Correct the feed before its next run.',
    )
    .argument('<id>', 'number of a published run', parseNumber)
    .option(...json)
    .action((id: number, options: Json) =>
      onDesk(async (desk) => {
        const reverted = await desk.decideNow(feedDecisions.revert, String(id), {});
        if (!reverted.ok) return reverted;
        return success(options.json === true ? asJson(reverted.value) : revertText(id, reverted.value));
      }),
    );
  feeds
    .command('retire')
    .description('End a feed that is no longer configured: its plans are withdrawn and its metrics removed.')
    .argument('<feed>', 'its name, as shown by "feeds history"')
    .action((feed: string) =>
      onDesk(async (desk) => {
        const retired = await desk.decideNow(feedDecisions.retire, feed, {});
        if (!retired.ok) return retired;
        const { withdrawn } = retired.value;
        return success(`Retired ${feed}: ${withdrawn} ${withdrawn === 1 ? 'plan was' : 'plans were'} withdrawn.\n`);
      }),
    );
}

interface ValidateOptions extends FeedOptions, Json {
  readonly html?: true;
}

function addValidate(feeds: Command, ...[terminal, finish]: [Terminal, (status: ExitStatus) => void]): void {
  const validate = feeds
    .command('validate')
    .description(
      'Check a feed row by row. Without a format, detect it and propose a mapping. Nothing is imported and no database is needed.',
    )
    .argument('<file or url>', 'a file or an https address', (place) =>
      /^https?:/i.test(place) ? place : terminal.locate(place),
    );
  for (const option of feedOptions(terminal)) validate.addOption(option);
  validate
    .option(...json)
    .addOption(new Option('--html', 'print the result as one HTML file').conflicts('json'))
    .action(async (place: string, options: ValidateOptions) => finish(await runValidate(place, options, terminal)));
}

/** Exit status 1 when a row would be rejected. */
async function runValidate(place: string, options: ValidateOptions, terminal: Terminal): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  const bar = openProgressBar(terminal.progress);
  const format = formatOf(options);
  const given = { ...readFeedOptions(options), onProgress: showFeed(bar) };
  if (format === null)
    return runPropose(terminal, options, await proposeFeedAt(place, given, config).finally(bar.close));
  const request = { ...given, format };
  const validated = await validateFeedAt(place, request, config).finally(bar.close);
  if (!validated.ok) {
    terminal.err(`${validated.reason}\n`);
    return 1;
  }
  const { value } = validated;
  const words = options.html === true ? validationHtml : validationText;
  terminal.out(options.json === true ? asJson(value) : words(value));
  return value.usable === value.read && value.holdWords.length === 0 ? 0 : 1;
}

/** Exit status 1 when there is no proposal by which rows can be read. */
function runPropose(terminal: Terminal, options: ValidateOptions, proposed: Result<ProposedValidation>): ExitStatus {
  if (!proposed.ok) {
    terminal.err(`${proposed.reason}\n`);
    return 1;
  }
  const { value } = proposed;
  if (options.json === true) terminal.out(asJson(value));
  else if (options.html === true && value.validation !== null) terminal.out(validationHtml(value.validation));
  else terminal.out(proposalText(value));
  return value.validation !== null && value.validation.usable > 0 ? 0 : 1;
}
