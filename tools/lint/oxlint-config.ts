import type { OxlintConfig, OxlintOverride } from 'oxlint';
import { filesWithAssertions } from './type-assertions.ts';
import { importRule, type RoomRule } from './import-rule.ts';
import { newerFunctions, newerGlobals } from './newer-functions.ts';

interface ImportPattern {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: boolean;
}

const climbing: ImportPattern = {
  regex: '^\\.\\./',
  message: 'Inside a room import from "./"; across rooms and deeper folders import from "#room/…".',
};

const drivers = ['node:sqlite', 'pg'] as const;

/** The whole lint configuration, with the import rule as oxlint understands it. */
export function oxlintConfig(): OxlintConfig {
  return {
    plugins: ['import', 'typescript', 'react', 'unicorn', 'oxc', 'jsx-a11y', 'vitest', 'promise'],
    categories: { correctness: 'error', suspicious: 'error' },
    options: { reportUnusedDisableDirectives: 'error' },
    ignorePatterns: ['dist', 'var', 'node_modules', 'public'],
    rules: {
      'import/no-cycle': ['error', { ignoreTypes: false }],
      'import/no-default-export': 'error',
      'import/no-unassigned-import': 'off',
      'import/no-named-as-default-member': 'off',
      'jsx-a11y/prefer-tag-over-role': 'off',
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'typescript/no-import-type-side-effects': 'error',
      'typescript/consistent-type-imports': 'error',
      'typescript/no-explicit-any': 'error',
      'typescript/no-non-null-assertion': 'error',
      'typescript/ban-ts-comment': 'error',
      'eslint/no-console': 'error',
      'eslint/eqeqeq': 'error',
      'eslint/no-var': 'error',
      'eslint/prefer-const': 'error',
      'eslint/max-params': ['error', { max: 3 }],
      'eslint/max-lines': ['error', { max: 350 }],
      'eslint/max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'eslint/no-await-in-loop': 'off',
      'eslint/no-shadow': 'off',
      'eslint/no-underscore-dangle': 'off',
      'unicorn/no-array-sort': 'off',
      'unicorn/consistent-function-scoping': 'off',
      'react/react-in-jsx-scope': 'off',
      'react/no-array-index-key': 'error',
    },
    overrides: [...importRule.map(roomOverride), messageTables(), olderBrowsers(), ...exemptions()],
  };
}

/** One file a language, which names the messages of every slice. */
function messageTables(): OxlintOverride {
  const rule = importRule.find(({ room }) => room === 'i18n');
  if (rule === undefined) throw new Error('The import rule has no row for i18n');
  const tables = {
    ...rule,
    files: ['src/i18n/messages/*.ts', 'src/i18n/languages/*/*.ts'],
    values: [...rule.values, 'web/features/*'],
  };
  return roomOverride(tables);
}

function roomOverride(rule: RoomRule): OxlintOverride {
  return {
    files: [...rule.files],
    rules: { 'eslint/no-restricted-imports': ['error', { patterns: [climbing, ...roomPatterns(rule)] }] },
  };
}

/** Only servers run it, or browsers with the Navigation API, which is newer. */
const neverInOlderBrowsers = [
  'src/demo/**',
  'src/domain/arrival/**',
  'src/domain/place/time-zones.ts',
  'src/domain/trip/time-of-dates.ts',
  'src/web/browser/navigation/**',
  'src/web/shared/definition/routes.ts',
];

/** What the oldest browsers lack is refused where code runs in them. */
function olderBrowsers(): OxlintOverride {
  const message = 'Missing in Safari 16.4, Chrome 111 or Firefox 115 (tools/lint/newer-functions.ts).';
  return {
    files: importRule.flatMap(({ node, files }) => (node ? [] : files)),
    excludeFiles: [...neverInOlderBrowsers, '**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'eslint/no-restricted-properties': ['error', ...newerFunctions.map((each) => ({ ...each, message }))],
      'eslint/no-restricted-globals': ['error', ...newerGlobals.map((name) => ({ name, message }))],
    },
  };
}

/** Explicit deny lists, one pattern a room: overlapping groups with "!" cancel each other silently. */
function roomPatterns(rule: RoomRule): ImportPattern[] {
  const denied = otherRooms(rule).map((other) => denyRoom(rule, other));
  if (!rule.node)
    denied.push({ regex: '^node:', message: `${rule.room} runs in browsers too: Node's modules are forbidden.` });
  if (!rule.drivers) {
    denied.push({ regex: `^(${drivers.join('|')})$`, message: 'Only the database room opens a database.' });
  }
  return denied;
}

function otherRooms(rule: RoomRule): string[] {
  const names = importRule.map((other) => other.room);
  return names.filter((name) => name !== rule.room && !isNamed(rule.values, name));
}

function isNamed(names: readonly string[], room: string): boolean {
  return names.some((name) => name === room || (name.endsWith('/*') && room.startsWith(name.slice(0, -1))));
}

function denyRoom(rule: RoomRule, other: string): ImportPattern {
  const typesOnly = isNamed(rule.types, other);
  return {
    regex: hasSubRooms(other) ? `^#${other}/[^/]+$` : `^#${other}/`,
    allowTypeImports: typesOnly,
    message: typesOnly
      ? `${rule.room} may import only types from ${other}.`
      : `${rule.room} must not import from ${other}.`,
  };
}

function hasSubRooms(room: string): boolean {
  return importRule.some((other) => other.room.startsWith(`${room}/`));
}

function exemptions(): OxlintOverride[] {
  return [
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: {
        'eslint/no-restricted-imports': ['error', { patterns: [climbing] }],
        'eslint/max-lines-per-function': 'off',
        'eslint/max-params': 'off',
      },
    },
    { files: ['src/**/messages/**'], rules: { 'eslint/max-lines': 'off', 'eslint/max-lines-per-function': 'off' } },
    {
      files: ['src/web/{features,frame,shared}/**/*.tsx'],
      rules: { 'eslint/max-lines-per-function': ['error', { max: 120 }] },
    },
    { files: ['src/cli/**', 'tools/**', 'bench/**', 'tests/**'], rules: { 'eslint/no-console': 'off' } },
    { files: ['src/**'], rules: { 'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }] } },
    {
      files: [...filesWithAssertions, 'src/**/*.test.ts', 'src/**/*.test.tsx'],
      rules: { 'typescript/consistent-type-assertions': 'off' },
    },
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
  ];
}
