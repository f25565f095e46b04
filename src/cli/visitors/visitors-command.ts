import { Option, type Command } from 'commander';
import {
  withVisitorDesk,
  type CountedArrival,
  type CountedBrowserError,
  type VisitorDesk,
} from '#runtime/services/visitors/visitor-desks.ts';
import { answerWith, jsonOption, shown, type Json } from '#cli/terminal/answer-result.ts';
import { parseDays, sinceDay } from '#cli/terminal/last-days.ts';
import { printable } from '#cli/terminal/printable.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

interface ListOptions extends Json {
  /** Including today. */
  readonly days: number;
}

/** A list of the command: its rows since a day, and the format of a row. */
interface List<Row> {
  readonly read: (desk: VisitorDesk, since: Date) => Promise<readonly Row[]>;
  readonly describe: (row: Row) => string;
  readonly none: string;
}

export const addVisitorsCommand: AddCommand = (visitors, terminal, finish) => {
  const add = <Row>(name: string, description: string, list: List<Row>): Command =>
    visitors
      .command(name)
      .description(description)
      .addOption(new Option('--days <n>', 'the last n days, including today').argParser(parseDays).default(30))
      .option(...jsonOption)
      .action(async (options: ListOptions) => finish(await runList(list, options, terminal)));
  add('campaigns', 'Count arrivals by campaign and referring site.', {
    read: (desk, since) => desk.arrivals(since),
    describe: describeArrival,
    none: 'No arrivals from campaigns or other sites.\n',
  });
  add('errors', 'List errors in visitors’ browsers, most frequent first.', {
    read: (desk, since) => desk.browserErrors(since),
    describe: describeError,
    none: 'No errors.\n',
  });
};

function runList<Row>(list: List<Row>, { days, ...options }: ListOptions, terminal: Terminal): Promise<ExitStatus> {
  return answerWith(terminal, (config) =>
    withVisitorDesk(config, async (desk) =>
      shown(await list.read(desk, sinceDay(terminal.now(), days)), options, (rows) => {
        return rows.map(list.describe).join('') || list.none;
      }),
    ),
  );
}

/** `    12  mail / email / spring  from blog.example`. */
function describeArrival({ count, referrerHost, ...campaign }: CountedArrival): string {
  const { source, medium, campaign: name, term, content } = campaign;
  const parts = [source, medium, name, term, content];
  const stated = parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);
  const named = stated.length === 0 ? 'no campaign' : stated.map((part) => printable(part) || '–').join(' / ');
  return `${String(count).padStart(6)}  ${named}${referrerHost === '' ? '' : `  from ${printable(referrerHost)}`}\n`;
}

function describeError({ count, statusCode, message, position, path, lastAt }: CountedBrowserError): string {
  const when = lastAt.slice(0, 16).replace('T', ' ');
  const where = position === '' ? '' : `        ${printable(position)}\n`;
  return `${String(count).padStart(6)}  ${printable(message)}\n${where}        ${statusCode}, last on ${printable(path) || 'no page'}, ${when}\n`;
}
