import type { Database } from '#database/database.ts';
import { listPeople, type ListedPerson } from '#operators/list-people.ts';
import { readAuditTrail, type AuditFilter, type AuditPage, type AuditRow } from '#operators/audit-trail.ts';
import { countRefusals } from '#operators/count-refusals.ts';
import { readOperators } from '#operators/read-operators.ts';
import { readOwnWaiting } from '#operators/waiting-decisions.ts';
import { writeTrailCsv } from '#operators/write-trail-csv.ts';
import { decisionActions } from './decision-actions.ts';
import type { DecisionSettings } from './decision-kind.ts';
import type { DeskAction } from './desk-action.ts';
import { takeBackAction } from './take-back-action.ts';
import { nameDecisions, type NamedDecision } from './name-decisions.ts';
import { openEntry, type DeskEntry } from './desk-entry.ts';
import type { DeskReadings } from './open-readings.ts';
import { peopleActions } from './people-actions.ts';
import { peopleCommand } from './people-commands.ts';

export { parseChoices, type DeskChoices } from '#operators/choices.ts';
export type { AuditFilter, AuditRow } from '#operators/audit-trail.ts';
export type { DeskRole } from '#database/desk-tables.ts';
export { deskRules } from '#operators/desk-rules.ts';
export type { NamedDecision } from './name-decisions.ts';
export { isLocked, isTouched, type Session } from '#operators/sessions.ts';

/** Somebody with keys that say whether they work at this address. */
export interface DeskPerson extends Omit<ListedPerson, 'keys'> {
  readonly keys: readonly (ListedPerson['keys'][number] & { readonly worksHere: boolean })[];
}

/** What the screens of the desk read. Methods throw when the database fails. */
export interface DeskReader {
  /** Its own, such as `https://desk.esim.example`. */
  readonly origin: string;
  /** Of the public site. */
  readonly siteName: string;
  readonly now: () => Date;
  people(): Promise<readonly DeskPerson[]>;
  /** Decisions of this person that can be taken back, the latest first. */
  waiting(operator: string): Promise<readonly NamedDecision[]>;
  /** Newest first. */
  trail(filter: AuditFilter): Promise<AuditPage>;
  /** The same as CSV. */
  trailCsv(filter: AuditFilter): Promise<string>;
  /** Refused sign-ins since then, by their reason. */
  refusals(since: Date): Promise<Readonly<Record<string, number>>>;
  /** Everybody whom the trail names. */
  operators(): Promise<readonly string[]>;
  /** The command that does the same as a row tells of; null: none does. */
  commandOf(row: AuditRow): string | null;
  readonly readings: DeskReadings;
}

/** The desk with what its listener does for it. */
export interface DeskService {
  readonly desk: DeskReader;
  readonly entry: DeskEntry;
  readonly actions: readonly DeskAction[];
  /** Carries out one of `actions`. */
  act(action: DeskAction, call: Parameters<DeskAction['run']>[1]): ReturnType<DeskAction['run']>;
}

export interface DeskParts {
  readonly database: Database;
  readonly origin: string;
  /** With the operator's brand over the settings, at the time of the call. */
  readonly siteName: () => string;
  readonly readings: DeskReadings;
  /** Settings that decisions depend on. */
  readonly config: DecisionSettings;
  readonly now: () => Date;
}

export function openDeskService({ database, origin, siteName, readings, config, now }: DeskParts): DeskService {
  const { queries } = database;
  return {
    desk: {
      origin,
      get siteName() {
        return siteName();
      },
      now,
      people: async () =>
        (await listPeople(queries, now())).map((person) => markKeys(person, new URL(origin).hostname)),
      waiting: async (operator) => nameDecisions(queries, await readOwnWaiting(queries, operator)),
      trail: (filter) => readAuditTrail(queries, filter),
      trailCsv: async (filter) => writeTrailCsv((await readAuditTrail(queries, filter)).rows),
      refusals: (since) => countRefusals(queries, since),
      operators: () => readOperators(queries),
      readings,
      commandOf: (row) => (row.kind === 'person' ? peopleCommand(row) : null),
    },
    entry: openEntry({ database, origin, siteName: siteName(), now }),
    actions: [...peopleActions, ...decisionActions(config, now), takeBackAction(now)],
    act: (action, call) => action.run(database, call),
  };
}

function markKeys(person: ListedPerson, host: string): DeskPerson {
  return { ...person, keys: person.keys.map((key) => ({ ...key, worksHere: key.relyingParty === host })) };
}
