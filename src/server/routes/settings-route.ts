import { settingsPath } from '#server/http/addresses.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { isSimHome } from '#domain/place/home-country.ts';
import { locales } from '#domain/kernel/locale.ts';
import type { Clients } from '#api/clients.ts';
import type { AnswerFailure } from '#server/http/failure-answer.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { returnPath } from '#server/http/return-path.ts';
import { secondsInYear } from '#server/http/year.ts';

const settingsSchema = z.strictObject({
  currency: z
    .string()
    .refine((code) => parseCurrencyCode(code).ok)
    .transform((code) => code.trim().toUpperCase())
    .optional(),
  theme: z.enum(['system', 'light', 'dark']).optional(),
  locale: z.enum(locales).optional(),
  home: z.custom<string>((text) => typeof text === 'string' && isSimHome(text)).optional(),
  returnTo: z.string().optional(),
});

interface SettingsRoute {
  /** Public origin of the site; with https the cookies are marked as secure. */
  readonly origin: string;
  readonly clients: Clients;
  readonly answerFailure: AnswerFailure;
}

/** `POST /settings`: stores a visitor's currency, theme, language or home in cookies and returns to the page of the form. */
export function addSettingsRoute(app: FastifyInstance, { origin, clients, answerFailure }: SettingsRoute): void {
  app.post(settingsPath, async (request, reply) => {
    if (!clients.isOwnPage(request)) return answerFailure(request, reply, { status: 403 });
    const settings = settingsSchema.safeParse(request.body);
    if (!settings.success) return answerFailure(request, reply, { status: 400 });
    storeChoices(reply, settings.data, origin.startsWith('https:'));
    return redirectTo(reply.header('cache-control', 'no-store'), 303, returnPath(settings.data.returnTo));
  });
  // Not a page: 405 is better than a search for a page called "settings".
  app.get(settingsPath, async (request, reply) => {
    reply.header('allow', 'POST');
    return answerFailure(request, reply, { status: 405 });
  });
}

function storeChoices(reply: FastifyReply, choices: z.output<typeof settingsSchema>, isSecure: boolean): void {
  // Not `HttpOnly`: scripts read and write the same cookies.
  const attributes = { path: '/', maxAge: secondsInYear, sameSite: 'lax', secure: isSecure } as const;
  const { currency, theme, locale, home } = choices;
  if (currency !== undefined) reply.setCookie('currency', currency, attributes);
  if (home !== undefined) reply.setCookie('home', home, attributes);
  if (locale !== undefined) reply.setCookie('locale', locale, attributes);
  if (theme === 'system') reply.clearCookie('theme', attributes);
  else if (theme !== undefined) reply.setCookie('theme', theme, attributes);
}
