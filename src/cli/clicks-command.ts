import { InvalidArgumentError, Option } from 'commander';
import { success, type Result } from '#domain/kernel/result.ts';
import { csvLine } from '#runtime/services/open-override-desk.ts';
import { withVisitorDesk, type ClickGroup, type CountedClicks } from '#runtime/services/open-visitor-desk.ts';
import { parseDays, sinceDay } from './last-days.ts';
import { readSettings } from './read-settings.ts';
import type { AddCommand, ExitStatus, Terminal } from './terminal.ts';

const groups = ['provider', 'destination', 'day'] as const satisfies readonly ClickGroup[];

interface ClickOptions {
  readonly by: ClickGroup;
  /** Including today. */
  readonly days: number;
  readonly csv?: true;
  readonly json?: true;
}

export const addClicksCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('clicks')
    .description('Count clicks on links to providers. Crawlers, link previews and prefetched pages are not counted.')
    .addOption(new Option('--by <what>', `group by ${groups.join(', ')}`).argParser(parseGroup).default('provider'))
    .addOption(new Option('--days <n>', 'the last n days, including today').argParser(parseDays).default(30))
    .addOption(new Option('--csv', 'print the list as CSV').conflicts('json'))
    .option('--json', 'print the list as JSON')
    .action(async (options: ClickOptions) => finish(await runClicks(options, terminal)));
};

function parseGroup(text: string): ClickGroup {
  const group = groups.find((each) => each === text);
  if (group === undefined) throw new InvalidArgumentError(`It must be one of ${groups.join(', ')}.`);
  return group;
}

async function runClicks({ by, days, csv, json }: ClickOptions, terminal: Terminal): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  const answer = await withVisitorDesk(config, async (desk): Promise<Result<string>> => {
    const rows = await desk.clicks(sinceDay(terminal.now(), days), by);
    if (json === true)
      return success(`${JSON.stringify(rows.map(({ name, count }) => ({ [by]: name, clicks: count })))}\n`);
    if (csv === true)
      return success(csvLine([by, 'clicks']) + rows.map(({ name, count }) => csvLine([name, count])).join(''));
    return success(rows.length === 0 ? 'No clicks.\n' : rows.map(describe).join(''));
  });
  if (answer.ok) terminal.out(answer.value);
  else terminal.err(`${answer.reason}\n`);
  return answer.ok ? 0 : 1;
}

function describe({ name, count }: CountedClicks): string {
  return `${String(count).padStart(6)}  ${name === '' ? '(several countries)' : name}\n`;
}
