import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { importRule } from '#tools/lint/import-rule.ts';
import { oxlintConfig } from '#tools/lint/oxlint-config.ts';
import { makeFolder } from '#tests/support/make-folder.ts';

/** Each entry breaks the import rule in one way: the file, its text, and the words the report must carry. */
const planted: readonly (readonly [file: string, text: string, message: string])[] = [
  ['src/domain/kernel/a.ts', importing('#database/open.ts'), 'must not import from database'],
  [
    'src/domain/kernel/b.ts',
    "import { readFileSync } from 'node:fs';\nexport const b = readFileSync;\n",
    'domain/kernel runs in browsers too',
  ],
  ['src/web/shared/visit/a.ts', 'export const a = Promise.withResolvers();\n', 'Missing in Safari 16.4'],
  ['src/domain/plan/a.ts', 'export const a = Map.groupBy([1], String);\n', 'Missing in Safari 16.4'],
  ['src/domain/kernel/c.ts', importing('#domain/money/money.ts'), 'must not import from domain/money'],
  ['src/i18n/plural.ts', importing('#web/features/list/messages/en/list.ts'), 'must not import from web/features/list'],
  ['src/ui/button.ts', importingType('#domain/money/money.ts'), 'must not import from domain/money'],
  ['src/domain/money/c.ts', importingType('#domain/place/country.ts'), 'must not import from domain/place'],
  ['src/domain/place/c.ts', importing('#domain/money/money.ts'), 'must not import from domain/money'],
  ['src/domain/plan/c.ts', importing('#domain/listing/facets.ts'), 'must not import from domain/listing'],
  ['src/domain/trip/c.ts', importing('#domain/listing/plan-index.ts'), 'must not import from domain/listing'],
  ['src/domain/listing/c.ts', importing('#domain/journey/journey.ts'), 'must not import from domain/journey'],
  ['src/domain/arrival/c.ts', importing('#domain/trip/trip.ts'), 'must not import from domain/trip'],
  ['src/domain/journey/c.ts', importing('#domain/price-watch/alert.ts'), 'must not import from domain/price-watch'],
  ['src/domain/price-watch/c.ts', importing('#domain/site/routes.ts'), 'must not import from domain/site'],
  ['src/domain/review/c.ts', importing('#domain/listing/picks.ts'), 'must not import from domain/listing'],
  ['src/domain/site/c.ts', importing('#domain/journey/journey.ts'), 'must not import from domain/journey'],
  [
    'src/catalogue/read/c.ts',
    "import { DatabaseSync } from 'node:sqlite';\nexport const c = DatabaseSync;\n",
    'opens a database',
  ],
  [
    'src/catalogue/read/e.ts',
    importing('#catalogue/project/project-plans.ts'),
    'must not import from catalogue/project',
  ],
  [
    'src/catalogue/overlays/e.ts',
    importing('#catalogue/statements/absences.ts'),
    'must not import from catalogue/statements',
  ],
  [
    'src/catalogue/statements/e.ts',
    importing('#catalogue/project/project-plans.ts'),
    'must not import from catalogue/project',
  ],
  [
    'src/catalogue/stored/e.ts',
    importing('#catalogue/overlays/plan-overlays.ts'),
    'must not import from catalogue/overlays',
  ],
  ['src/catalogue/project/e.ts', importing('#catalogue/read/find-plans.ts'), 'must not import from catalogue/read'],
  ['src/catalogue/read/d.ts', importing('#currency/rates.ts'), 'must not import from currency'],
  ['src/feeds/read/c.ts', importing('#feeds/row/feed-adapter.ts'), 'must not import from feeds/row'],
  ['src/feeds/row/c.ts', importing('#feeds/table/row-mapper.ts'), 'must not import from feeds/table'],
  ['src/feeds/table/c.ts', importing('#feeds/adapters/feed-format.ts'), 'must not import from feeds/adapters'],
  ['src/feeds/adapters/c.ts', importing('#feeds/judge/judge-plan.ts'), 'must not import from feeds/judge'],
  ['src/feeds/canonical-export/c.ts', importing('#feeds/run/run-feed.ts'), 'must not import from feeds/run'],
  ['src/feeds/judge/c.ts', importing('#feeds/run/run-feed.ts'), 'must not import from feeds/run'],
  ['src/feeds/run/c.ts', importing('#feeds/sources/run-source.ts'), 'must not import from feeds/sources'],
  ['src/feeds/sources/c.ts', importing('#feeds/validate/validate-feed.ts'), 'must not import from feeds/validate'],
  ['src/feeds/validate/c.ts', importing('#feeds/run/run-feed.ts'), 'must not import from feeds/run'],
  ['src/pictures/c.ts', importing('#runtime/settings/config.ts'), 'must not import from runtime/settings'],
  ['src/demo/generator/p.ts', importing('#catalogue/read/list.ts'), 'only types from catalogue/read'],
  ['src/demo/p.ts', importing('#catalogue/read/list.ts'), 'only types from catalogue/read'],
  ['src/runtime/settings/c.ts', importing('#runtime/services/log.ts'), 'must not import from runtime/services'],
  ['src/runtime/site-files/c.ts', importing('#runtime/services/log.ts'), 'must not import from runtime/services'],
  ['src/runtime/reference-data/c.ts', importing('#runtime/services/log.ts'), 'must not import from runtime/services'],
  ['src/runtime/services/c.ts', importing('#runtime/maintenance/a.ts'), 'must not import from runtime/maintenance'],
  ['src/runtime/backup/c.ts', importing('#runtime/services/log.ts'), 'must not import from runtime/services'],
  ['src/runtime/maintenance/c.ts', importing('#runtime/open-context.ts'), 'must not import from runtime.'],
  ['src/runtime/doctor/c.ts', importing('#server/http/listen.ts'), 'must not import from server/http'],
  ['src/api/e.ts', importing('#catalogue/read/list.ts'), 'only types from catalogue/read'],
  ['src/api/f.ts', "export const f = await import('#runtime/services/log.ts');\n", 'only types from runtime/services'],
  ['src/cli/j.ts', importing('#server/build-server.ts'), 'must not import from server.'],
  ['src/server/http/c.ts', importing('#server/page-cache/keep.ts'), 'must not import from server/page-cache'],
  ['src/server/metrics/c.ts', importing('#runtime/services/log.ts'), 'only types from runtime/services'],
  ['src/server/page-cache/c.ts', importing('#server/routes/page-route.ts'), 'must not import from server/routes'],
  ['src/server/routes/c.ts', importing('#server/tasks/mail.ts'), 'must not import from server/tasks'],
  ['src/operators/c.ts', importing('#reviews/review-desk.ts'), 'must not import from reviews'],
  ['src/server/desk/c.ts', importing('#operators/keys.ts'), 'must not import from operators'],
  ['src/server/desk/d.ts', importing('#desk/create-desk-pages.tsx'), 'only types from desk'],
  ['src/desk/messages/c.ts', importing('#ui/button.tsx'), 'must not import from ui'],
  ['src/desk/parts/c.ts', importing('#desk/frame/frame.tsx'), 'must not import from desk/frame'],
  ['src/desk/frame/c.ts', importing('#desk/screens/screens.ts'), 'must not import from desk/screens'],
  ['src/desk/screens/c.ts', importing('#operators/keys.ts'), 'only types from operators'],
  ['src/desk/browser/c.ts', importing('#desk/messages/en.ts'), 'must not import from desk/messages'],
  ['src/desk/c.ts', importing('#web/shared/g.ts'), 'must not import from web/shared'],
  ['src/server/tasks/c.ts', importing('#runtime/services/log.ts'), 'only types from runtime/services'],
  [
    'src/server/m.ts',
    "import { type Money } from '#domain/money/money.ts';\nexport type M = Money;\n",
    'type specifiers',
  ],
  ['src/web/shared/g.ts', importing('#web/features/home/page.tsx'), 'must not import from web/features/home'],
  ['src/web/shared/page/h.ts', importing('#web/frame/shell.tsx'), 'must not import from web/frame'],
  ['src/web/features/search/g.ts', importing(slice('place')), 'must not import from web/features/place'],
  ['src/web/features/place/g.ts', importing(slice('review')), 'must not import from web/features/review'],
  ['src/web/features/review/g.ts', importing(slice('list')), 'must not import from web/features/list'],
  ['src/web/features/list/g.ts', importing(slice('sentence')), 'must not import from web/features/sentence'],
  ['src/web/features/sentence/g.ts', importing(slice('destination')), 'must not import from web/features/destination'],
  ['src/web/features/coverage/g.ts', importing(slice('review')), 'must not import from web/features/review'],
  ['src/web/features/destination/g.ts', importing('#web/frame/shell.tsx'), 'must not import from web/frame'],
  ['src/web/features/provider/g.ts', importing(slice('compare')), 'must not import from web/features/compare'],
  ['src/web/features/compare/g.ts', importing(slice('destination')), 'must not import from web/features/destination'],
  ['src/web/features/journey/g.ts', importing(slice('destination')), 'must not import from web/features/destination'],
  ['src/web/features/home/g.ts', importing(slice('prices')), 'must not import from web/features/prices'],
  ['src/web/features/data-use/g.ts', importing(slice('list')), 'must not import from web/features/list'],
  ['src/web/features/prices/g.ts', importing(slice('search')), 'must not import from web/features/search'],
  ['src/web/features/follow/g.ts', importing(slice('prices')), 'must not import from web/features/prices'],
  ['src/web/features/arrival/g.ts', importing(slice('list')), 'must not import from web/features/list'],
  ['src/web/features/guide/g.ts', importing(slice('destination')), 'must not import from web/features/destination'],
  ['src/web/features/failure/g.ts', importing(slice('place')), 'must not import from web/features/place'],
  ['src/web/features/home/h.ts', importing('#runtime/open-context.ts'), 'must not import from runtime.'],
  ['src/web/frame/g.ts', importing(slice('list')), 'must not import from web/features/list'],
  ['src/web/pages/h.ts', importing('#web/answer/answer-request.ts'), 'must not import from web/answer'],
  ['src/web/sitemap/h.ts', importing('#web/answer/answer-request.ts'), 'must not import from web/answer'],
  ['src/web/answer/h.ts', importing('#web/features/home/page.tsx'), 'only types from web/features/home'],
  ['src/web/browser/h.ts', importing('#web/features/home/page.tsx'), 'must not import from web/features/home'],
  ['src/web/service-worker/h.ts', importing('#ui/button.tsx'), 'must not import from ui'],
  ['src/web/site.ts', importing('#catalogue/read/store.ts'), 'only types from catalogue/read'],
  ['src/feeds/adapters/x/k.ts', "import { l } from '../../l.ts';\nexport const k = l;\n", 'from "#room/…"'],
  ['src/mail/q.ts', "import type { R } from './r.ts';\nexport interface Q { r: R }\n", 'Dependency cycle'],
  ['src/reviews/n.ts', "import { o } from './o.ts';\nexport const n = (): unknown => o;\n", 'Dependency cycle'],
];

