/** Subjects of the checks, in output order. */
export type CheckName =
  | 'version'
  | 'settings'
  | 'node'
  | 'data-folder'
  | 'permissions'
  | 'disk'
  | 'proxies'
  | 'operator'
  | 'desk'
  | 'site-files'
  | 'feed-hosts'
  | 'database'
  | 'schema'
  | 'planner'
  | 'clock'
  | 'example-data'
  | 'paid-links'
  | 'own-sim'
  | 'feeds'
  | 'rates'
  | 'bot-check'
  | 'mail'
  | 'notices'
  | 'screenshots'
  | 'backups';

export interface Finding {
  readonly check: CheckName;
  /** `warning`: the site works, but needs attention. `problem`: something does not work, or data is at risk. */
  readonly level: 'fine' | 'warning' | 'problem';
  /** One sentence. */
  readonly says: string;
  /** Advice, one sentence; null: none. */
  readonly advice: string | null;
}

export function fine(check: CheckName, says: string): Finding {
  return { check, level: 'fine', says, advice: null };
}

export function warning(check: CheckName, says: string, advice: string): Finding {
  return { check, level: 'warning', says, advice };
}

/** Messages of lower layers already contain advice. @param advice additional advice */
export function problem(check: CheckName, says: string, advice: string | null = null): Finding {
  return { check, level: 'problem', says, advice };
}
