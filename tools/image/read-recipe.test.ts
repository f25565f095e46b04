import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { belowFolder, numberOfUser, ownCommands, readRecipe } from './read-recipe.ts';

const recipe =
  '# One.\nFROM a AS build\nRUN npm ci\n\nFROM b\nRUN apt-get update && useradd --uid 7 site \\\n  && mkdir -p /var/lib/x\nUSER site\n';

describe('a recipe of an image', () => {
  it('has stages with their steps', () => {
    expect(readRecipe(recipe)).toEqual([
      { name: 'build', steps: [{ keyword: 'RUN', value: 'npm ci' }] },
      {
        name: null,
        steps: [
          { keyword: 'RUN', value: 'apt-get update && useradd --uid 7 site && mkdir -p /var/lib/x' },
          { keyword: 'USER', value: 'site' },
        ],
      },
    ]);
    expect(() => readRecipe('RUN npm ci')).toThrow('No step');
  });

  it('makes a user, and does to the system what only its image can', () => {
    expect(numberOfUser(readRecipe(recipe), 'site')).toBe(7);
    expect(numberOfUser(readRecipe(recipe), 'other')).toBeNull();
    expect(
      ownCommands('apt-get update && useradd --uid 7 site && rm -rf /var/lib/apt/lists/* && mkdir -p /var/lib/x'),
    ).toEqual(['mkdir -p /var/lib/x']);
  });

  it('names places that can lie below a folder', () => {
    expect(belowFolder('ln -s /srv/a/b.js /usr/local/bin/b', '/t')).toBe('ln -s /t/srv/a/b.js /t/usr/local/bin/b');
    expect(belowFolder('cat /etc/passwd a/srv/b', '/t')).toBe('cat /etc/passwd a/srv/b');
  });
});

describe('the recipe in deploy/', () => {
  it('ends as a user who may write to nothing but data and backups', () => {
    const stages = readRecipe(readFileSync('deploy/Dockerfile', 'utf8'));
    const last = stages.at(-1)?.steps ?? [];
    expect(last.map(({ keyword }) => keyword).slice(-4)).toEqual(['USER', 'ENV', 'EXPOSE', 'CMD']);
    expect(numberOfUser(stages, last.find(({ keyword }) => keyword === 'USER')?.value ?? '')).toBe(1000);
    const owned = last.flatMap(({ value }) => ownCommands(value)).filter((command) => command.startsWith('chown '));
    expect(owned).toEqual(['chown roamchart:roamchart /var/lib/roamchart /var/backups/roamchart']);
  });
});
