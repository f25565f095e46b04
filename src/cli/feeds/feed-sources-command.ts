import type { Command } from 'commander';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { withSourceDesk, type SourceDesk } from '#runtime/services/feeds/open-source-desk.ts';
import { answerWith, asJson, jsonOption, type Json } from '#cli/terminal/answer-result.ts';
import { listJson, listText, runsJson, runsText, statusJson, statusText } from './feed-sources-text.ts';
import type { ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

interface RunOptions extends Json {
  readonly due?: true;
}

/** Adds the subcommands about FEED_SOURCES to `feeds`. */
export function addSourceCommands(feeds: Command, terminal: Terminal, finish: (status: ExitStatus) => void): void {
  feeds
    .command('list')
    .description('List the feeds in FEED_SOURCES: where each comes from and how often it is fetched.')
    .option(...jsonOption)
    .action(async ({ json: isJson }: Json) => {
      const list = async ({ sources }: SourceDesk) =>
        success(isJson === true ? asJson(listJson(sources)) : listText(sources));
      finish(await runOnDesk(list, terminal));
    });
  feeds
    .command('status')
    .description('Show when each feed was last fetched, what went wrong and when it is due next.')
    .option(...jsonOption)
    .action(async ({ json: isJson }: Json) => {
      const show = async (desk: SourceDesk) => {
        const status = await desk.status();
        return success(isJson === true ? asJson(statusJson(status)) : statusText(status));
      };
      finish(await runOnDesk(show, terminal));
    });
  feeds
    .command('run')
    .description('Fetch feeds now and import what has changed. Exit status 1 if any of them failed.')
    .argument('[names...]', 'names of feeds (default: all)')
    .option('--due', 'only feeds that are due')
    .option(...jsonOption)
    .action(async (names: readonly string[], options: RunOptions) => {
      finish(await runOnDesk((desk) => runChosen(desk, names, { ...options, terminal }), terminal));
    });
}

async function runChosen(
  desk: SourceDesk,
  names: readonly string[],
  { due, json: isJson, terminal }: RunOptions & { readonly terminal: Terminal },
): Promise<Result<string>> {
  const runs = await desk.run(due === true ? 'due' : names, { operator: terminal.operator(), via: 'shell' });
  if (!runs.ok) return runs;
  const text = isJson === true ? asJson(runsJson(runs.value)) : runsText(runs.value);
  const problems = runs.value.flatMap(({ problem }) => problem ?? []);
  if (problems.length === 0) return success(text);
  terminal.out(text);
  return failure(problems.join('\n'));
}

function runOnDesk(work: (desk: SourceDesk) => Promise<Result<string>>, terminal: Terminal): Promise<ExitStatus> {
  return answerWith(terminal, (config) =>
    withSourceDesk(config, { environment: terminal.environment(), now: terminal.now }, work),
  );
}
