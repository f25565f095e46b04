import type { Branded } from '#domain/kernel/brand.ts';
import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import { wellFormed } from '#domain/kernel/plain-line.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** An https address with placeholders behind its host: where links to a provider's plans lead. */
export type LinkTemplate = Branded<string, 'LinkTemplate'>;

const placeholders = ['url', 'plan', 'destination', 'sub'] as const;

type Placeholder = (typeof placeholders)[number];

/** A click on the link to a plan. It says nothing about the visitor. */
export interface LinkClick {
  readonly planId: number;
  /** The seller's own id of the plan. */
  readonly externalId: string;
  /** Where the plan is sold by its feed; null: the feed does not say. */
  readonly url: string | null;
  /** Name of the destination in addresses, such as `japan`; '': unknown. */
  readonly destination: string;
}

const names = placeholders.map((name) => `{${name}}`).join(', ');
const anyBraces = /\{([^{}]*)\}/g;

/**
 * Parses `https://go.example/?to={url}&sub={sub}`: `{url}` is the address that the feed gives, `{plan}` the seller's own
 * id of the plan, `{destination}` the name of the place, `{sub}` the plan's number on this site with the place.
 */
export function parseLinkTemplate(text: string): Result<LinkTemplate> {
  const template = text.trim();
  const rest = template.replaceAll(anyBraces, (braces, name: string) =>
    placeholders.some((known) => known === name) ? '' : braces,
  );
  const other = /[{}][^{}]*\}?/.exec(rest)?.[0];
  if (other !== undefined) return failure(`"${other.slice(0, 40)}" is not one of ${names}`);
  if (!isHttpsUrl(template.replaceAll(anyBraces, 'x')))
    return failure(`"${text.slice(0, 80)}" is not an https address`);
  // A feed must not choose the host.
  const behindHost = template.slice('https://'.length).search(/[/?#]/);
  const head = behindHost === -1 ? template : template.slice(0, 'https://'.length + behindHost);
  if (head.includes('{')) return failure('The host of a link template is fixed: placeholders stand behind it');
  return success(template as LinkTemplate);
}

export function hostOfTemplate(template: LinkTemplate): string {
  return new URL(template.replaceAll(anyBraces, 'x')).host;
}

/** Whether it makes links of plans whose feed gives no address. */
export function linksWithoutAddress(template: LinkTemplate): boolean {
  return !template.includes('{url}');
}

/** Where a click leads; every value is encoded. Null: there is nowhere to go. */
export function fillLinkTemplate(template: LinkTemplate, click: LinkClick): string | null {
  const { planId, externalId, url, destination } = click;
  if (url === null && !linksWithoutAddress(template)) return null;
  const values: Readonly<Record<Placeholder, string>> = {
    url: url ?? '',
    plan: externalId,
    destination,
    sub: destination === '' ? String(planId) : `${planId}-${destination}`,
  };
  return template.replaceAll(anyBraces, (_braces, name: Placeholder) => encodeURIComponent(wellFormed(values[name])));
}
