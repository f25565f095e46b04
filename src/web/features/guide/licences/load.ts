import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import type { Licence } from '#web/shared/definition/page-loader.ts';
import { readPageText } from '#web/features/guide/texts/page-text.ts';
import { renderMarkdown, type RenderedText } from '#web/features/guide/texts/render-markdown.ts';

export interface LicencesData {
  readonly heading: string;
  readonly text: RenderedText;
  readonly licences: readonly Licence[];
}

export function loadLicences({ locale, licences }: PageRequest, { site }: Context): Loaded<LicencesData> {
  const { title, description, body } = readPageText('licences', locale, site);
  const data = { heading: title, text: renderMarkdown(body), licences };
  return { kind: 'page', head: { title, description }, search: '', data };
}
