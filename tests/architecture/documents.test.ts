import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = globSync(['*.md', '.github/*.md', '{docs,tests}/**/*.md', '{bench,data,content}/*.md']);
const records = globSync('docs/decisions/[0-9]*.md');
const rootFolders = /^(src|tests|tools|docs|data|content|public|bench|bin)\//;
const sourceFolders = /^(src|tests|tools|bench|bin)\//;
const sources = globSync('{src,tests,tools,bench,bin}/**/*.{ts,tsx,js}');
/** Files that name paths without importing them, except one that invents some and one that cites another project. */
const programs = globSync(['*.config.ts', '{tests,tools,bench}/**/*.ts']).filter(
  (program) => !/import-rule\.test|observatory-score/.test(program),
);
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;

describe('the documents', () => {
  it('are found', () => {
    expect(documents).toContain('docs/architecture.md');
  });

  it.each(documents)('%s names only paths that exist', (document) => {
    const missing = citedPaths(document).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it('lead to every chapter of the guide to operations', () => {
    const cited = citedPaths('docs/operations.md');
    expect(globSync('docs/operations/*.md').filter((chapter) => !cited.includes(chapter))).toEqual([]);
  });

  it.each(documents)('%s leads to sections that exist', (document) => {
    const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:)([^)#]*\.md)?#([^)]+)\)/g)];
    const missing = links.filter(([, file, anchor = '']) => {
      const target = file === undefined ? document : join(dirname(document), file);
      return !anchorsOf(target).includes(anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it('have company: tests, tools and benches name only paths that exist', () => {
    const missing = programs.flatMap((program) =>
      [...readFileSync(program, 'utf8').matchAll(/['"`]([^'"`\s\\]+)['"`]/g)]
        .map(([, path = '']) => path)
        .filter((path) => sourceFolders.test(path) && !/[${}<>…]/.test(path) && globSync(path).length === 0)
        .map((path) => `${program}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('and patterns of paths fit files that exist', () => {
    const useless = programs.flatMap((program) =>
      [...readFileSync(program, 'utf8').matchAll(/= \/(.*\\\/src\\\/.*)\/;$/gm)]
        .map(([, pattern = '']) => pattern)
        .filter((pattern) => !sources.some((source) => new RegExp(pattern).test(`/${source}`)))
        .map((pattern) => `${program}: ${pattern}`),
    );
    expect(useless).toEqual([]);
  });

  it('and comments name only files that exist', () => {
    const missing = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^\s*(?:\/\*\*|\*|\/\/)(.*)$/gm)]
        .flatMap(([, comment = '']) => [...comment.matchAll(/`([\w./-]+\.tsx?)`/g)])
        .filter(([, path = '']) => !sources.some((source) => `/${source}`.endsWith(`/${path}`)))
        .map(([, path]) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('are short: 300 words in a record, 16,000 in all others together', () => {
    expect(records.filter((record) => wordsOf(record) > 300)).toEqual([]);
    const others = documents.filter((document) => !/^(content|docs\/decisions)\//.test(document));
    expect(others.reduce((sum, document) => sum + wordsOf(document), 0)).toBeLessThanOrEqual(16_000);
  });

  it.each(documents)('%s has no line over 160 characters', (document) => {
    const lines = readFileSync(document, 'utf8').split('\n');
    expect(lines.filter((line) => line.length > 160)).toEqual([]);
  });

  it.each(documents)('%s names only npm scripts that exist', (document) => {
    const named = [...readFileSync(document, 'utf8').matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

/** Words with a letter or a digit: the bars of a table are none. */
function wordsOf(document: string): number {
  return readFileSync(document, 'utf8')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Anchors of a document's headings, as GitHub makes them. */
function anchorsOf(document: string): string[] {
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Paths in backticks that start in a folder of the repository and hold no placeholder, and the targets of relative links. */
function citedPaths(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g)].map((match) =>
    join(dirname(document), match[1] ?? ''),
  );
  return [...quoted.filter((path) => rootFolders.test(path) && !/[<>*{}…]/.test(path)), ...linked];
}
