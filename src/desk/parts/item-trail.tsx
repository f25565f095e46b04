import { texts } from '#desk/messages/en.ts';
import { Lines } from './lines.tsx';
import { When } from './when.tsx';
import type { ReactNode } from 'react';

interface ItemTrailProps {
  readonly rows: readonly { readonly key: string; readonly text: ReactNode; readonly at: string }[];
}

/** Who did what with an item, newest first. */
export function ItemTrail({ rows }: ItemTrailProps) {
  const t = texts.plans;
  return (
    <section>
      <h3>{t.trail}</h3>
      <Lines
        rows={rows.map(({ at, ...row }) => ({ ...row, aside: <When at={new Date(at)} as="row" /> }))}
        none={t.trailNone}
      />
    </section>
  );
}
