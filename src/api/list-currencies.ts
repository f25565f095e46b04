import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currencies } from '#domain/money/currencies.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { compareNames } from '#i18n/compare-names.ts';
import { failureSchema } from './api-failure.ts';
import { pageQuery } from './call-query.ts';
import type { SendList } from './send-list.ts';

const currencySchema = z.object({
  code: z.string(),
  name: z.string().describe('In the asked language.'),
  namePlural: z.string(),
  symbol: z.string().describe('The sign used at home; the code where there is none.'),
  searches: z.array(z.string()).describe('Everyday words for it, in any language.'),
  flag: z.string().describe('Flag by its code: `jp`, `eu`.'),
});

/** An hour: the list changes only with a release. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';

/** `GET /currencies`: display currencies, by name. */
export const listCurrencies: FastifyPluginAsyncZod<{ sendList: SendList }> = async (app, { sendList }) => {
  app.get('/currencies', {
    schema: {
      operationId: 'listCurrencies',
      summary: 'Currencies that prices can be shown in',
      querystring: pageQuery({}),
      response: { 200: z.array(currencySchema), 400: failureSchema, 429: failureSchema },
    },
    handler: (request, reply) => {
      const { locale } = request.query;
      reply.header('cache-control', cacheControl);
      return sendList(request, reply, {
        name: 'currencies',
        asked: { locale },
        write: async () => describeCurrencies(locale),
      });
    },
  });
};

function describeCurrencies(locale: Locale): z.output<typeof currencySchema>[] {
  const compare = compareNames(locale);
  return currencies
    .map(({ code, name, namePlural, searches, symbolNative, emoji }) => ({
      code,
      name: name[locale],
      namePlural: namePlural[locale],
      symbol: symbolNative.normalize('NFKC'),
      searches: [...searches],
      flag: flagCode(emoji),
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}

const firstIndicator = 0x1f1e6;

/** A flag emoji is the country code in regional indicator symbols. */
function flagCode(emoji: string): string {
  return Array.from(emoji, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? firstIndicator) - firstIndicator + 97),
  ).join('');
}
