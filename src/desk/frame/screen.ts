import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { DeskReader, DeskChoices, DeskRole } from '#runtime/services/desk/desk-service.ts';

export interface Viewer {
  readonly name: string;
  readonly role: DeskRole;
  readonly choices: DeskChoices;
  /** The key that the session began with. */
  readonly keyId: string;
  readonly endsAt: Date;
  /** Until when what needs a touch needs no other one. */
  readonly touchedUntil: Date;
}

export interface ScreenRequest {
  readonly viewer: Viewer;
  readonly now: Date;
  /** Of the address, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** What a view knows besides its data. */
export interface ViewRequest extends ScreenRequest {
  /** Of the public site. */
  readonly siteOrigin: string;
}

/** An answer with another address. */
export class Redirect {
  readonly to: string;

  constructor(to: string) {
    this.to = to;
  }
}

/** An answer to be saved as a CSV. */
export class Download {
  readonly name: string;
  readonly text: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }
}

/** What a place of the rail counts. */
export interface PlaceCount {
  readonly count: number;
  /** False: only to know. */
  readonly waits: boolean;
}

/** Of work that waits; nothing is said of none. */
export function waitingCount(count: number): PlaceCount | null {
  return count === 0 ? null : { count, waits: true };
}

/** The place of a screen in the rail, and on phones in the tabs or under More. */
export interface Place {
  readonly label: string;
  readonly icon: IconNode;
  /** Lines of the rail separate groups. */
  readonly group: 1 | 2 | 3;
  /** Within the group. */
  readonly order: number;
  /** Goes there after G; null: no key does. */
  readonly chord: string | null;
  /** Label on a phone's tab; null: under More. */
  readonly tab: string | null;
  /** Null: nothing is counted. Never a count that scans. */
  readonly count: ((desk: DeskReader, viewer: Viewer) => Promise<PlaceCount | null>) | null;
}

/** The content of a page, without the frame. */
export interface PageContent {
  readonly title: string;
  readonly body: ReactNode;
}

/** Null: nothing is at the address. */
type ScreenContent = PageContent | Redirect | Download | null;

export interface Screen {
  /** As the router writes it: `/feeds/:name`. */
  readonly path: string;
  /** Who may see it: a moderator's screens are an owner's too. */
  readonly role: DeskRole;
  /** Null: it is reached from another screen. */
  readonly place: Place | null;
  /** Path of the place that is marked while this one is open; default: its own. */
  readonly under?: string;
  answer(desk: DeskReader, request: ScreenRequest): Promise<ScreenContent>;
}

/** What is null may be left out. */
export type PlaceOfScreen = Pick<Place, 'label' | 'icon' | 'group' | 'order'> & Partial<Place>;

interface ScreenDefinition<Data> extends Omit<Screen, 'answer' | 'role' | 'place'> {
  /** Default: moderators, and so owners. */
  readonly role?: DeskRole;
  /** Default: none. */
  readonly place?: PlaceOfScreen | null;
  readonly title: string | ((data: Data) => string);
  /** Reads everything that the view shows. */
  readonly load: (desk: DeskReader, request: ScreenRequest) => Promise<Data | Redirect | Download | null>;
  readonly view: (data: Data, request: ViewRequest) => ReactNode;
}

/** Ties a view to what its loader reads. */
export function defineScreen<Data>(definition: ScreenDefinition<Data>): Screen {
  const { title, load, view, role = 'moderator', place = null, ...screen } = definition;
  return {
    ...screen,
    role,
    place: place && { chord: null, tab: null, count: null, ...place },
    answer: async (desk, request) => {
      const data = await load(desk, request);
      if (isAnswer(data)) return data;
      const body = view(data, { ...request, siteOrigin: desk.readings.siteOrigin });
      return { title: typeof title === 'string' ? title : title(data), body };
    },
  };
}

function isAnswer(data: unknown): data is Redirect | Download | null {
  return data === null || data instanceof Redirect || data instanceof Download;
}
