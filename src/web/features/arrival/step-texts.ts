import type { arrival } from './messages/en.ts';

/** The texts of the page in one language. */
export type StepTexts = typeof arrival;
