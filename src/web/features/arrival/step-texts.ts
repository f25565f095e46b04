import type { OpenQuestion, StepId, StepStage } from '#domain/arrival/esim-steps.ts';
import type settings from '#data/phone-settings.json';

/** Words of a phone's settings. */
export type SettingWords = Readonly<(typeof settings)['ios']['en']>;

/** What a step's words are made from; an empty text: nothing is stated. */
export interface StepWords {
  readonly line: string;
  readonly country: string;
  readonly networks: string;
  readonly apn: string;
  readonly date: string;
  /** False: stated to be impossible. */
  readonly canReinstall: boolean;
  readonly where: SettingWords;
}

type Deed = 'purchase' | 'install' | 'first-use' | 'start';
type Days = (values: { days: number }) => string;

/** The texts of the page in one language. */
export interface StepTexts {
  readonly name: string;
  readonly withdrawn: string;
  readonly ended: (values: { date: string }) => string;
  readonly landing: string;
  readonly submit: string;
  readonly calendar: string;
  readonly dates: Readonly<Record<'installBy' | 'starts' | 'ends' | 'refundUntil', string>>;
  readonly limit: (values: { date: string }) => string;
  readonly rules: Readonly<Record<'before-landing' | 'never' | 'not-stated' | 'install' | 'first-use', string>>;
  readonly after: Readonly<Record<Deed, Days>>;
  readonly with: Readonly<Record<Deed, string>>;
  readonly stages: Readonly<Record<Exclude<StepStage, 'border' | 'write'>, string>>;
  readonly border: (values: { country: string }) => string;
  readonly write: (values: { seller: string }) => string;
  /** What to reach, and where. */
  readonly steps: Readonly<Record<StepId, (words: StepWords) => readonly [what: string, where: string]>>;
  /** Added at borders, where the network changes. */
  readonly byHand: string;
  readonly mail: (values: { line: string; apn: string; roams: boolean }) => string;
  readonly ask: string;
  readonly questions: Readonly<Record<OpenQuestion, string>>;
  readonly source: (values: { seller: string; date: string }) => string;
}
