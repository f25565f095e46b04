import type { Database } from '#database/database.ts';
import { listPeople } from '#operators/list-people.ts';
import {
  countRefusals,
  readAuditTrail,
  readOperators,
  writeTrailCsv,
  type AuditFilter,
  type AuditRow,
} from '#operators/audit-trail.ts';
import { decisionActions } from './decision-actions.ts';
import type { DecisionSettings } from './decision-kind.ts';
import type { ActionCall, DeskAction } from './desk-action.ts';
import { takeBackAction } from './take-back-action.ts';
import { readOwnWaiting } from './name-decisions.ts';
import { openEntry } from './desk-entry.ts';
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
export type DeskPerson = Awaited<ReturnType<DeskReader['people']>>[number];

/** What the screens of the desk read. Methods throw when the database fails. */
export type DeskReader = DeskService['desk'];

/** The desk with what its listener does for it. */
export type DeskService = ReturnType<typeof openDeskService>;

export interface DeskParts {
  readonly database: Database;
  /** Its own, such as `https://desk.esim.example`. */
  readonly origin: string;
  /** Of the public site, with the operator's brand over the settings, at the time of the call. */
  readonly siteName: () => string;
  readonly readings: DeskReadings;
  /** Settings that decisions depend on. */
  readonly config: DecisionSettings;
  readonly now: () => Date;
}

export function openDeskService({ database, origin, siteName, readings, config, now }: DeskParts) {
  const { queries } = database;
  const actions: readonly DeskAction[] = [...peopleActions, ...decisionActions(config, now), takeBackAction(now)];
  return {
    desk: {
      origin,
      get siteName() {
        return siteName();
      },
      now,
      people: async () => {
        const { hostname } = new URL(origin);
        return (await listPeople(queries, now())).map((person) => ({
          ...person,
          keys: person.keys.map((key) => ({ ...key, worksHere: key.relyingParty === hostname })),
        }));
      },
      /** Decisions of this person that can be taken back, the latest first. */
      waiting: (operator: string) => readOwnWaiting(queries, operator),
      /** Newest first. */
      trail: (filter: AuditFilter) => readAuditTrail(queries, filter),
      /** The same as CSV. */
      trailCsv: async (filter: AuditFilter) => writeTrailCsv((await readAuditTrail(queries, filter)).rows),
      /** Refused sign-ins since then, by their reason. */
      refusals: (since: Date) => countRefusals(queries, since),
      /** Everybody whom the trail names. */
      operators: () => readOperators(queries),
      /** The command that does the same as a row tells of; null: none does. */
      commandOf: (row: AuditRow) => (row.kind === 'person' ? peopleCommand(row) : null),
      readings,
    },
    entry: openEntry({ database, origin, siteName: siteName(), now }),
    actions,
    /** Carries out one of `actions`. */
    act: (action: DeskAction, call: ActionCall) => action.run(database, call),
  };
}
