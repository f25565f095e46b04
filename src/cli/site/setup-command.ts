import { intro, outro } from '@clack/prompts';
import { InvalidArgumentError, type Command } from 'commander';
import { join, resolve } from 'node:path';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import {
  findSettingsFile,
  nameFeed,
  planFeeds,
  planSettings,
  readSettingsFile,
  writePlanned,
  type FirstFeed,
  type PlannedFile,
} from '#runtime/services/site/setup-files.ts';
import { loadConfig } from '#runtime/settings/config.ts';
import { askFeed, askQuestions, askToWrite, firstFeedFormats } from './ask-setup.ts';
import { runDoctor } from './doctor-command.ts';
import { checkAnswer, setupQuestions, type SetupAnswers, type SetupQuestion } from './setup-questions.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

/** Commander names options in camel case. */
type SetupOptions = Readonly<Record<string, string | true | undefined>>;

export const addSetupCommand: AddCommand = (command, terminal, finish) => {
  command.option(
    '--settings <file>',
    'the settings file to write; default: the one that the site reads',
    terminal.locate,
  );
  for (const question of setupQuestions) addQuestion(command, question);
  command
    .option('--feed <place>', 'https address or file of the first feed', (place) => locateFeed(place, terminal))
    .option('--feed-format <name>', `format of the first feed: ${firstFeedFormats.join(', ')}`, parseFormat)
    .option('--feed-name <name>', 'what you call the first feed; default: from its place')
    .option('--yes', 'ask nothing: write what the options say, into files that exist too')
    .action(async (options: SetupOptions) => finish(await setUp(options, terminal)));
};

function addQuestion(command: Command, question: SetupQuestion): void {
  command.option(`${question.option} <value>`, question.help, (answer: string) => {
    const problem = checkAnswer(question, answer);
    if (problem !== null) throw new InvalidArgumentError(problem);
    return answer;
  });
}

function parseFormat(name: string): string {
  if (firstFeedFormats.some((format) => format === name)) return name;
  throw new InvalidArgumentError(`It must be one of ${firstFeedFormats.join(', ')}.`);
}

function locateFeed(place: string, { locate }: Terminal): string {
  // A relative place in the file of feeds would start at that file.
  return place.includes('://') ? place : resolve(locate(place));
}

/** What is to be written, and where. */
interface Plan {
  readonly answers: SetupAnswers;
  readonly feed: FirstFeed | null;
  readonly files: readonly PlannedFile[];
}

async function setUp(options: SetupOptions, terminal: Terminal): Promise<ExitStatus> {
  const { person } = terminal;
  const asksNothing = options['yes'] === true;
  if (!asksNothing && person === null) {
    terminal.err('There is nobody to ask: name what is to be set, and pass --yes.\n');
    return 2;
  }
  const path = textOf(options['settings']) ?? findSettingsFile();
  const planned =
    asksNothing || person === null
      ? planGiven(options, path, terminal)
      : await ask(options, path, { ...terminal, person });
  if (planned === null) return 1;
  if (!planned.ok) {
    terminal.err(`${planned.reason}\n`);
    return 1;
  }
  return await write(planned.value, path, terminal);
}

function textOf(option: string | true | undefined): string | undefined {
  return option === true ? undefined : option;
}

function givenAnswers(options: SetupOptions): SetupAnswers {
  const given = setupQuestions.flatMap(({ option, setting }) => {
    const name = option.slice(2).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const answer = textOf(options[name]);
    return answer === undefined ? [] : [[setting, answer] as const];
  });
  return Object.fromEntries(given);
}

function givenFeed({ feed: place, feedFormat: format, feedName: name }: SetupOptions): Result<FirstFeed | null> {
  if (typeof place !== 'string') return success(null);
  if (typeof format !== 'string') return failure('Say the format of the feed too: --feed-format.');
  return success({ name: textOf(name) ?? nameFeed(place), format, place });
}

function planGiven(options: SetupOptions, path: string, terminal: Terminal): Result<Plan> {
  const answers = givenAnswers(options);
  const feed = givenFeed(options);
  if (!feed.ok) return feed;
  if (feed.value === null && Object.keys(answers).length === 0)
    return failure('There is nothing to write; name what is to be set.');
  return plan({ answers, feed: feed.value, path }, terminal);
}

