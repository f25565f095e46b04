import { z } from 'zod';
import type { DeskRole } from '#database/desk-tables.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { notePerson, type Doer } from './doer.ts';

/** What a person has chosen for the desk. */
export interface DeskChoices {
  readonly theme: 'system' | 'light' | 'dark';
  /** Whether single keys act. */
  readonly singleKeys: boolean;
  /** Whether the command of each action is shown. */
  readonly commands: boolean;
  /** Whether pictures open one at a time, large. */
  readonly largePictures: boolean;
}

const storedSchema = (usual: DeskChoices) =>
  z.object({
    theme: z.enum(['system', 'light', 'dark']).catch(usual.theme),
    singleKeys: z.boolean().catch(usual.singleKeys),
    commands: z.boolean().catch(usual.commands),
    largePictures: z.boolean().catch(usual.largePictures),
  });

/** Commands are on for owners, off for moderators. What an older version stored otherwise falls back. */
export function parseChoices(json: string, role: DeskRole): DeskChoices {
  const usual: DeskChoices = { theme: 'system', singleKeys: true, commands: role === 'owner', largePictures: false };
  return storedSchema(usual).parse(JSON.parse(json));
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
