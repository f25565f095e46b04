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
  /** What became of reviews, why, and why they were reported; those without rows are left out. */
  readonly tables: readonly { readonly lead: string; readonly rows: readonly Figure[] }[];
}

export async function loadStaticPage(
  { parameters, locale, messages }: PageRequest<{ readonly name: StaticPageName }>,
  context: Context,
): Promise<Loaded<StaticPageData>> {
  const { title, description, body } = readPageText(parameters.name, locale, context.site);
  const figures = parameters.name === 'about' ? await loadFigures({ locale, messages }, context) : null;
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

async function loadFigures(
  { locale, messages }: Pick<PageRequest, 'locale' | 'messages'>,
  context: Context,
): Promise<ModerationFigures> {
  const { figures, reasons } = textsOf(locale).moderation;
  const counts = await context.reviews.moderationCounts();
  const figure = (label: string, count: number): Figure => ({ label, count: formatNumber(count, locale) });
  const outcomes = (['received', 'published', 'pending', 'rejected', 'removed'] as const).map((outcome) =>
    figure(figures[outcome], counts[outcome]),
  );
  const tables = [
    { lead: figures.lead, rows: outcomes },
    { lead: figures.reasonsLead, rows: counts.reasons.map(({ reason, count }) => figure(reasons[reason], count)) },
    {
      lead: figures.reportsLead,
      rows: counts.reports.map(({ reason, count }) => figure(messages.reviewReport.reasons[reason], count)),
    },
  ];
  return { heading: figures.heading, tables: tables.filter(({ rows }) => rows.length > 0) };
}
