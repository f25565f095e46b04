import { globSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { expect, it } from 'vitest';
import { commands } from '#cli/commands.ts';
import { silentTerminal } from '#tests/support/silent-terminal.ts';

const documents = globSync(['README.md', 'docs/*.md', 'docs/operations/*.md']).map((file) =>
  readFileSync(file, 'utf8'),
);

async function namesIn(name: string): Promise<readonly string[]> {
  const command = new Command(name);
  (await commands[name]?.load())?.(command, silentTerminal, () => {});
  return command.commands.map((each) => `${name} ${each.name()}`);
}

it('README or guide names every command', async () => {
  const nested = await Promise.all(Object.keys(commands).map(namesIn));
  const names = [...Object.keys(commands), ...nested.flat()];
  expect(names).toContain('feeds held');
  const text = documents.join('\n');
  expect(names.filter((name) => !new RegExp(`(?:roamchart |\`)${name}\\b`).test(text))).toEqual([]);
});
