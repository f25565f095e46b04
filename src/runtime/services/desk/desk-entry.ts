import type { Database } from '#database/database.ts';
import { noteSignIn } from '#operators/doer.ts';
import { beginNewKey, finishNewKey, type NewKeyAsker } from '#operators/new-key.ts';
import { endSession, findEnd, findSession, noteSeen, type Session } from '#operators/sessions.ts';
import { beginSignIn, beginTouch, finishSignIn, finishTouch } from '#operators/sign-in.ts';

export type { NewKeyAsker } from '#operators/new-key.ts';

interface EntryParts {
  readonly database: Database;
  readonly origin: string;
  readonly siteName: string;
  readonly now: () => Date;
}

interface Refusal {
  readonly operator: string;
  /** A code, never anything that was sent. */
  readonly what: string;
  readonly path: string;
}

/** Sessions and passkeys of the desk. Methods throw when the database fails. */
export function openEntry({ database, origin, siteName, now }: EntryParts) {
  const relyingParty = { id: new URL(origin).hostname, origin, name: siteName };
  const parts = { database, relyingParty, now };
  return {
    now,
    /** Null: see `findSession`. */
    sessionOf: (token: string): Promise<Session | null> =>
      findSession(database.queries, { token, relyingParty: relyingParty.id, now: now() }),
    endOf: (token: string) => findEnd(database.queries, token, now()),
    noteSeen: ({ hash }: Session) =>
      database.writeBeside((transaction) => noteSeen(transaction, hash, { now: now(), isTouch: false })),
    signOut: ({ hash, name }: Session) =>
      database.writeBeside(async (transaction) => {
        await endSession(transaction, hash);
        await noteSignIn(transaction, { at: now(), operator: name, action: 'sign-out', subject: '' });
      }),
    /** Adds a row for a request that was refused. */
    noteRefusal: ({ operator, what, path }: Refusal) =>
      database.writeBeside((transaction) =>
        noteSignIn(transaction, { at: now(), operator, action: 'refuse', subject: path, reason: what }),
      ),
    beginSignIn: () => beginSignIn(parts),
    finishSignIn: (given: Parameters<typeof finishSignIn>[1]) => finishSignIn(parts, given),
    beginTouch: (session: Session) => beginTouch(parts, session),
    finishTouch: (session: Session, answer: unknown) => finishTouch(parts, session, answer),
    beginNewKey: (asker: NewKeyAsker) => beginNewKey(parts, asker),
    finishNewKey: (asker: NewKeyAsker, given: Parameters<typeof finishNewKey>[2]) => finishNewKey(parts, asker, given),
  };
}
