import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DeskPages, DeskRequest } from '#desk/desk-contract.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { returnPath } from '#server/http/return-path.ts';
import { sendAnswer, textsOf, type DeskRouteParts } from './desk-visit.ts';

type ListedScreen = DeskPages['screens'][number];

/** One route an entry of the table of screens. */
export function addScreenRoutes(app: FastifyInstance, given: DeskRouteParts, screens: readonly ListedScreen[]): void {
  for (const screen of screens)
    app.get(screen.path, (request, reply) =>
      sendScreen(given, reply, {
        screen,
        address: request.originalUrl,
        params: textsOf(request.params),
        query: textsOf(request.query),
      }),
    );
}

interface PlacedScreen extends Pick<DeskRequest, 'address' | 'params' | 'query'> {
  readonly screen: ListedScreen;
}

/** Null: no screen is there, or the address cannot be decoded. */
export function findScreen(screens: readonly ListedScreen[], origin: string, address: string): PlacedScreen | null {
  const { pathname, searchParams } = new URL(address, origin);
  for (const screen of screens) {
    const groups = new URLPattern({ pathname: screen.path }).exec({ pathname })?.pathname.groups;
    const params = groups && decodeTexts(groups);
    if (params) return { screen, address, params, query: Object.fromEntries(searchParams) };
  }
  return null;
}

function decodeTexts(texts: Readonly<Record<string, string | undefined>>): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(texts).map(([name, text = '']) => [name, decodeURIComponent(text)]));
  } catch {
    return null;
  }
}

/** Answers a request with a screen, for those who may see it. */
export async function sendScreen(
  { parts, visit }: DeskRouteParts,
  reply: FastifyReply,
  { screen: { path, role }, ...place }: PlacedScreen,
): Promise<FastifyReply> {
  const back = returnPath(place.address);
  const admitted = await visit.admit(reply, { role, needsTouch: false, path, back, form: null });
  if (admitted === null) return reply;
  return sendAnswer(reply, await admitted.pages.screen(path, parts.open.desk, { ...admitted.asked, ...place }));
}

/** Pages in front of the desk, and the one for another key. */
export function addEntranceRoutes(app: FastifyInstance, { parts, visit, cookie }: DeskRouteParts): void {
  const { entry } = parts.open;
  app.get<{ Querystring: { readonly back?: string } }>('/sign-in', async (request, reply) => {
    const back = returnPath(request.query.back);
    if ((await visit.sessionOf(request)) !== null) return redirectTo(reply, 303, back);
    const token = cookie.read(request);
    const endedAt = token === null ? null : await entry.endOf(token);
    return visit.sendEntrance(reply, { page: 'sign-in', endedAt, back });
  });
  app.get('/invite', (_request, reply) => visit.sendEntrance(reply, { page: 'invite' }));
  app.get('/add-key', async (_request, reply) => {
    const [path, back] = ['/add-key', '/people'] as const;
    const wanted = { role: 'moderator', needsTouch: true, path, back, form: null } as const;
    const admitted = await visit.admit(reply, wanted);
    if (admitted === null) return reply;
    return visit.sendEntrance(reply, { page: 'add-key', viewer: admitted.asked.viewer, back });
  });
}
