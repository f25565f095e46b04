import type { preValidationAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { defaultLocale, isLocale } from '#domain/kernel/locale.ts';
import { siteLocales, type SiteLanguages } from '#domain/place/page-locales.ts';
import { apiFailure } from './api-failure.ts';

const namesLocale = z.looseObject({ locale: z.string() });

/** Whether a query asks for a language that the operator has switched off. */
function isOff(query: unknown, site: SiteLanguages): boolean {
  const named = namesLocale.safeParse(query);
  return named.success && isLocale(named.data.locale) && !siteLocales(site).includes(named.data.locale);
}

/** Calls of pages read a language that is off as `en`, as they do with an unknown one. */
export function readOffAsEnglish(site: SiteLanguages): preValidationAsyncHookHandler {
  return async (request) => {
    if (isOff(request.query, site)) Object.assign(request.query ?? {}, { locale: defaultLocale });
  };
}

/** Calls below `/v1` refuse it, as they do with an unknown one. */
export function refuseOffLanguages(site: SiteLanguages): preValidationAsyncHookHandler {
  return async (request, reply) => {
    if (!isOff(request.query, site)) return;
    const detail = `Parameter "locale": must be one of ${siteLocales(site).join(', ')}.`;
    return reply.code(400).send(apiFailure(400, detail));
  };
}

const localeParameter = z.looseObject({
  name: z.literal('locale'),
  schema: z.looseObject({ enum: z.array(z.string()) }),
});

/** The API description (OpenAPI) without languages that are off. */
export function withoutOffLanguages(description: object, site: SiteLanguages): unknown {
  if (site.locales === undefined) return description;
  const on: readonly string[] = site.locales;
  return JSON.parse(JSON.stringify(description), (_key, value: unknown) => {
    const parameter = localeParameter.safeParse(value);
    if (!parameter.success) return value;
    const { schema } = parameter.data;
    return { ...parameter.data, schema: { ...schema, enum: schema.enum.filter((locale) => on.includes(locale)) } };
  });
}
