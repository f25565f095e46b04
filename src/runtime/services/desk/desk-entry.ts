import type { Database } from '#database/database.ts';
import { noteAudit } from '#operators/audit-trail.ts';
import { beginNewKey, finishNewKey, type NewKeyAsker } from '#operators/new-key.ts';
import { endSession, findEnd, findSession, noteSeen, type Session } from '#operators/sessions.ts';
import { beginSignIn, beginTouch, finishSignIn, finishTouch, type SignInParts } from '#operators/sign-in.ts';

export type { NewKeyAsker } from '#operators/new-key.ts';

type Tail<Work> = Work extends (parts: SignInParts, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

/** Sessions and passkeys of the desk. Methods throw when the database fails. */
export interface DeskEntry {
  readonly now: () => Date;
  /** Null: see `findSession`. */
  sessionOf(token: string): Promise<Session | null>;
  /** When a session ended by its age; see `findEnd`. */
  endOf(token: string): Promise<Date | null>;
  /** Notes that a session is in use. */
  noteSeen(session: Session): Promise<void>;
  signOut(session: Session): Promise<void>;
  /** Adds a row for a request that was refused. @param what a code, never anything that was sent */
  noteRefusal(refused: { readonly operator: string; readonly what: string; readonly path: string }): Promise<void>;
  readonly beginSignIn: Tail<typeof beginSignIn>;
  readonly finishSignIn: Tail<typeof finishSignIn>;
  readonly beginTouch: Tail<typeof beginTouch>;
  readonly finishTouch: Tail<typeof finishTouch>;
  readonly beginNewKey: (asker: NewKeyAsker) => ReturnType<typeof beginNewKey>;
  readonly finishNewKey: Tail<typeof finishNewKey>;
}

interface EntryParts {
  readonly database: Database;
  readonly origin: string;
  readonly siteName: string;
  readonly now: () => Date;
}

export function openEntry({ database, origin, siteName, now }: EntryParts): DeskEntry {
  const relyingParty = { id: new URL(origin).hostname, origin, name: siteName };
  const parts = { database, relyingParty, now };
  return {
    now,
    sessionOf: (token) => findSession(database.queries, { token, relyingParty: relyingParty.id, now: now() }),
    endOf: (token) => findEnd(database.queries, token, now()),
    noteSeen: ({ hash }) => database.writeBeside((transaction) => noteSeen(transaction, hash, now())),
    signOut: ({ hash, name }) =>
      database.writeBeside(async (transaction) => {
        await endSession(transaction, hash);
        const by = { operator: name, via: 'desk' } as const;
        await noteAudit(transaction, { at: now(), by, kind: 'sign-in', action: 'sign-out', subject: '' });
      }),
    noteRefusal: ({ operator, what, path }) =>
      database.writeBeside((transaction) =>
        noteAudit(transaction, {
          at: now(),
          by: { operator, via: 'desk' },
          kind: 'sign-in',
          action: 'refuse',
          subject: path,
          reason: what,
        }),
      ),
    beginSignIn: () => beginSignIn(parts),
    finishSignIn: (given) => finishSignIn(parts, given),
    beginTouch: (session) => beginTouch(parts, session),
    finishTouch: (session, answer) => finishTouch(parts, session, answer),
    beginNewKey: (asker) => beginNewKey(parts, asker),
    finishNewKey: (asker, given) => finishNewKey(parts, asker, given),
  };
}