/** Null: cancelled, which was said. */
async function ask(
  options: SetupOptions,
  path: string,
  terminal: Terminal & { readonly person: NonNullable<Terminal['person']> },
): Promise<Result<Plan> | null> {
  const { person } = terminal;
  const { output } = person;
  intro('Setting up Roamchart. Nothing is written before you have seen and confirmed it.', { output });
  const answers = await askQuestions(person, { given: givenAnswers(options), present: readSettingsFile(path) });
  const named = givenFeed(options);
  if (!named.ok) return named;
  const asked = answers === null ? null : (named.value ?? (await askFeed(person)));
  if (answers === null || asked === null) return cancel(output);
  const located = asked === 'none' ? null : { ...asked, place: locateFeed(asked.place, terminal) };
  const planned = plan({ answers, feed: located, path }, terminal);
  if (!planned.ok) return planned;
  return (await askToWrite(person, describePlan(planned.value))) ? planned : cancel(output);
}

function cancel(output: NonNullable<Terminal['person']>['output']): null {
  outro('Nothing was written.', { output });
  return null;
}

function plan(
  { answers, feed, path }: Pick<Plan, 'answers' | 'feed'> & { readonly path: string },
  { environment }: Terminal,
): Result<Plan> {
  const present = { ...environment(), ...readSettingsFile(path), ...answers };
  const config = loadConfig(present);
  const problems = config.ok ? [] : config.reason.filter((problem) => isAsked(problem));
  if (problems.length > 0) return failure(problems.join('\n'));
  // A relative place of the settings starts at the program's folder, where commands run.
  const feedsFile = present['FEED_SOURCES'] || join(present['DATA_DIR'] || './var', 'feeds.json');
  const feeds = feed === null ? null : planFeeds(feedsFile, feed, config.ok ? config.value.sources.networks : []);
  if (feeds?.ok === false) return feeds;
  const settings = planSettings(path, feeds === null ? answers : { ...answers, FEED_SOURCES: feedsFile });
  if (!settings.ok) return settings;
  // The settings last: they name the other file.
  return success({ answers, feed, files: [...(feeds === null ? [] : [feeds.value]), settings.value] });
}

/** Whether a problem concerns what is asked here; `doctor` tells of all others. */
function isAsked(problem: string): boolean {
  return setupQuestions.some(({ setting }) => problem.startsWith(`${setting} `));
}

function describePlan({ answers, feed, files }: Plan): readonly string[] {
  const isSecret = (setting: string): boolean =>
    setupQuestions.some((each) => each.setting === setting && each.kind === 'secret');
  return [
    ...files.map(({ path, exists }) => `${path} ${exists ? '(exists; these lines change)' : '(new)'}`),
    ...Object.entries(answers).map(
      ([setting, answer]) => `  ${setting}=${isSecret(setting) && answer !== '' ? '…' : answer}`,
    ),
    ...(feed === null ? [] : [`  feed ${feed.name}: ${feed.format} from ${feed.place}`]),
  ];
}

async function write({ answers, files }: Plan, path: string, terminal: Terminal): Promise<ExitStatus> {
  // What the process is started with wins over the file, so it was no answer of the file's.
  const before = terminal.environment();
  const inFile = readSettingsFile(path);
  const overridden = Object.keys(answers).filter(
    (setting) =>
      before[setting] !== undefined && before[setting] !== inFile[setting] && before[setting] !== answers[setting],
  );
  const written = writePlanned(files);
  if (!written.ok) {
    terminal.err(`${written.reason}\n`);
    return 1;
  }
  terminal.out(files.map((file) => `Wrote ${file.path}.\n`).join(''));
  for (const setting of overridden) terminal.err(`${setting} is set in the environment, which wins over the file.\n`);
  const now = { ...before, ...readSettingsFile(path) };
  const status = await runDoctor({}, { ...terminal, environment: () => now });
  terminal.out('Start the site, or restart it: it reads its settings at start.\n');
  // Warnings are to be expected before the first start.
  return status === 2 ? 1 : 0;
}
