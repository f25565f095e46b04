import type { Branded } from '#domain/kernel/brand.ts';
import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** An https address with the placeholders `{id}` and `{provider}`. */
export type OfferUrlTemplate = Branded<string, 'OfferUrlTemplate'>;

interface OfferKeys {
  readonly id: string;
  readonly provider: string;
}

/** Parses `https://shop.example/{provider}/{id}`. Other names in braces are refused. */
export function parseOfferUrl(text: string): Result<OfferUrlTemplate> {
  const other = /\{(?!id\}|provider\})[^}]*\}?/.exec(text)?.[0];
  if (other !== undefined) return failure(`"${other.slice(0, 40)}" is not {id} or {provider}`);
  const filled = fill(text, { id: 'id', provider: 'provider' });
  return isHttpsUrl(filled)
    ? success(text as OfferUrlTemplate)
    : failure(`"${text.slice(0, 80)}" is not an https address`);
}

/** The address of one plan; null without a template. */
export function offerUrlOf(template: OfferUrlTemplate | null, keys: OfferKeys): string | null {
  return template === null ? null : fill(template, keys);
}

function fill(template: string, { id, provider }: OfferKeys): string {
  return template
    .replaceAll('{id}', () => encodeURIComponent(id))
    .replaceAll('{provider}', () => encodeURIComponent(provider));
}
