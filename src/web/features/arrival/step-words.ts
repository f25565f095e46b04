import type settings from '#data/phone-settings.json';

/** Words of a phone's settings. */
type SettingWords = Readonly<(typeof settings)['ios']['en']>;

/** What a step's words are made from; an empty text: nothing is stated. */
export interface StepWords {
  readonly line: string;
  /** The same in quotation marks. */
  readonly quoted: string;
  readonly country: string;
  readonly networks: string;
  readonly apn: string;
  readonly date: string;
  /** False: stated to be impossible. */
  readonly canReinstall: boolean;
  readonly where: SettingWords;
}

export type SayStep = (words: StepWords) => readonly [what: string, where: string];
