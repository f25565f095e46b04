import type { Database } from '#database/database.ts';
import type { DeskRole } from '#database/desk-tables.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { invitePerson, type Invite, type InviteRequest } from '#operators/invites.ts';
import { revokeKey } from '#operators/keys.ts';
import { listPeople, type ListedPerson } from '#operators/list-people.ts';
import { removePerson } from '#operators/people.ts';
import { readAuditTrail, writeTrailCsv, type AuditRow } from '#operators/audit-trail.ts';
import { signOutEverybody } from '#operators/sessions.ts';
import type { Config } from '#runtime/settings/config.ts';
import { withDatabase } from '#runtime/services/with-database.ts';

/** What commands do with the people of the desk, each with its row. Methods throw when the database fails. */
export type DeskPeople = ReturnType<typeof openPeople>;

export type { AuditRow, ListedPerson };
export type PersonRole = DeskRole;

interface Shell {
  readonly operator: string;
  readonly now: () => Date;
}

/** Opens and migrates the database and runs `work` with the people of the desk. */
export function withDeskPeople<Value>(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'reviews' | 'backups' | 'desk'>,
  shell: Shell,
  work: (people: DeskPeople) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return withDatabase(config, (database) => work(openPeople(database, config.desk?.origin ?? null, shell)));
}

type NewLink = Pick<Invite, 'name' | 'role' | 'expiresAt'> & { readonly link: string };

const mostRows = 100_000;

function openPeople(database: Database, origin: string | null, { operator, now }: Shell) {
  const trail = async (since: Date): Promise<readonly AuditRow[]> =>
    (await readAuditTrail(database.queries, { since, limit: mostRows })).rows;
  const doer = () => ({ operator, via: 'shell', at: now() }) as const;
  return {
    /** The link to give to the person, and when it expires. */
    invite: async (request: InviteRequest): Promise<Result<NewLink>> => {
      if (origin === null) return failure('The desk is off. Set DESK_ORIGIN first.');
      const invited = await database.write((transaction) => invitePerson(transaction, request, doer()));
      if (!invited.ok) return invited;
      const { token, ...facts } = invited.value;
      // In the fragment, which no server, proxy or log gets.
      return success({ ...facts, link: `${origin}/invite#${token}` });
    },
    list: () => listPeople(database.queries, now()),
    /** @param id of a key, or its first characters */
    revoke: (id: string) => database.write((transaction) => revokeKey(transaction, { id, owner: null }, doer())),
    remove: (name: string) => database.write((transaction) => removePerson(transaction, name, doer())),
    signOutEverybody: () => database.write((transaction) => signOutEverybody(transaction, doer())),
    trail,
    trailCsv: async (since: Date) => writeTrailCsv(await trail(since)),
  };
}
