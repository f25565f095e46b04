import type { ReactNode } from 'react';

interface LinesProps {
  /** What each says, and at its right, such as a time. */
  readonly rows: readonly { readonly key: string | number; readonly text: ReactNode; readonly aside?: ReactNode }[];
  /** What is said without rows. */
  readonly none?: string;
}

export function Lines({ rows, none }: LinesProps) {
  const shown: LinesProps['rows'] = rows.length === 0 && none !== undefined ? [{ key: 'none', text: none }] : rows;
  return (
    <ul className="lines">
      {shown.map(({ key, text, aside }) => (
        <li key={key}>
          <span>{text}</span>
          {aside !== undefined && <span className="fnt">{aside}</span>}
        </li>
      ))}
    </ul>
  );
}
