import { undeclined, type Grammar } from '#i18n/place-forms/grammar.ts';

/** Particles stand behind a name, which stays as it is. */
export const placeForms: Grammar = { decline: undeclined, world: undeclined('世界') };
