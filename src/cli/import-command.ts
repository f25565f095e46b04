import { InvalidArgumentError, Option } from 'commander';
import { parseCurrencyCode } from '#domain/currencies.ts';
import { parseProviderSlug } from '#domain/provider-slug.ts';
import type { Result } from '#domain/result.ts';
import {
  feedFormatNames,
  importFeed,
  isFeedFormatName,
  parseOfferUrl,
  type FeedFormatName,
  type ImportRequest,
} from '#runtime/import-feed.ts';
import { describeImport, jsonReport } from './import-report-text.ts';
import { openProgressBar } from './progress-bar.ts';
import { readSettings } from './read-settings.ts';
import type { AddCommand } from './run-command.ts';
import type { ExitStatus, Terminal } from './terminal.ts';

interface ImportOptions {
  readonly format: FeedFormatName;
  readonly provider?: NonNullable<ImportRequest['provider']>;
  readonly offerUrl?: NonNullable<ImportRequest['offerUrl']>;
  readonly currency?: NonNullable<ImportRequest['currency']>;
  readonly partial?: true;
  readonly dryRun?: true;
  readonly force?: true;
  readonly json?: true;
}

export const addImportCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('import')
    .description('Import a feed file into the catalogue. Rows that cannot be used are skipped and reported.')
    .argument('<file>', 'the file to import')
    .addOption(
      new Option('--format <name>', `what the file is: ${feedFormatNames.join(', ')}`)
        .makeOptionMandatory()
        .argParser(parseFormat),
    )
    .addOption(
      new Option('--provider <slug>', 'whose plans these are, in place of what the file or the format says').argParser(
        orWrongUse(parseProviderSlug),
      ),
    )
    .addOption(
      new Option(
        '--offer-url <template>',
        'where a plan is sold, with {id} and {provider}, if the file does not say',
      ).argParser(orWrongUse(parseOfferUrl)),
    )
    .addOption(
      new Option('--currency <code>', 'the currency of prices that the file states without one').argParser(
        orWrongUse(parseCurrencyCode),
      ),
    )
    .option('--partial', 'the file holds only a part of the provider’s plans: withdraw nothing')
    .option('--force', 'import even if more than half of a provider’s plans are withdrawn')
    .option('--dry-run', 'report what would happen and change nothing')
    .option('--json', 'write the report as one JSON object')
    .action(async (file: string, options: ImportOptions) => finish(await runImportCommand(file, options, terminal)));
};

function parseFormat(name: string): FeedFormatName {
  if (isFeedFormatName(name)) return name;
  throw new InvalidArgumentError(`The formats are ${feedFormatNames.join(', ')}.`);
}

/** Turns a parse function's failure into the complaint of the command line. */
function orWrongUse<Value>(parse: (text: string) => Result<Value>): (text: string) => Value {
  return (text) => {
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    throw new InvalidArgumentError(`${parsed.reason}.`);
  };
}

async function runImportCommand(path: string, options: ImportOptions, terminal: Terminal): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  const bar = openProgressBar(terminal.progress);
  const imported = await importFeed(
    {
      path,
      format: options.format,
      provider: options.provider ?? null,
      offerUrl: options.offerUrl ?? null,
      currency: options.currency ?? null,
      partial: options.partial === true,
      force: options.force === true,
      dryRun: options.dryRun === true,
      now: terminal.now(),
      onProgress: bar.update,
    },
    config,
  ).finally(bar.close);
  if (!imported.ok) {
    terminal.err(`${imported.reason}\n`);
    return 1;
  }
  terminal.out(options.json === true ? jsonReport(imported.value) : describeImport(imported.value, options));
  return 0;
}
