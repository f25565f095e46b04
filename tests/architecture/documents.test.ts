import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'data/*.md', 'content/*.md']);
const rootFolders = /^(src|tests|tools|docs|data|content|public|bench|bin)\//;
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;

describe('the documents', () => {
  it('are found', () => {
    expect(documents).toContain('docs/architecture.md');
  });

  it.each(documents)('%s names only paths that exist', (document) => {
    const missing = citedPaths(document).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s names only npm scripts that exist', (document) => {
    const named = [...readFileSync(document, 'utf8').matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

/** Paths in backticks that start in a folder of the repository and hold no placeholder, and the targets of relative links. */
function citedPaths(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g)].map((match) =>
    join(dirname(document), match[1] ?? ''),
  );
  return [...quoted.filter((path) => rootFolders.test(path) && !/[<>*{}…]/.test(path)), ...linked];
}
