import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabasePlace } from '#tests/support/database.ts';
import { readSections, type DocumentedCommand } from './documented-commands.ts';
import { guideIds, prepareGuideSite, readFeedExample, type CommandEnd, type GuideSite } from './guide-site.ts';
import { installReadOnly, type ReadOnlyInstallation } from './read-only-installation.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { serverUser } from '#tests/support/server-user.ts';

/** What a documented command is run with, and how it ends. */
interface Expected {
  /** Values of its placeholders in capitals, quoted for a shell. */
  readonly placeholders?: Readonly<Record<string, string>>;
  /** 0 unless it is given. */
  readonly status?: number;
  /** Where the site has no database yet. */
  readonly isEmpty?: true;
  /** Where `DATABASE_URL` names an empty database of PostgreSQL. */
  readonly usesPostgres?: true;
  /** A line of a shell that has to be run before. */
  readonly before?: string;
}

const { provider, plan, publishedRun } = guideIds;
const pin = `roamchart plans pin ${plan}`;
const dayAhead = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);
const { pendingReview, publishedReview, answeredReview, removedReview, author, heldRun } = guideIds;

const open = `roamchart reviews show ${pendingReview} --images opened`;

/** By how commands begin; the longest beginning counts. A command that is not here has no placeholder and ends with 0. */
const table: Readonly<Record<string, Expected>> = {
  'backup --to FOLDER': { placeholders: { FOLDER: 'copies' } },
  'backup --to FILE.tar': { placeholders: { FILE: 'today' } },
  // The site of the test has no bucket.
  'backup --to bucket': { status: 1 },
  'backup list --from bucket': { status: 1 },
  'backup keygen': { placeholders: { FILE: 'backup.key' } },
  'corrections add': { placeholders: { TEXT: "'Japan was said to have 5G.'" } },
  // A held feed and invented plans are warnings.
  doctor: { status: 1 },
  // Neither a mail server nor a webhook is configured there.
  'mail test': { placeholders: { ADDRESS: 'ann@example.org' }, status: 1 },
  'webhook test': { status: 1 },
  'export --format canonical-csv --destination JP': { placeholders: { JP: 'JP' } },
  'feeds discard': { placeholders: { ID: heldRun } },
  'feeds history --feed': { placeholders: { NAME: 'price-csv' } },
  'feeds release': { placeholders: { ID: heldRun } },
  'feeds release ID --provider': { placeholders: { ID: heldRun, PROVIDER: provider } },
  'feeds retire': { placeholders: { FEED: 'prices.csv' } },
  'feeds revert': { placeholders: { RUN: publishedRun } },
  // One of the two feeds of the guide has no file.
  'feeds run': { status: 1 },
  'feeds run nori': {},
  'feeds show': { placeholders: { ID: heldRun } },
  'feeds validate FILE': { placeholders: { FILE: 'prices.csv', NAME: 'price-csv' } },
  'feeds validate FILE-OR-URL': { placeholders: { 'FILE-OR-URL': 'prices.csv', NAME: 'price-csv' } },
  // Named without its file, which is wrong use.
  import: { status: 2 },
  forget: { placeholders: { ADDRESS: author } },
  'import FILE --format': { placeholders: { FILE: 'prices.csv', NAME: 'price-csv' } },
  'import prices.csv': {},
  'migrate --from sqlite --to postgres': { usesPostgres: true },
  'migrate --from sqlite:PATH --to postgres': { placeholders: { PATH: 'old.sqlite' }, usesPostgres: true },
  'migrate --from postgres --to sqlite': {
    before: 'roamchart migrate --from sqlite --to postgres && rm ../data/roamchart.sqlite',
    usesPostgres: true,
  },
  'plans correct': { placeholders: { PLAN: plan, GB: 'GB', NTT: 'NTT', TEXT: 'Seen' } },
  'plans hide': { placeholders: { PLAN: plan, TEXT: 'Spam' } },
  'plans pin': { placeholders: { PLAN: plan, USD: 'USD', TEXT: 'Seen', DAY: dayAhead } },
  'plans unhide': { placeholders: { PLAN: plan }, before: `roamchart plans hide ${plan} --reason Spam` },
  'plans unpin': {
    placeholders: { PLAN: plan },
    before: `${pin} --price '4.50 USD' --reason Seen --until ${dayAhead}`,
  },
  'plans why': { placeholders: { PLAN: plan } },
  'providers clear': { placeholders: { PROVIDER: provider } },
  'providers hide': { placeholders: { PROVIDER: provider } },
  'providers merge': {
    placeholders: { PROVIDER: provider, OTHER: 'isle-example' },
    before: 'sed s/Nori.example/Isle.example/ prices.csv > isle.csv && roamchart import isle.csv --format price-csv',
  },
  'providers set': { placeholders: { PROVIDER: provider, TEXT: 'Nori', PICTURE: 'logo.svg' } },
  'providers show': { placeholders: { PROVIDER: provider } },
  'providers unhide': { placeholders: { PROVIDER: provider } },
  'rates history EUR': { placeholders: { EUR: 'EUR' } },
  'reports --close': { placeholders: { PLAN: plan } },
  'restore FILE': { placeholders: { FILE: 'site.tar' }, isEmpty: true },
  'restore FILE --from bucket': { placeholders: { FILE: 'site.tar' }, status: 1 },
  'restore FILE --replace': { placeholders: { FILE: 'site.tar' } },
  'reviews approve': { placeholders: { ID: pendingReview }, before: open },
  'reviews omit': { placeholders: { ID: pendingReview } },
  'reviews black-out': { placeholders: { ID: pendingReview } },
  'reviews note': { placeholders: { ID: pendingReview, TEXT: "'Ask Mika.'" } },
  'reviews list --from': { placeholders: { ADDRESS: author } },
  'reviews reject': { placeholders: { ID: pendingReview, CODE: 'personal-data', TEXT: "'A QR code.'" } },
  'reviews remove': { placeholders: { ID: publishedReview, CODE: 'advertising' } },
  'reviews reply': { placeholders: { ID: publishedReview, TEXT: "'Thank you.'", PATH: 'answer.txt' } },
  'reviews reply ID --delete': { placeholders: { ID: answeredReview } },
  'reviews restore': { placeholders: { ID: removedReview } },
  'reviews undo': {
    placeholders: { ID: pendingReview },
    before: `${open} && roamchart reviews approve ${pendingReview}`,
  },
  'reviews show': { placeholders: { ID: pendingReview, FOLDER: 'screenshots' } },
  'secrets rotate': { placeholders: { NAME: 'altcha' } },
  // Nobody is there to ask.
  setup: { status: 2 },
  'setup --name': {},
  'setup --help': {},
};

