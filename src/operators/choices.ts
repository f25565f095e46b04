import { z } from 'zod';
import type { DeskRole } from '#database/desk-tables.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { notePerson, type Doer } from './doer.ts';

const storedSchema = (role: DeskRole) =>
  z.object({
    theme: z.enum(['system', 'light', 'dark']).catch('system'),
    /** Whether single keys act. */
    singleKeys: z.boolean().catch(true),
    /** Whether the command of each action is shown. */
    commands: z.boolean().catch(role === 'owner'),
  });

/** What a person has chosen for the desk. */
export type DeskChoices = Readonly<z.infer<ReturnType<typeof storedSchema>>>;

/** Commands are on for owners, off for moderators. What an older version stored otherwise falls back. */
export function parseChoices(json: string, role: DeskRole): DeskChoices {
  return storedSchema(role).parse(JSON.parse(json));
}

export async function saveChoices(
  transaction: TransactionQueries,
  { personId, choices }: { readonly personId: number; readonly choices: DeskChoices },
  doer: Doer,
): Promise<void> {
  const json = JSON.stringify(choices);
  await transaction.updateTable('desk_person').set({ choices: json }).where('id', '=', personId).execute();
  await notePerson(transaction, doer, {
    action: 'choose',
    subject: doer.operator,
    after: json,
  });
}
