import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { readTextIn } from '#web/features/guide/texts/page-text.ts';
import { renderMarkdown, type RenderedText } from '#web/features/guide/texts/render-markdown.ts';

export interface OwnPageData {
  readonly heading: string;
  readonly text: RenderedText;
}

export function loadOwnPage(
  { parameters, locale }: PageRequest<{ readonly slug: string }>,
  { site }: Context,
): Loaded<OwnPageData> {
  const pages = site.content?.pages ?? [];
  const page = pages.find((each) => each.slug === parameters.slug && each.locale === locale);
  if (page === undefined) return { kind: 'not-found' };
  const { title, description, body } = readTextIn(locale, page.source, site);
  return {
    kind: 'page',
    head: { title, description },
    search: '',
    data: { heading: title, text: renderMarkdown(body) },
  };
}
