import { texts } from '#desk/messages/en.ts';
import { When } from '#desk/parts/when.tsx';
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
      <ul className="lines">
        {rows.map(({ key, text, at }) => (
          <li key={key}>
            <span>{text}</span>
            <span className="fnt">
              <When at={new Date(at)} as="row" />
            </span>
          </li>
        ))}
        {rows.length === 0 && (
          <li>
            <span>{t.trailNone}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