function expectedOf(words: string): Expected {
  const beginnings = Object.keys(table).filter((beginning) => `${words} `.startsWith(`${beginning} `));
  const longest = beginnings.sort((a, b) => b.length - a.length)[0];
  return table[longest ?? ''] ?? {};
}

/** Throws for a placeholder without a value. */
function fillIn({ line, words }: DocumentedCommand): string {
  const { placeholders = {} } = expectedOf(words);
  const filled = words.replaceAll(/(?<![\w-])[A-Z]{2,}(?:-[A-Z]+)*(?![\w-])/g, (name) => {
    const value = placeholders[name];
    if (value === undefined)
      throw new Error(`Nothing is known of ${name} in "${line}"; say in the table of this test what it stands for.`);
    return value;
  });
  return line.replace(words, () => filled);
}

const chapters = globSync('docs/operations/*.md').toSorted();
const documents = ['README.md', 'docs/first-day.md', 'docs/operations.md', ...chapters, 'docs/feeds.md'];
const sections = documents
  .flatMap((document) => readSections(readFileSync(document, 'utf8')).map((section) => ({ document, ...section })))
  .filter(({ text }) => text.includes('roamchart '));

/** What no operator should be shown; npm has no part in a command. */
const unwelcome = [/EACCES|EPERM|EROFS/, /^ +at .*:\d+:\d+/m, /Unexpected error/, /\bnpm (?:ERR|error|warn)/i];

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log('The commands of the guide were not run as another user: only root can do that.');

