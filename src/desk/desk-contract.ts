import type { ActionDone } from '#runtime/services/desk/desk-action.ts';
import type { DeskReader } from '#runtime/services/desk/desk-service.ts';
import type { DeskAssets } from './frame/document.tsx';
import type { WaitingForm } from './frame/entrance-pages.tsx';
import type { Screen, ScreenRequest, Viewer } from './frame/screen.ts';

export type { DeskAssets } from './frame/document.tsx';
export type { Viewer } from './frame/screen.ts';

/** A request of somebody who is signed in and not locked. */
export interface DeskRequest extends ScreenRequest {
  /** Path and query. */
  readonly address: string;
}

export type DeskAnswer =
  | { readonly kind: 'page'; readonly status: 200 | 403 | 404 | 409; readonly html: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'download'; readonly name: string; readonly text: string };

/** A page in front of the desk, which knows nobody. */
export type EntrancePage =
  | { readonly page: 'sign-in'; readonly endedAt: Date | null; readonly back: string }
  | { readonly page: 'invite' }
  | { readonly page: 'add-key'; readonly viewer: Viewer; readonly back: string }
  | {
      readonly page: 'confirm';
      readonly viewer: Viewer;
      readonly why: 'locked' | 'touch';
      readonly form: WaitingForm | null;
    }
  /** Loads the same address again, from the desk's own page: a link elsewhere sends no cookie. */
  | { readonly page: 'arrival'; readonly address: string }
  | { readonly page: 'failed'; readonly isOutage: boolean; readonly id: string; readonly address: string };

/** The desk's pages, as the server sees them. */
export interface DeskPages {
  readonly screens: readonly Pick<Screen, 'path' | 'role'>[];
  screen(path: string, desk: DeskReader, request: DeskRequest): Promise<DeskAnswer>;
  notFound(desk: DeskReader, request: DeskRequest): Promise<DeskAnswer>;
  /** @param refusal null: the person's role does not allow it */
  refused(
    desk: DeskReader,
    request: DeskRequest,
    refusal: { readonly sentence: string; readonly back: string } | null,
  ): Promise<DeskAnswer>;
  /** A link, shown once. */
  link(desk: DeskReader, request: DeskRequest, link: NonNullable<ActionDone['link']>): Promise<DeskAnswer>;
  entrance(desk: Pick<DeskReader, 'origin' | 'siteName'>, page: EntrancePage): string;
}

interface DeskPagesParts {
  readonly assets: DeskAssets;
  /** Default: `screens`. */
  readonly screens?: readonly Screen[];
}

export type CreateDeskPages = (parts: DeskPagesParts) => DeskPages;
