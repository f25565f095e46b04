import type { Locale } from '#domain/kernel/locale.ts';
import type { StaticPageName } from '#domain/site/static-pages.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { readPageText } from '#web/features/guide/texts/page-text.ts';
import { renderMarkdown, type RenderedText } from '#web/features/guide/texts/render-markdown.ts';

export interface StaticPageData {
  readonly name: StaticPageName;
  readonly heading: string;
  readonly text: RenderedText;
  /** Words of the button on the privacy page that clears what is kept about the phone. */
  readonly forget: { readonly button: string; readonly done: string } | null;
  /** On the about page alone. */
  readonly figures: ModerationFigures | null;
}

/** A row of a two-column table. */
export interface Figure {
  readonly label: string;
  readonly count: string;
}

/** Moderation statistics in the page's language. */
interface ModerationFigures {
  readonly heading: string;
  readonly lead: string;
  readonly outcomes: readonly Figure[];
  readonly reasonsLead: string;
  /** Most frequent first; empty: none was rejected. */
  readonly reasons: readonly Figure[];
}

export async function loadStaticPage(
  { parameters, locale, messages }: PageRequest<{ readonly name: StaticPageName }>,
  context: Context,
): Promise<Loaded<StaticPageData>> {
  const { title, description, body } = readPageText(parameters.name, locale, context.site);
  const figures = parameters.name === 'about' ? await loadFigures(locale, context) : null;
  return {
    kind: 'page',
    head: { title, description },
    search: '',
    data: {
      name: parameters.name,
      heading: title,
      text: renderMarkdown(body),
      forget: parameters.name === 'privacy' ? messages.list.before.forget : null,
      figures,
    },
  };
}

async function loadFigures(locale: Locale, context: Context): Promise<ModerationFigures> {
  const { figures, reasons } = textsOf(locale).moderation;
  const counts = await context.reviews.moderationCounts();
  const figure = (label: string, count: number): Figure => ({ label, count: formatNumber(count, locale) });
  return {
    heading: figures.heading,
    lead: figures.lead,
    outcomes: [
      figure(figures.received, counts.received),
      figure(figures.published, counts.published),
      figure(figures.pending, counts.pending),
      figure(figures.rejected, counts.rejected),
      figure(figures.removed, counts.removed),
    ],
    reasonsLead: figures.reasonsLead,
    reasons: counts.reasons.map(({ reason, count }) => figure(reasons[reason], count)),
  };
}
