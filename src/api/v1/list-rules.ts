import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from '#api/api-failure.ts';
import { openQuery } from '#api/call-query.ts';
import { parseCountryCode } from '#domain/place/countries.ts';
import { isRuleStale, ruleKinds, ruleReaches, sourceKinds } from '#domain/place/country-rule.ts';
import { countriesWithRules } from '#domain/place/country-rules.ts';
import type { Context } from '#runtime/services/context.ts';
import { parsedParameter } from './parsed-parameter.ts';

const sourceSchema = z.object({
  kind: z.enum(sourceKinds),
  publisher: z.string(),
  title: z.string().nullable().describe('In the language of the source; null: none is known.'),
  language: z.string(),
  dated: z.string().nullable().describe('YYYY, YYYY-MM or YYYY-MM-DD; null: the source has no date.'),
  url: z.string(),
});

const ruleSchema = z.object({
  country: z.string().describe('ISO 3166-1 alpha-2'),
  kind: z.enum(ruleKinds),
  reach: z
    .enum(ruleReaches)
    .describe('roaming: SIMs from abroad too. local-only: a source exempts them. local: the sources do not say.'),
  text: z.string(),
  checked: z.string().describe('YYYY-MM-DD: when the sources were read.'),
  stale: z.boolean().describe('True: that is more than a year ago.'),
  sources: z.array(sourceSchema),
});

/** `GET /v1/rules`: rules for travellers who go online, by country. */
export const listRules: FastifyPluginAsyncZod<{ context: Context }> = async (app, { context }) => {
  app.get('/rules', {
    schema: {
      operationId: 'listRules',
      summary: 'Rules on SIMs, eSIMs and phones by country, with their sources',
      tags: ['open data'],
      querystring: openQuery({
        country: parsedParameter(parseCountryCode, 'must be a country code of two letters').describe('e.g. TR'),
        kind: z.enum(ruleKinds, { error: `must be one of ${ruleKinds.join(', ')}` }).optional(),
      }),
      response: { 200: z.array(ruleSchema), 400: failureSchema, 429: failureSchema },
    },
    handler: async ({ query: { locale, country, kind } }) => {
      const asked = countriesWithRules(kind ?? null).filter(
        ({ country: { code } }) => country === undefined || code === country,
      );
      return asked
        .flatMap(({ rules }) => rules)
        .map(({ text, sources, ...rule }) => ({
          ...rule,
          text: text[locale],
          stale: isRuleStale(rule.checked, context.now()),
          sources: [...sources],
        }));
    },
  });
};
