/** What is looked at, in the order in which it is told. */
export type CheckName =
  | 'settings'
  | 'node'
  | 'data-folder'
  | 'disk'
  | 'proxies'
  | 'operator'
  | 'database'
  | 'schema'
  | 'planner'
  | 'clock'
  | 'example-data'
  | 'feeds'
  | 'rates'
  | 'bot-check'
  | 'mail'
  | 'screenshots'
  | 'backups';

/** One thing that was looked at. */
export interface Finding {
  readonly check: CheckName;
  /** `warning`: the site works, and something wants to be done. `problem`: something does not work, or will be lost. */
  readonly level: 'fine' | 'warning' | 'problem';
  /** One plain sentence. */
  readonly says: string;
  /** What to do, one plain sentence; null: nothing. */
  readonly advice: string | null;
}

export function fine(check: CheckName, says: string): Finding {
  return { check, level: 'fine', says, advice: null };
}

export function warning(check: CheckName, says: string, advice: string): Finding {
  return { check, level: 'warning', says, advice };
}

/** Sentences of the rooms below say themselves what to do. @param advice more than they say */
export function problem(check: CheckName, says: string, advice: string | null = null): Finding {
  return { check, level: 'problem', says, advice };
}
