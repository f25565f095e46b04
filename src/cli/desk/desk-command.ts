import { Option, type Command } from 'commander';
import { success, type Result } from '#domain/kernel/result.ts';
import { withDeskPeople, type DeskPeople, type PersonRole } from '#runtime/services/desk/with-desk-people.ts';
import { answerWith, jsonOption, shown, told, type Json } from '#cli/terminal/answer-result.ts';
import { parseDays, sinceDay } from '#cli/terminal/last-days.ts';
import type { AddCommand, Terminal } from '#cli/terminal/terminal.ts';
import { describePeople, describeTrail } from './desk-text.ts';

interface Runner {
  readonly terminal: Terminal;
  readonly run: (work: (people: DeskPeople) => Promise<Result<string>>) => Promise<void>;
}

export const addDeskCommand: AddCommand = (desk, terminal, finish) => {
  const shell = { operator: terminal.operator(), now: terminal.now };
  const runner: Runner = {
    terminal,
    run: async (work) => finish(await answerWith(terminal, (config) => withDeskPeople(config, shell, work))),
  };
  addPeople(desk, runner);
  addInvite(desk, runner);
  addEnding(desk, runner);
  addAudit(desk, runner);
};

function addPeople(desk: Command, { run }: Runner): void {
  desk
    .command('people', { isDefault: true })
    .description('List who may sign in at the desk, with their keys.')
    .option(...jsonOption)
    .action((options: Json) => run(async (people) => shown(await people.list(), options, describePeople)));
}

function addInvite(desk: Command, { run }: Runner): void {
  desk
    .command('invite')
    .description(
      'Print a link for a key at the desk: 15 minutes, once. A new link for the same person ends the older one.',
    )
    .argument('<name>', 'the person, as the audit trail will name them')
    .addOption(
      new Option('--role <role>', 'what the person may do; needed for somebody new').choices(['moderator', 'owner']),
    )
    .option('--replace', 'end all keys and sign-ins of that person at once: for someone who has lost them')
    .action((name: string, { role, replace }: { readonly role?: PersonRole; readonly replace?: true }) =>
      run((people) =>
        told(people.invite({ name, role: role ?? null, replaces: replace === true }), (invited) => {
          const until = invited.expiresAt.toISOString().slice(11, 16);
          return `${invited.link}\nFor ${invited.name}, ${invited.role}: it works once, until ${until} UTC, on the device that will be used.\n`;
        }),
      ),
    );
}

function addEnding(desk: Command, { run }: Runner): void {
  desk
    .command('revoke')
    .description('End a key and the sign-ins that it began, at once.')
    .argument('<key>', 'id of a key, or its first six characters; see "desk people"')
    .action((id: string) =>
      run((people) => told(people.revoke(id), ({ name, person }) => `The key ${name} of ${person} is revoked.\n`)),
    );
  desk
    .command('remove')
    .description('Remove a person with all keys and sign-ins. Their rows stay in the audit trail.')
    .argument('<name>', 'the person')
    .action((name: string) => run((people) => told(people.remove(name), (removed) => `${removed.name} is removed.\n`)));
  desk
    .command('sign-out')
    .description('Sign out everybody and end every open link, at once. Keys keep working.')
    .action(() =>
      run(async (people) => {
        const { sessions, links } = await people.signOutEverybody();
        return success(`Everybody is signed out. Ended: ${sessions} sign-ins, ${links} open links.\n`);
      }),
    );
}

function addAudit(desk: Command, { terminal, run }: Runner): void {
  desk
    .command('audit')
    .description('Show who did what, at the desk or in the shell, newest first.')
    .addOption(new Option('--days <count>', 'the last n days, including today').argParser(parseDays).default(30))
    .option('--csv', 'print CSV')
    .action(({ days, csv }: { readonly days: number; readonly csv?: true }) =>
      run(async (people) => {
        const since = sinceDay(terminal.now(), days);
        return success(csv === true ? await people.trailCsv(since) : describeTrail(await people.trail(since)));
      }),
    );
}