describe.skipIf(!isRoot)('commands of the documents, as the user of a site', { timeout: 60_000 }, () => {
  let installation: ReadOnlyInstallation;
  let filesBefore: readonly string[];
  let site: GuideSite;
  const runsBySection = new Map<object, number>();
  beforeAll(async () => {
    installation = installReadOnly();
    filesBefore = installation.list();
    const runner = { user: serverUser(), binFolder: installation.binFolder };
    site = await prepareGuideSite(runner, readFeedExample('docs/operations/catalogue.md'));
  }, 120_000);
  afterAll(() => {
    site[Symbol.dispose]();
    installation[Symbol.dispose]();
  });

  const ends = new Map<string, Promise<CommandEnd>>();
  /** A line that documents repeat is run once: each run has a site of its own, so the result would be the same. */
  function runOnce(command: DocumentedCommand): Promise<CommandEnd> {
    const end = ends.get(command.line) ?? run(command);
    ends.set(command.line, end);
    return end;
  }

  async function run(command: DocumentedCommand): Promise<CommandEnd> {
    const { isEmpty = false, usesPostgres = false, before } = expectedOf(command.words);
    const line = before === undefined ? fillIn(command) : `${before} && ${fillIn(command)}`;
    if (!usesPostgres) return site.run(line, { isEmpty, environment: {} });
    await using database = await createDatabasePlace('postgres');
    return await site.run(line, { isEmpty, environment: { DATABASE_URL: database.url } });
  }

  describe.each(sections)('$document, $heading', (section) => {
    const { commands } = section;
    it.each(commands)('$line', async (command) => {
      const { status, out, err } = await runOnce(command);
      runsBySection.set(section, (runsBySection.get(section) ?? 0) + 1);
      expect(status, `${command.line}\n${out}${err}`).toBe(expectedOf(command.words).status ?? 0);
      for (const pattern of unwelcome) expect(`${out}${err}`).not.toMatch(pattern);
    });

    it.each(commands.filter(({ options }) => options.length > 0))('$line: $options', async ({ words, options }) => {
      const { out } = await runCommandLine(`${words.split(' --')[0]} --help`, {}, new Date());
      for (const option of options) expect(out).toContain(`${option} `);
    });
  });

  it('were all found and run', async () => {
    const { out } = await runCommandLine('--help', {}, new Date());
    const names = [...out.slice(out.indexOf('Commands:')).matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name);
    expect(names).toContain('doctor');
    const mention = new RegExp(`\\broamchart (?:--\\w|(?:${names.join('|')})\\b)`, 'g');
    const missed = sections.filter(
      (section) => (runsBySection.get(section) ?? 0) < (section.text.match(mention)?.length ?? 0),
    );
    expect(missed.map(({ document, heading }) => `${document}, ${heading}`)).toEqual([]);
    const headings = sections
      .filter(({ document }) => chapters.includes(document))
      .filter(({ commands }) => commands.length > 0);
    expect(headings.length).toBeGreaterThan(8);
  });

  it('change nothing in the installation, which this user may not write to', async () => {
    const line = 'touch "$(dirname "$(readlink -f "$(command -v roamchart)")")/roamchart.js"';
    const { status, err } = await site.run(line, { isEmpty: false, environment: {} });
    expect([status, err]).toEqual([1, expect.stringContaining('Permission denied')]);
    expect(installation.list()).toEqual(filesBefore);
  });
});
