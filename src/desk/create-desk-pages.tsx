import type { ReactNode } from 'react';
import type { DeskReader } from '#runtime/services/desk/desk-service.ts';
import type { CreateDeskPages, DeskAnswer, DeskAssets, DeskRequest, EntrancePage } from './desk-contract.ts';
import { renderDocument } from './frame/document.tsx';
import { Entrance } from './frame/entrance.tsx';
import { AddKeyPage, ConfirmPage, InvitePage, SignInPage } from './frame/entrance-pages.tsx';
import { Frame } from './frame/frame.tsx';
import { Failed, NotFound, Refused } from './frame/notices.tsx';
import type { RailPlace } from './frame/places.tsx';
import { Download, Redirect, type PageContent, type Screen, type Viewer } from './frame/screen.ts';
import { texts } from './messages/en.ts';
import { InviteLink } from './screens/people/invite-link.tsx';
import { screens as allScreens } from './screens/screens.ts';

/** Renders the desk: the entry point of its server bundle. */
export const createDeskPages: CreateDeskPages = ({ assets, screens = allScreens }) => {
  const frame = async (
    desk: DeskReader,
    { viewer, now, address }: DeskRequest,
    { content, screen = null }: { readonly content: PageContent; readonly screen?: Screen | null },
  ): Promise<string> => {
    const [places, waiting] = await Promise.all([
      placesOf(screens, { desk, viewer, screen }),
      desk.waiting(viewer.name),
    ]);
    const touched = Math.max(0, viewer.touchedUntil.getTime() - now.getTime());
    const data = { 'data-keys': viewer.choices.singleKeys ? 'on' : 'off', 'data-touched-ms': String(touched) } as const;
    return renderDocument(
      { assets, siteName: desk.siteName, title: content.title, theme: viewer.choices.theme, layout: 'desk', data },
      <Frame {...{ siteName: desk.siteName, viewer, places, waiting, now, address }}>{content.body}</Frame>,
    );
  };
  const page = async (
    desk: DeskReader,
    request: DeskRequest,
    { status, ...content }: PageContent & { readonly status: 200 | 403 | 404 | 409 },
  ): Promise<DeskAnswer> => ({ kind: 'page', status, html: await frame(desk, request, { content }) });
  const notFound = (desk: DeskReader, request: DeskRequest): Promise<DeskAnswer> =>
    page(desk, request, { status: 404, title: texts.frame.notFound.title, body: <NotFound /> });
  return {
    screens,
    notFound,
    screen: async (path, desk, request) => {
      const screen = screens.find((each) => each.path === path);
      const content = screen === undefined ? null : await screen.answer(desk, request);
      if (screen === undefined || content === null) return notFound(desk, request);
      if (content instanceof Redirect) return { kind: 'redirect', to: content.to };
      if (content instanceof Download) return { kind: 'download', ...content };
      return { kind: 'page', status: 200, html: await frame(desk, request, { content, screen }) };
    },
    refused: (desk, request, refusal) =>
      page(desk, request, {
        status: refusal === null ? 403 : 409,
        title: texts.frame.refused.title,
        body: <Refused sentence={refusal?.sentence ?? texts.frame.ownersOnly} back={refusal?.back ?? '/'} />,
      }),
    link: (desk, request, link) =>
      page(desk, request, {
        status: 200,
        title: texts.people.made.title({ name: link.name }),
        body: <InviteLink origin={desk.origin} link={link} />,
      }),
    entrance: (desk, entrance) => renderEntrance(assets, desk, entrance),
  };
};

/** The places of the rail that the viewer may see, with their counts. */
async function placesOf(
  screens: readonly Screen[],
  { desk, viewer, screen }: { readonly desk: DeskReader; readonly viewer: Viewer; readonly screen: Screen | null },
): Promise<readonly RailPlace[]> {
  const current = screen?.under ?? screen?.path;
  const shown = screens.flatMap(({ path, role, place }) =>
    place === null || (role === 'owner' && viewer.role !== 'owner') ? [] : [{ path, place }],
  );
  const places = await Promise.all(
    shown.map(async ({ path, place: { count, ...place } }) => ({
      ...place,
      path,
      isCurrent: path === current,
      count: count === null ? null : await count(desk, viewer),
    })),
  );
  return places.toSorted((one, other) => one.group - other.group || one.order - other.order);
}

function renderEntrance(
  assets: DeskAssets,
  { origin, siteName }: Pick<DeskReader, 'origin' | 'siteName'>,
  entrance: EntrancePage,
): string {
  const { title, body } = entranceContent(entrance);
  const viewer = 'viewer' in entrance ? entrance.viewer : null;
  const theme = viewer?.choices.theme ?? 'system';
  const facts = { assets, siteName, title, theme, layout: 'si' } as const;
  const goesTo = entrance.page === 'arrival' ? { goesTo: entrance.address } : {};
  return renderDocument(
    { ...facts, ...goesTo },
    <Entrance siteName={siteName} host={new URL(origin).host}>
      {body}
    </Entrance>,
  );
}

function entranceContent(entrance: EntrancePage): { readonly title: string; readonly body: ReactNode } {
  const t = texts.entrance;
  switch (entrance.page) {
    case 'sign-in':
      return { title: t.signIn.title, body: <SignInPage {...entrance} /> };
    case 'invite':
      return { title: t.invite.title, body: <InvitePage /> };
    case 'add-key':
      return { title: texts.people.addKey, body: <AddKeyPage back={entrance.back} /> };
    case 'confirm':
      return { title: t[entrance.why].title, body: <ConfirmPage {...entrance} /> };
    case 'arrival':
      return { title: texts.frame.desk, body: <h1>{texts.frame.desk}</h1> };
    case 'failed':
      return { title: texts.frame.refused.title, body: <Failed {...entrance} /> };
  }
}
