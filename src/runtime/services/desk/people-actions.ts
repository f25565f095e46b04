import type { Database } from '#database/database.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { saveChoices, type DeskChoices } from '#operators/choices.ts';
import type { Doer } from '#operators/doer.ts';
import { cancelInvite, invitePerson } from '#operators/invites.ts';
import { revokeKey } from '#operators/keys.ts';
import { findPerson, removePerson, signOutPerson } from '#operators/people.ts';
import type { ActionCall, ActionDone, DeskAction } from './desk-action.ts';

type Work = (transaction: TransactionQueries, call: ActionCall, doer: Doer) => Promise<Result<ActionDone>>;

type Entry = Pick<DeskAction, 'action' | 'role' | 'needsTouch'> & { readonly work: Work };

/** Actions on people and keys, which take effect at once: waiting would harm. */
export const peopleActions: readonly DeskAction[] = [
  entry({
    action: 'invite',
    role: 'owner',
    needsTouch: true,
    work: async (transaction, { fields, subject }, doer) => {
      const role = fields['role'] === 'owner' ? 'owner' : 'moderator';
      const known = await findPerson(transaction, subject.trim());
      // A slip in the form must not sign somebody out and take their rights.
      if (known !== null && !known.isRemoved && known.role !== role)
        return failure(
          `${known.name} is ${known.role} already. The shell changes a role: desk invite NAME --role ROLE.`,
        );
      const invited = await invitePerson(transaction, { name: subject, role, replaces: false }, doer);
      return invited.ok ? success({ link: invited.value }) : invited;
    },
  }),
  entry({
    action: 'cancel-link',
    role: 'owner',
    needsTouch: true,
    work: async (transaction, { subject }, doer) => done(await cancelInvite(transaction, subject, doer)),
  }),
  entry({
    action: 'remove',
    role: 'owner',
    needsTouch: true,
    work: async (transaction, { subject }, doer) => done(await removePerson(transaction, subject, doer)),
  }),
  entry({
    action: 'sign-out',
    role: 'owner',
    needsTouch: true,
    work: async (transaction, { subject }, doer) => done(await signOutPerson(transaction, subject, doer)),
  }),
  entry({
    action: 'revoke',
    role: 'owner',
    needsTouch: true,
    work: async (transaction, { subject }, doer) =>
      done(await revokeKey(transaction, { id: subject, owner: null }, doer)),
  }),
  entry({
    action: 'revoke-own',
    role: 'moderator',
    needsTouch: false,
    work: async (transaction, { subject, by }, doer) =>
      done(await revokeKey(transaction, { id: subject, owner: by.personId }, doer)),
  }),
  entry({
    action: 'sign-out-own',
    role: 'moderator',
    needsTouch: false,
    work: async (transaction, { by }, doer) => done(await signOutPerson(transaction, by.name, doer)),
  }),
  entry({
    action: 'choose',
    role: 'moderator',
    needsTouch: false,
    work: async (transaction, { by, fields }, doer) => {
      await saveChoices(transaction, { personId: by.personId, choices: choicesOf(fields) }, doer);
      return success({});
    },
  }),
];

function entry({ work, ...facts }: Entry): DeskAction {
  return {
    kind: 'person',
    ...facts,
    run: (database: Database, call) =>
      database.write((transaction) => work(transaction, call, { operator: call.by.name, via: 'desk', at: call.at })),
  };
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
    largePictures: fields['largePictures'] !== undefined,
  };
}
