import { forgetPerson, type ForgottenPerson } from '#runtime/services/visitors/forget-person.ts';
import { answer, asJson } from '#cli/terminal/answer-result.ts';
import { readSettings } from '#cli/terminal/read-settings.ts';
import type { AddCommand } from '#cli/terminal/terminal.ts';

export const addForgetCommand: AddCommand = (command, terminal, finish) => {
  command
    .argument('<address>', 'the person’s email address, in upper or lower case')
    .option('--json', 'print the result as JSON')
    .action(async (address: string, { json }: { readonly json?: true }) => {
      const config = readSettings(terminal);
      if (config === null) return finish(1);
      const forgotten = await forgetPerson(config, {
        address,
        at: terminal.now(),
        by: { operator: terminal.operator(), via: 'shell' },
      });
      const status = answer(forgotten, json === true ? asJson : describeForgotten, terminal);
      const leftIn = forgotten.ok ? forgotten.value.leftIn : [];
      if (leftIn.length > 0) terminal.err(describeLeft(leftIn));
      finish(leftIn.length > 0 ? 1 : status);
    });
};

function describeLeft(leftIn: readonly string[]): string {
  return `Something is reading the database, so the address is still in ${leftIn.join(' and ')}; wait until backups, exports and other commands have ended, and run this again.\n`;
}

function describeForgotten(gone: ForgottenPerson): string {
  return `${describeRows(gone)}${describeRest(gone)}`;
}

function describeRows({ reviews, screenshots, priceAlerts, mails }: ForgottenPerson): string {
  if (reviews + screenshots + priceAlerts + mails === 0) return 'Nothing is stored for this address.\n';
  return [
    `reviews       ${reviews}: address and name deleted`,
    `screenshots   ${screenshots}: deleted`,
    `price alerts  ${priceAlerts}: deleted`,
    `mails         ${mails}: deleted`,
    '',
  ].join('\n');
}

function describeRest({ mentions, leavesFiles, replacedFile }: ForgottenPerson): string {
  return [
    ...mentions.map(
      ({ table, column, rows }) =>
        `${rows} ${rows === 1 ? 'text still contains' : 'texts still contain'} the address (${table}.${column}); decide on it yourself.\n`,
    ),
    ...(leavesFiles ? ['Screenshot files cannot be reached now; the servers delete them within a day.\n'] : []),
    ...(replacedFile === null
      ? []
      : [`${replacedFile} is the database before the last restore and may hold the address; delete it.\n`]),
    'Existing backups are unchanged: keep them for weeks, not years, and run this again after a restore.\n',
  ].join('');
}
