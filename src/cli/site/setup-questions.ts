import { locales } from '#domain/kernel/locale.ts';
import { loadConfig } from '#runtime/settings/config.ts';

/** Answers so far, by setting. */
export type SetupAnswers = Readonly<Record<string, string>>;

/** A question of `roamchart setup`: an entry here is asked, is an option, and is written. */
export interface SetupQuestion {
  /** The option on the command line, `--origin`. */
  readonly option: string;
  readonly setting: string;
  readonly kind: 'text' | 'secret' | 'yes-no';
  /** As it is asked. */
  readonly message: string;
  /** As `--help` says it. */
  readonly help: string;
  /** Shown while nothing is typed. */
  readonly placeholder?: string;
  /** Whether it is asked after these answers; default: always. */
  readonly isAsked?: (answers: SetupAnswers) => boolean;
}

export const setupQuestions: readonly SetupQuestion[] = [
  {
    option: '--name',
    setting: 'SITE_NAME',
    kind: 'text',
    message: 'What is the site called?',
    help: 'name of the site',
    placeholder: 'Roamchart',
  },
  {
    option: '--origin',
    setting: 'SITE_ORIGIN',
    kind: 'text',
    message: 'At which address do visitors reach it?',
    help: 'public address of the site',
    placeholder: 'https://esim.example',
  },
  {
    option: '--operator',
    setting: 'OPERATOR_NAME',
    kind: 'text',
    message: 'Which person or company runs it?',
    help: 'who runs it, for the about, privacy and terms pages',
  },
  {
    option: '--contact',
    setting: 'CONTACT_EMAIL',
    kind: 'text',
    message: 'Which e-mail address may visitors and providers write to?',
    help: 'e-mail address for visitors and providers',
    placeholder: 'hello@esim.example',
  },
  {
    option: '--languages',
    setting: 'LOCALES',
    kind: 'text',
    message: `Which languages does it have, some of ${locales.join(',')}? English always stays; leave it empty for all of them.`,
    help: `languages of the site, some of ${locales.join(',')}`,
    placeholder: 'en,fr',
  },
  {
    option: '--currencies',
    setting: 'FIRST_CURRENCY',
    kind: 'text',
    message:
      'Which currency does each language see first? Leave it empty for USD, or yen in Japanese with the example catalogue.',
    help: 'currencies that languages see first, such as ja:JPY,fr:EUR',
    placeholder: 'ja:JPY',
    isAsked: ({ LOCALES = '' }) => LOCALES === '' || LOCALES.includes('ja'),
  },
  {
    option: '--smtp',
    setting: 'SMTP_URL',
    kind: 'secret',
    message: 'Which mail server sends its mails? (smtps://user:password@mail.example:465)',
    help: 'mail server, smtps://user:password@mail.example:465',
  },
  {
    option: '--mail-from',
    setting: 'MAIL_FROM',
    kind: 'text',
    message: 'Which address do these mails come from?',
    help: 'address that mails come from',
    placeholder: 'Reviews <reviews@esim.example>',
    isAsked: ({ SMTP_URL = '' }) => SMTP_URL !== '',
  },
  {
    option: '--operator-mail',
    setting: 'OPERATOR_EMAIL',
    kind: 'text',
    message: 'Which e-mail address is told when something waits for you? Leave it empty for none.',
    help: 'e-mail address that is told when something waits',
    placeholder: 'you@esim.example',
    isAsked: ({ SMTP_URL = '' }) => SMTP_URL !== '',
  },
  {
    option: '--demo',
    setting: 'DEMO',
    kind: 'yes-no',
    message: 'Show an invented example catalogue until there are plans of your own?',
    help: 'whether an empty database is filled with an example catalogue, true or false',
  },
];

/** What is wrong with an answer, in a sentence; null: nothing. An empty one leaves the default. */
export function checkAnswer({ setting }: SetupQuestion, answer: string): string | null {
  if (/[\r\n]/.test(answer)) return `${setting} must be one line.`;
  const config = loadConfig({ [setting]: answer });
  if (config.ok) return null;
  // Other settings may still be missing: they have questions of their own.
  return config.reason.find((problem) => problem.startsWith(`${setting} `)) ?? null;
}
