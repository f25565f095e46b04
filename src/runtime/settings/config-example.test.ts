import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { loadConfig, originOf, settingNames, type Config } from './config.ts';

function configOf(environment: Record<string, string>): Config {
  const config = loadConfig(environment);
  if (!config.ok) throw new Error(config.reason.join('\n'));
  return config.value;
}

describe('originOf', () => {
  it.each([
    ['127.0.0.1', 3000, 'http://127.0.0.1:3000'],
    ['0.0.0.0', 3000, 'http://localhost:3000'],
    ['::', 80, 'http://localhost'],
    ['::1', 3000, 'http://[::1]:3000'],
  ])('of %s and %i is %s', (host, port, origin) => {
    expect(originOf(host, port)).toBe(origin);
  });
});

describe('.env.example', () => {
  const example = readFileSync('.env.example', 'utf8');

  it('names every setting and no other', () => {
    const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named).toEqual(settingNames);
  });

  it('shows each default as it is', () => {
    const shown = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
    const given = configOf(Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, value ?? ''])));
    // A backup holds settings as they were given.
    expect({ ...given, backups: { ...given.backups, own: null } }).toEqual({
      ...configOf({}),
      backups: { ...configOf({}).backups, own: null },
    });
  });
});
