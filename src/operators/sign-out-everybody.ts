import type { TransactionQueries } from '#database/schema.ts';
import { notePerson, type Doer } from './doer.ts';

/** Ends every session and every open link. Keys stay: revoke those that are lost. */
export async function signOutEverybody(
  transaction: TransactionQueries,
  doer: Doer,
): Promise<{ readonly sessions: number; readonly links: number }> {
  const sessions = await transaction.deleteFrom('desk_session').executeTakeFirst();
  const links = await transaction.deleteFrom('desk_invite').executeTakeFirst();
  await transaction.deleteFrom('desk_challenge').execute();
  const ended = { sessions: Number(sessions.numDeletedRows), links: Number(links.numDeletedRows) };
  await notePerson(transaction, doer, {
    action: 'sign-out-everybody',
    subject: '',
    before: `${ended.sessions} ${ended.links}`,
  });
  return ended;
}
