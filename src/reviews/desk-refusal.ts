/** Why the desk refused an action; nothing was changed. */
export type DeskRefusal =
  | 'not-found'
  | 'not-allowed'
  | 'reason-needed'
  | 'no-text'
  | 'not-opened'
  | 'no-picture'
  | 'no-such-words';
