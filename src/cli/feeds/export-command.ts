import { InvalidArgumentError, Option } from 'commander';
import { parseDestinationKey } from '#domain/place/destinations.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { parseProviderSlug, type ProviderSlug } from '#domain/plan/provider-slug.ts';
import {
  exportFormats,
  exportNightly,
  exportToFile,
  exportToStream,
  type ExportFormat,
} from '#runtime/services/feeds/export-catalogue.ts';
import { answer } from '#cli/terminal/answer-result.ts';
import { orWrongUse } from '#cli/terminal/or-wrong-use.ts';
import { readSettings } from '#cli/terminal/read-settings.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

interface ExportOptions {
  readonly format: ExportFormat;
  readonly destination?: DestinationKey;
  readonly provider?: ProviderSlug;
  readonly output?: string;
  readonly nightly?: true;
}

const formatNames = exportFormats.map((format) => `canonical-${format}`);

export const addExportCommand: AddCommand = (command, terminal, finish) => {
  command
    .addOption(
      new Option('--format <name>', `output format: ${formatNames.join(', ')}`)
        .argParser(parseFormat)
        .default('json', 'canonical-json'),
    )
    .addOption(
      new Option('--destination <key>', 'only plans for this destination, such as JP or europe').argParser(
        orWrongUse(parseDestinationKey),
      ),
    )
    .addOption(
      new Option('--provider <slug>', 'only plans of this provider, such as nori-mobile').argParser(
        orWrongUse(parseProviderSlug),
      ),
    )
    .option('--output <file>', 'the file to write (default: standard output)', terminal.locate)
    .option('--nightly', 'only make the downloads that the servers make once a day')
    .action(async (options: ExportOptions) => finish(await runExport(options, terminal)));
};

function parseFormat(name: string): ExportFormat {
  const found = exportFormats.find((format) => name === `canonical-${format}`);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`The formats are ${formatNames.join(', ')}.`);
}

async function runExport(
  { format, output, nightly, ...selection }: ExportOptions,
  terminal: Terminal,
): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  if (nightly === true) return await runNightly(config, terminal);
  const request = { format, selection };
  const written =
    output === undefined
      ? await exportToStream(terminal.outPiece, request, config)
      : await exportToFile(output, request, config);
  if (!written.ok) terminal.err(`${written.reason}\n`);
  else if (output !== undefined)
    terminal.err(`Wrote ${written.value.bytes} bytes to ${output}, SHA-256 ${written.value.sha256}.\n`);
  return written.ok ? 0 : 1;
}

async function runNightly(config: Parameters<typeof exportNightly>[0], terminal: Terminal): Promise<ExitStatus> {
  const made = await exportNightly(config, terminal.now());
  return answer(
    made,
    ({ files }) => files.map(({ name, bytes, sha256 }) => `${sha256}  ${name}  ${bytes} bytes\n`).join(''),
    terminal,
  );
}
