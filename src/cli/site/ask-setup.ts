import { confirm, isCancel, note, password, select, text } from '@clack/prompts';
import { feedFormatNames } from '#runtime/services/feeds/import-feed.ts';
import { nameFeed, type FirstFeed } from '#runtime/services/site/setup-files.ts';
import { checkAnswer, setupQuestions, type SetupAnswers, type SetupQuestion } from './setup-questions.ts';
import type { Terminal } from '#cli/terminal/terminal.ts';

type Person = NonNullable<Terminal['person']>;

/** What is known before a question is asked. */
interface Known {
  /** Named on the command line: not asked. */
  readonly given: SetupAnswers;
  /** In the settings file now: proposed. */
  readonly present: Readonly<Record<string, string | undefined>>;
}

/** Asks what the command line has not said; null: the person has cancelled. */
export async function askQuestions(person: Person, { given, present }: Known): Promise<SetupAnswers | null> {
  const answers: Record<string, string> = { ...given };
  for (const question of setupQuestions) {
    const { setting, isAsked } = question;
    if (setting in given || isAsked?.(answers) === false) continue;
    const answer = await askOne(person, question, present[setting] ?? '');
    if (answer === null) return null;
    // What is left empty keeps its default, and is not written.
    if (answer !== '' || present[setting] !== undefined) answers[setting] = answer;
  }
  return answers;
}

async function askOne(person: Person, question: SetupQuestion, present: string): Promise<string | null> {
  const { kind, message, placeholder = '' } = question;
  const validate = (answer = ''): string | undefined => checkAnswer(question, answer.trim()) ?? undefined;
  switch (kind) {
    case 'yes-no': {
      const answer = await confirm({ ...person, message, initialValue: present === 'true' });
      return isCancel(answer) ? null : String(answer);
    }
    case 'secret': {
      const empty = present === '' ? 'for none' : 'to keep the current one';
      const answer = await password({ ...person, message: `${message} Leave it empty ${empty}.`, validate });
      return isCancel(answer) ? null : (answer ?? '').trim() || present;
    }
    case 'text': {
      const answer = await text({ ...person, message, placeholder, initialValue: present, validate });
      return isCancel(answer) ? null : (answer ?? '').trim();
    }
  }
}

/** Every format but the one that needs a mapping, which the file of feeds has to hold. */
export const firstFeedFormats = feedFormatNames.filter((name) => name !== 'table');

/** `none`: there is to be no feed yet; null: cancelled. */
export async function askFeed(person: Person): Promise<FirstFeed | 'none' | null> {
  const place = await text({
    ...person,
    message:
      'Where is the first feed of plans? An https address or the path of a file; leave it empty to name one later.',
    placeholder: 'https://nori.example/feed.json',
  });
  if (isCancel(place)) return null;
  if ((place ?? '').trim() === '') return 'none';
  const format = await select<string>({
    ...person,
    message: 'In which format? ("roamchart feeds validate FILE" finds out, and reads tables of any shape.)',
    options: firstFeedFormats.map((value) => ({ value })),
  });
  return isCancel(format) ? null : { name: nameFeed(place.trim()), format, place: place.trim() };
}

/** Shows what would be written, without secrets, and asks; null: cancelled. */
export async function askToWrite(person: Person, lines: readonly string[]): Promise<boolean> {
  note(lines.join('\n'), 'To be written', { output: person.output });
  const answer = await confirm({ ...person, message: 'Write that?' });
  return !isCancel(answer) && answer;
}
