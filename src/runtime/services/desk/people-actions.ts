import type { TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { saveChoices, type DeskChoices } from '#operators/choices.ts';
import type { Doer } from '#operators/doer.ts';
import { cancelInvite, invitePerson } from '#operators/invites.ts';
import { revokeKey } from '#operators/keys.ts';
import { findPerson, removePerson, signOutPerson } from '#operators/people.ts';
import type { ActionCall, ActionDone, DeskAction } from './desk-action.ts';

type Work = (transaction: TransactionQueries, call: ActionCall, doer: Doer) => Promise<Result<ActionDone>>;

/** Actions on people and keys, which take effect at once: waiting would harm. */
export const peopleActions: readonly DeskAction[] = [
  ownersAction('invite', async (transaction, { fields, subject }, doer) => {
    const role = fields['role'] === 'owner' ? 'owner' : 'moderator';
    const known = await findPerson(transaction, subject.trim());
    // A slip in the form must not sign somebody out and take their rights.
    if (known !== null && !known.isRemoved && known.role !== role)
      return failure(`${known.name} is ${known.role} already. The shell changes a role: desk invite NAME --role ROLE.`);
    const invited = await invitePerson(transaction, { name: subject, role, replaces: false }, doer);
    return invited.ok ? success({ link: invited.value }) : invited;
  }),
  ownersAction('cancel-link', async (transaction, { subject }, doer) =>
    done(await cancelInvite(transaction, subject, doer)),
  ),
  ownersAction('remove', async (transaction, { subject }, doer) =>
    done(await removePerson(transaction, subject, doer)),
  ),
  ownersAction('sign-out', async (transaction, { subject }, doer) =>
    done(await signOutPerson(transaction, subject, doer)),
  ),
  ownersAction('revoke', async (transaction, { subject }, doer) =>
    done(await revokeKey(transaction, { id: subject, owner: null }, doer)),
  ),
  ownAction('revoke-own', async (transaction, { subject, by }, doer) =>
    done(await revokeKey(transaction, { id: subject, owner: by.personId }, doer)),
  ),
  ownAction('sign-out-own', async (transaction, { by }, doer) => done(await signOutPerson(transaction, by.name, doer))),
  ownAction('choose', async (transaction, { by, fields }, doer) => {
    await saveChoices(transaction, { personId: by.personId, choices: choicesOf(fields) }, doer);
    return success({});
  }),
];

/** On others: for owners who touch their key. */
function ownersAction(action: string, work: Work): DeskAction {
  return { kind: 'person', action, role: 'owner', needsTouch: true, run: runOf(work) };
}

/** On what is one's own. */
function ownAction(action: string, work: Work): DeskAction {
  return { kind: 'person', action, role: 'moderator', needsTouch: false, run: runOf(work) };
}

function runOf(work: Work): DeskAction['run'] {
  return (database, call) =>
    database.write((transaction) => work(transaction, call, { operator: call.by.name, via: 'desk', at: call.at }));
}

function done(result: Result<unknown>): Result<ActionDone> {
  return result.ok ? success({}) : failure(result.reason);
}

/** A box that is not ticked is not sent. */
function choicesOf(fields: ActionCall['fields']): DeskChoices {
  const { theme } = fields;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    singleKeys: fields['singleKeys'] !== undefined,
    commands: fields['commands'] !== undefined,
  };
}
