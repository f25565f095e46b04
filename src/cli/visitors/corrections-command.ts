import { Option, type Command } from 'commander';
import type { CorrectionText, StoredCorrection } from '#domain/site/correction.ts';
import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import { correctionDecisions } from '#runtime/services/desk/correction-decisions.ts';
import { createCorrectionDesk } from '#runtime/services/visitors/visitor-desks.ts';
import { runOnDesk, type RunOnDesk as Run } from '#cli/terminal/run-on-desk.ts';
import { jsonOption, shown, told, type Json } from '#cli/terminal/answer-result.ts';
import { parsePlan } from '#cli/plans/plan-argument.ts';
import type { AddCommand, Terminal } from '#cli/terminal/terminal.ts';

export const addCorrectionsCommand: AddCommand = (corrections, terminal, finish) => {
  const run: Run = async (work) => finish(await runOnDesk(terminal, work));
  addAdding(corrections, terminal, run);
  corrections
    .command('list', { isDefault: true })
    .description('List the published corrections, newest first.')
    .option(...jsonOption)
    .action((options: Json) =>
      run(async (desk) => shown(await createCorrectionDesk(desk.database).list(), options, listText)),
    );
};

/** Commander names options in camel case: `--wrong-ja` is `wrongJa`. */
type Texts = Readonly<Partial<Record<string, string>>>;

function addAdding(corrections: Command, terminal: Terminal, run: Run): void {
  const command = corrections
    .command('add')
    .description('Publish a correction. It cannot be changed or deleted afterwards.')
    .option('--date <day>', 'when it was corrected, such as 2026-11-20 (default: today)')
    .requiredOption('--wrong <text>', 'what was wrong, in English')
    .requiredOption('--done <text>', 'what was done about it, in English')
    .addOption(
      new Option('--plan <plan>', 'number of the plan concerned: closes its open reports and counts them').argParser(
        parsePlan,
      ),
    );
  for (const locale of locales.filter((each) => each !== defaultLocale)) {
    command.option(`--wrong-${locale} <text>`, `the same in ${locale} (default: the English text)`);
    command.option(`--done-${locale} <text>`, `the same in ${locale}`);
  }
  command.action((options: Texts & { readonly plan?: number }) => {
    const today = terminal.now().toISOString().slice(0, 10);
    const { plan, date = today, ...texts } = options;
    const correction = { day: date, said: readTexts(texts), planId: plan ?? null };
    return run((desk) =>
      told(desk.decideNow(correctionDecisions.add, '', correction), ({ reportCount }) => {
        return `Published.${plan === undefined ? '' : ` ${countReports(reportCount)} closed.`}\n`;
      }),
    );
  });
}

function readTexts(options: Texts): Partial<Record<Locale, Partial<CorrectionText>>> {
  const textOf = (locale: Locale): Partial<CorrectionText> => {
    const suffix = locale === defaultLocale ? '' : `${locale[0]?.toUpperCase()}${locale.slice(1)}`;
    return { wrong: options[`wrong${suffix}`] ?? '', done: options[`done${suffix}`] ?? '' };
  };
  return Object.fromEntries(locales.map((locale) => [locale, textOf(locale)]));
}

function listText(corrections: readonly StoredCorrection[]): string {
  return corrections.length === 0 ? 'No corrections.\n' : corrections.map(describe).join('\n');
}

function describe({ day, reportCount, texts }: StoredCorrection): string {
  const lines = Object.entries(texts).map(([locale, { wrong, done }]) => `    ${locale}  ${wrong} → ${done}\n`);
  return `${day}, ${countReports(reportCount)}\n${lines.join('')}`;
}

function countReports(count: number): string {
  return `${count} ${count === 1 ? 'report' : 'reports'}`;
}
