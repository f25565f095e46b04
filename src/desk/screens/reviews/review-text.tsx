import { createElement, Fragment, type ReactNode } from 'react';
import type { TextRange } from '#domain/review/black-out.ts';
import type { DeskReviewDetail } from '#runtime/services/desk/review-readings.ts';
import type { ReviewDraft } from './review-draft.ts';

/** The words of the review: found ones marked, blacked-out ones as they will be. */
export function ReviewText({ review, draft }: { readonly review: DeskReviewDetail; readonly draft: ReviewDraft }) {
  const { text, language, flags } = review;
  const marks = flags.flatMap(({ kind, begins, ends }) =>
    kind === 'qr-code' || begins === null || ends === null ? [] : [{ begins, ends }],
  );
  const paragraphs = [...text.matchAll(/[^\n]+/g)].map(({ index, 0: words }) => ({ begins: index, words }));
  return (
    <div className="rv-t" lang={language ?? undefined}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.begins}>
          <Marked {...paragraph} marks={marks} blacked={draft.blacked} />
        </p>
      ))}
    </div>
  );
}

interface MarkedProps {
  readonly begins: number;
  readonly words: string;
  readonly marks: readonly TextRange[];
  readonly blacked: readonly TextRange[];
}

/** Ranges that overlap are shown as the first of them. */
function Marked({ begins, words, marks, blacked }: MarkedProps) {
  const ranges = [
    ...blacked.map((range) => ({ ...range, isBlack: true })),
    ...marks
      .filter((mark) => !blacked.some((range) => range.begins < mark.ends && mark.begins < range.ends))
      .map((range) => ({ ...range, isBlack: false })),
  ].toSorted((a, b) => a.begins - b.begins);
  const parts: ReactNode[] = [];
  let at = begins;
  for (const range of ranges) {
    const [from, to] = [Math.max(range.begins, at), Math.min(range.ends, begins + words.length)];
    if (from >= to) continue;
    parts.push(words.slice(at - begins, from - begins));
    const found = words.slice(from - begins, to - begins);
    parts.push(range.isBlack ? '▇'.repeat(found.length) : createElement('mark', null, found));
    at = to;
  }
  parts.push(words.slice(at - begins));
  return createElement(Fragment, null, ...parts);
}
