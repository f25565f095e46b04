import { ChangeLog, importFeed } from '#runtime/services/feeds/import-feed.ts';
import { loadConfig } from '#runtime/settings/config.ts';
import { feedOptions, formatOf, readFeedOptions, type FeedOptions } from './feed-options.ts';
import { describeImport, jsonReport } from './import-report-text.ts';
import { openProgressBar, showFeed } from '#cli/terminal/progress-bar.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

interface ImportOptions extends FeedOptions {
  readonly partial?: true;
  readonly dryRun?: true;
  readonly json?: true;
}

export const addImportCommand: AddCommand = (command, terminal, finish) => {
  command.argument('<file>', 'the file to import', terminal.locate);
  for (const option of feedOptions(terminal)) command.addOption(option);
  command
    .option('--partial', 'the file has only some of the provider’s plans: withdraw nothing')
    .option('--dry-run', 'report what would happen without changing anything')
    .option('--json', 'print the report with every change as one JSON object')
    .action(async (file: string, options: ImportOptions) => finish(await runImportCommand(file, options, terminal)));
};

async function runImportCommand(path: string, options: ImportOptions, terminal: Terminal): Promise<ExitStatus> {
  const fail = (sentence: string, status: ExitStatus = 1): ExitStatus => {
    terminal.err(`${sentence}\n`);
    if (options.json === true) terminal.out(`${JSON.stringify({ run: null, status: 'failed', sentence })}\n`);
    return status;
  };
  const format = formatOf(options);
  if (format === null)
    return fail('Name the format with --format or --mapping. Run "roamchart feeds validate FILE" to detect it.', 2);
  const config = loadConfig(terminal.environment());
  if (!config.ok) return fail(config.reason.join('\n'));
  using changes = options.json === true ? new ChangeLog() : null;
  const bar = openProgressBar(terminal.progress);
  const imported = await importFeed(
    {
      path,
      format,
      ...readFeedOptions(options),
      partial: options.partial === true,
      feed: null,
      isApproved: false,
      changes,
      dryRun: options.dryRun === true,
      now: terminal.now(),
      onProgress: showFeed(bar),
    },
    config.value,
    { operator: terminal.operator(), via: 'shell' },
  ).finally(bar.close);
  if (!imported.ok) return fail(imported.reason);
  const { status, sentence, report } = imported.value;
  const isDone = status === 'published' || status === 'unchanged';
  if (!isDone) terminal.err(`${sentence}\n`);
  // Scripts read standard output: a failure is reported there too.
  if (changes !== null) for (const piece of jsonReport(imported.value, changes)) await terminal.outPiece(piece);
  else if (report !== null) terminal.out(describeImport(report, { ...options, status }));
  else if (isDone) terminal.out(`${sentence}\n`);
  return isDone ? 0 : 1;
}