function importing(path: string): string {
  return `import { thing } from '${path}';\nexport const copy = thing;\n`;
}

function importingType(path: string): string {
  return `import type { Thing } from '${path}';\nexport type Copy = Thing;\n`;
}

function slice(name: string): string {
  return `#web/features/${name}/x.tsx`;
}
/** The other halves of the planted circles. */
const partners: readonly (readonly [file: string, text: string])[] = [
  ['src/mail/r.ts', "import type { Q } from './q.ts';\nexport interface R { q: Q }\n"],
  ['src/reviews/o.ts', "import { n } from './n.ts';\nexport const o = (): unknown => n;\n"],
];
const innocent: readonly (readonly [file: string, text: string])[] = [
  ['src/i18n/messages/en.ts', importing('#web/features/list/messages/en/list.ts')],
  ['src/api/fine.ts', "import type { List } from '#catalogue/list.ts';\nexport type Fine = List;\n"],
  [
    'src/web/features/home/fine.ts',
    "import type { Context } from '#runtime/services/context.ts';\nexport type Fine = Context;\n",
  ],
];

const oxlint = join(process.cwd(), 'node_modules/.bin/oxlint');

describe('the import rule', () => {
  let reports: readonly Report[] = [];

  beforeAll(() => {
    const directory = makeFolder();
    for (const [file, text] of [...planted, ...partners, ...innocent]) {
      mkdirSync(join(directory, dirname(file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    }
    writeFileSync(join(directory, '.oxlintrc.json'), JSON.stringify(oxlintConfig()));
    reports = lint(directory);
  });

  it.each(planted)('reports the violation planted in %s', (file, _text, message) => {
    const own = reports.filter((report) => report.filename === file);
    expect(own.map((report) => `${report.message} ${report.help}`).join('\n')).toContain(message);
  });

  it('reports nothing where only types cross a room', () => {
    const fine = new Set(innocent.map(([file]) => file));
    expect(reports.filter((report) => fine.has(report.filename))).toEqual([]);
  });

  it('is tried out in every sub-room', () => {
    const subRooms = importRule.map(({ room }) => room).filter((room) => room.includes('/'));
    expect(subRooms.filter((room) => !planted.some(([file]) => dirname(file) === `src/${room}`))).toEqual([]);
  });

  it('has one row for every file', () => {
    const rows = (file: string): string[] => {
      return importRule.filter(({ files }) => files.some((glob) => matchesGlob(file, glob))).map(({ room }) => room);
    };
    const odd = globSync('src/**/*.{ts,tsx}').filter((file) => rows(file).length !== 1);
    expect(odd).toEqual([]);
  });

  it('is what this repository is linted with', () => {
    const printed = execFileSync(oxlint, ['--print-config'], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
    expect(printed).toContain('domain/kernel must not import from database.');
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
