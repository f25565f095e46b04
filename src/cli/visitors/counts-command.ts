import { InvalidArgumentError, Option } from 'commander';
import { success, type Result } from '#domain/kernel/result.ts';
import { csvLine } from '#runtime/services/plans/open-override-desk.ts';
import { withVisitorDesk, type CountedGroup, type VisitorDesk } from '#runtime/services/visitors/visitor-desks.ts';
import { answerWith, asJson } from '#cli/terminal/answer-result.ts';
import { parseDays, sinceDay } from '#cli/terminal/last-days.ts';
import { printable } from '#cli/terminal/printable.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

interface CountsCommand<Group extends string> {
  readonly name: string;
  /** The first one is the default. */
  readonly groups: readonly [Group, ...Group[]];
  readonly read: (desk: VisitorDesk, since: Date, by: Group) => Promise<readonly CountedGroup[]>;
  /** What stands for an empty name. */
  readonly unnamed: string;
}

interface CountsOptions<Group extends string> {
  readonly by: Group;
  /** Including today. */
  readonly days: number;
  readonly csv?: true;
  readonly json?: true;
}

function addCounts<Group extends string>(counts: CountsCommand<Group>): AddCommand {
  const { groups } = counts;
  const parseGroup = (text: string): Group => {
    const group = groups.find((each) => each === text);
    if (group === undefined) throw new InvalidArgumentError(`It must be one of ${groups.join(', ')}.`);
    return group;
  };
  return (command, terminal, finish) => {
    command
      .addOption(new Option('--by <what>', `group by ${groups.join(', ')}`).argParser(parseGroup).default(groups[0]))
      .addOption(new Option('--days <n>', 'the last n days, including today').argParser(parseDays).default(30))
      .addOption(new Option('--csv', 'print the list as CSV').conflicts('json'))
      .option('--json', 'print the list as JSON')
      .action(async (options: CountsOptions<Group>) => finish(await runCounts(counts, options, terminal)));
  };
}

async function runCounts<Group extends string>(
  { name: what, read, unnamed }: CountsCommand<Group>,
  { by, days, csv, json }: CountsOptions<Group>,
  terminal: Terminal,
): Promise<ExitStatus> {
  return answerWith(terminal, (config) =>
    withVisitorDesk(config, async (desk): Promise<Result<string>> => {
      const rows = await read(desk, sinceDay(terminal.now(), days), by);
      if (json === true) return success(asJson(rows.map(({ name, count }) => ({ [by]: name, [what]: count }))));
      if (csv === true)
        return success(csvLine([by, what]) + rows.map(({ name, count }) => csvLine([name, count])).join(''));
      return success(rows.length === 0 ? `No ${what}.\n` : rows.map((row) => describe(row, unnamed)).join(''));
    }),
  );
}

function describe({ name, count }: CountedGroup, unnamed: string): string {
  return `${String(count).padStart(6)}  ${name === '' ? unnamed : printable(name)}\n`;
}

export const addClicksCommand = addCounts({
  name: 'clicks',
  groups: ['provider', 'destination', 'day'],
  read: (desk, since, by) => desk.clicks(since, by),
  unnamed: '(several countries)',
});

export const addViewsCommand = addCounts({
  name: 'views',
  groups: ['page', 'destination', 'day'],
  read: (desk, since, by) => desk.views(since, by),
  unnamed: '(no page)',
});

export const addSearchesCommand = addCounts({
  name: 'searches',
  groups: ['query', 'day'],
  read: (desk, since, by) => desk.missedSearches(since, by),
  unnamed: '(searched for fewer than three times)',
});
