import type { TextRange } from '#domain/review/black-out.ts';
import type { DeskReviewDetail } from '#runtime/services/desk/review-readings.ts';

/** What goes with the decision, kept in the address: it works without scripts, and is gone with the page. */
export interface ReviewDraft {
  /** Positions of pictures that are left out. */
  readonly omitted: readonly number[];
  readonly blacked: readonly TextRange[];
  /** Position of the picture that keys mean. */
  readonly framed: number | null;
  /** Pictures that this page shows as they are. */
  readonly shown: readonly number[];
  readonly sheet: 'reasons' | 'note' | 'reply' | null;
}

type Query = Readonly<Record<string, string>>;

const sheets = ['reasons', 'note', 'reply'] as const;

export function readDraft(query: Query, { images, text }: DeskReviewDetail): ReviewDraft {
  const positions = images.map(({ position }) => position);
  const listed = (name: string): readonly number[] =>
    (query[name] ?? '')
      .split(',')
      .flatMap((word) => (word !== '' && positions.includes(Number(word)) ? [Number(word)] : []));
  const omitted = listed('omit');
  const blacked = (query['black'] ?? '').split(',').flatMap((word): TextRange[] => {
    const [, begins, ends] = /^(\d{1,6})-(\d{1,6})$/.exec(word) ?? [];
    const range = { begins: Number(begins), ends: Number(ends) };
    return range.begins < range.ends && range.ends <= text.length ? [range] : [];
  });
  const framed = positions.find((position) => String(position) === query['pic']) ?? null;
  const sheet = sheets.find((each) => each === query['sheet']) ?? null;
  return { omitted, blacked, framed, shown: listed('open'), sheet };
}

/** With it, or without it where it was there. */
export function toggle(positions: readonly number[], position: number): readonly number[] {
  return positions.includes(position) ? positions.filter((each) => each !== position) : [...positions, position];
}

/** The address of the same review with another draft. */
export function draftPath(id: string, draft: ReviewDraft, change: Partial<ReviewDraft> = {}): string {
  const { omitted, blacked, framed, shown, sheet } = { ...draft, ...change };
  const search = new URLSearchParams({
    ...(omitted.length > 0 && { omit: omitted.join(',') }),
    ...(blacked.length > 0 && { black: blacked.map(({ begins, ends }) => `${begins}-${ends}`).join(',') }),
    ...(framed !== null && { pic: String(framed) }),
    ...(shown.length > 0 && { open: shown.join(',') }),
    ...(sheet !== null && { sheet }),
  });
  return search.size === 0 ? `/reviews/${id}` : `/reviews/${id}?${search.toString()}`;
}
