import { marked, type Token } from 'marked';

/** A part of a text under a second-level heading. */
interface TextSection {
  /** For links to it; no two of a text are the same. */
  readonly id: string;
  readonly heading: string;
  /** Written by the site's own editors, so it may stand in the page as it is. */
  readonly html: string;
}

export interface RenderedText {
  /** What stands before the first heading. */
  readonly intro: string;
  readonly sections: readonly TextSection[];
}

interface Part {
  readonly heading: string;
  readonly tokens: Token[];
}

/** Markdown (CommonMark with GitHub's tables) as HTML, cut at its second-level headings. */
export function renderMarkdown(text: string): RenderedText {
  const parts: Part[] = [{ heading: '', tokens: [] }];
  for (const token of marked.lexer(text, { gfm: true })) {
    if (token.type === 'heading' && token['depth'] === 2) parts.push({ heading: token['text'], tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  const [intro, ...sections] = parts.map(({ heading, tokens }) => ({ heading, html: marked.parser(tokens) }));
  const ids = uniqueIds(sections.map(({ heading }) => heading));
  return {
    intro: intro?.html ?? '',
    sections: sections.map(({ heading, html }, index) => ({ id: ids[index] ?? '', heading, html })),
  };
}

/** "What does “unlimited” mean?" is `what-does-unlimited-mean`; letters of every script stay. */
function uniqueIds(headings: readonly string[]): readonly string[] {
  const used = new Map<string, number>();
  return headings.map((heading) => {
    const id =
      heading
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('-') ?? 'section';
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}
