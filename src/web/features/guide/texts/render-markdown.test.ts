import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('renderMarkdown', () => {
  it('cuts a text at its second-level headings', () => {
    const { intro, sections } = renderMarkdown(
      'First.\n\n## One?\n\nA *b*.\n\n### Deeper\n\n- c\n\n## Two\n\n[d](/japan)',
    );
    expect(intro).toBe('<p>First.</p>\n');
    expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
      ['one', 'One?'],
      ['two', 'Two'],
    ]);
    expect(sections[0]?.html).toContain('<h3>Deeper</h3>');
    expect(sections[1]?.html).toBe('<p><a href="/japan">d</a></p>\n');
  });

  it('gives every heading an address of its own, in every script', () => {
    const { sections } = renderMarkdown('## Does it work?\n\n## eSIMとは何ですか\n\n## Does it work\n\n## ?');
    expect(sections.map(({ id }) => id)).toEqual(['does-it-work', 'esimとは何ですか', 'does-it-work-2', 'section']);
  });

  it('renders tables', () => {
    expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |').intro).toContain('<th>a</th>');
  });

  it('finds links whose targets stand elsewhere in the text', () => {
    expect(renderMarkdown('## A\n\n[x]\n\n## B\n\n[x]: /japan').sections[0]?.html).toContain('href="/japan"');
  });
});
