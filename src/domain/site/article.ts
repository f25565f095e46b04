import { needField, readText, type TextSettings } from './page-text.ts';

/** An article with the operator's settings filled in. */
export interface Article {
  /** The last segment of its address, the same in every language. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Days, `2026-11-20`. */
  readonly published: string;
  readonly updated: string;
  /** Null: the site itself. */
  readonly author: string | null;
  /** Paths of related destinations, without language prefix. */
  readonly destinations: readonly string[];
  /** Markdown. */
  readonly body: string;
}

/** @throws when the header is incomplete */
export function readArticle(slug: string, source: string, site: TextSettings): Article {
  const { title, description, body, field } = readText(source, site);
  const published = readDay('published', field);
  const updated = readDay('updated', field);
  if (updated < published) throw new Error(`the article ${slug} is updated before it is published`);
  const destinations = (field('destinations') ?? '').split(',').map((name) => name.trim());
  return {
    slug,
    title,
    description,
    published,
    updated,
    author: field('author'),
    destinations: destinations.filter((name) => name !== '').map((name) => `/${name}`),
    body,
  };
}

function readDay(name: string, field: (name: string) => string | null): string {
  const day = needField(field(name), name);
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    throw new Error(`${name}: ${day} is not a date such as 2026-11-20`);
  }
  return day;
}
