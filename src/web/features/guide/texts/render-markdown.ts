import { marked, type Token } from 'marked';

/** A part of a text under a second-level heading. */
interface TextSection {
  /** Anchor, unique within the text. */
  readonly id: string;
  readonly heading: string;
  /** Trusted: written by the site's editors, so not sanitized. */
  readonly html: string;
}

export interface RenderedText {
  /** Content before the first heading. */
  readonly intro: string;
  readonly sections: readonly TextSection[];
}

interface Part {
  readonly heading: string;
  readonly tokens: Token[];
}

/** Markdown (CommonMark with GitHub's tables) as HTML, split at second-level headings. */
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
