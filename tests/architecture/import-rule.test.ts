import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oxlintConfig } from '#tools/lint/oxlint-config.ts';

/** Each entry breaks the import rule in one way: the file, its text, and the words the report must carry. */
const planted: readonly (readonly [file: string, text: string, message: string])[] = [
  [
    'src/domain/a.ts',
    "import { db } from '#database/open.ts';\nexport const a = db;\n",
    'must not import from database',
  ],
  ['src/domain/b.ts', "import { readFileSync } from 'node:fs';\nexport const b = readFileSync;\n", 'forbidden'],
  [
    'src/ui/button.ts',
    "import type { Money } from '#domain/money/money.ts';\nexport type B = Money;\n",
    'must not import from domain',
  ],
  [
    'src/catalogue/c.ts',
    "import { DatabaseSync } from 'node:sqlite';\nexport const c = DatabaseSync;\n",
    'opens a database',
  ],
  [
    'src/catalogue/d.ts',
    "import { rates } from '#currency/rates.ts';\nexport const d = rates;\n",
    'must not import from currency',
  ],
  ['src/api/e.ts', "import { list } from '#catalogue/list.ts';\nexport const e = list;\n", 'only types from catalogue'],
  ['src/api/f.ts', "export const f = await import('#runtime/open.ts');\n", 'only types from runtime'],
  [
    'src/web/components/g.ts',
    "import { page } from '#web/pages/home/page.tsx';\nexport const g = page;\n",
    'web/pages',
  ],
  ['src/web/pages/h.ts', "export { open } from '#runtime/open.ts';\n", 'only types from runtime'],
  [
    'src/web/site.ts',
    "import { store } from '#catalogue/store.ts';\nexport const i = store;\n",
    'only types from catalogue',
  ],
  [
    'src/cli/j.ts',
    "import { answer } from '#server/answer.ts';\nexport const j = answer;\n",
    'must not import from server',
  ],
  ['src/feeds/adapters/x/k.ts', "import { l } from '../../l.ts';\nexport const k = l;\n", 'from "#room/…"'],
  [
    'src/server/m.ts',
    "import { type Money } from '#domain/money/money.ts';\nexport type M = Money;\n",
    'type specifiers',
  ],
  [
    'src/demo/p.ts',
    "import { list } from '#catalogue/list.ts';\nexport const p = list;\n",
    'only types from catalogue',
  ],
  ['src/mail/q.ts', "import type { R } from './r.ts';\nexport interface Q { r: R }\n", 'Dependency cycle'],
  ['src/reviews/n.ts', "import { o } from './o.ts';\nexport const n = (): unknown => o;\n", 'Dependency cycle'],
];
/** The other halves of the planted circles. */
const partners: readonly (readonly [file: string, text: string])[] = [
  ['src/mail/r.ts', "import type { Q } from './q.ts';\nexport interface R { q: Q }\n"],
  ['src/reviews/o.ts', "import { n } from './n.ts';\nexport const o = (): unknown => n;\n"],
];
const innocent: readonly (readonly [file: string, text: string])[] = [
  ['src/api/fine.ts', "import type { List } from '#catalogue/list.ts';\nexport type Fine = List;\n"],
  [
    'src/web/pages/fine.ts',
    "import type { Context } from '#runtime/services/context.ts';\nexport type Fine = Context;\n",
  ],
];

const oxlint = join(process.cwd(), 'node_modules/.bin/oxlint');

describe('the import rule', () => {
  let directory = '';

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'import-rule-'));
    for (const [file, text] of [...planted, ...partners, ...innocent]) {
      mkdirSync(join(directory, dirname(file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    }
    writeFileSync(join(directory, '.oxlintrc.json'), JSON.stringify(oxlintConfig()));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  it.each(planted)('reports the violation planted in %s', (file, _text, message) => {
    const reports = lint(directory).filter((report) => report.filename === file);
    expect(reports.map((report) => `${report.message} ${report.help}`).join('\n')).toContain(message);
  });

  it('reports nothing where only types cross a room', () => {
    const fine = new Set(innocent.map(([file]) => file));
    expect(lint(directory).filter((report) => fine.has(report.filename))).toEqual([]);
  });

  it('is what this repository is linted with', () => {
    const printed = execFileSync(oxlint, ['--print-config'], { encoding: 'utf8' });
    expect(printed).toContain('domain must not import from database.');
  });
});

interface Report {
  readonly filename: string;
  readonly message: string;
  readonly help: string;
}

function lint(directory: string): Report[] {
  const run = runOxlint(directory);
  return (JSON.parse(run) as { diagnostics: Report[] }).diagnostics;
}

function runOxlint(directory: string): string {
  try {
    return execFileSync(oxlint, ['-c', '.oxlintrc.json', '--format=json', '.'], { cwd: directory, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
