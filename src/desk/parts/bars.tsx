import type { Key, ReactNode } from 'react';
import { sayNumber } from './say.ts';

interface BarsProps {
  /** The oldest first. */
  readonly bars: readonly { readonly name: string | number; readonly value: number }[];
  /** From this place on they are strong. */
  readonly strongFrom?: number;
  readonly height?: number;
  /** For a month. */
  readonly isNarrow?: boolean;
  /** One sentence; a table or a list beside the bars has the figures. */
  readonly label: string;
}

/** Counts side by side, the oldest first. */
export function Bars({ bars, strongFrom = 0, height = 40, isNarrow = false, label }: BarsProps) {
  const [width, step] = isNarrow ? [6, 9] : [8, 11];
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg
      width={Math.max(0, bars.length * step - (step - width))}
      height={height}
      role="img"
      aria-label={label}
      className="bars"
    >
      {bars.map(({ name, value }, place) => {
        const size = Math.max(value === 0 ? 1 : 2, (value / most) * height);
        return (
          <rect
            key={name}
            className={place >= strongFrom ? undefined : 'pale'}
            x={place * step}
            y={height - size}
            width={width}
            height={size}
          />
        );
      })}
    </svg>
  );
}

/** One count against the largest of its list. */
export function Bar({ share, isPale }: { readonly share: number; readonly isPale: boolean }) {
  return (
    <svg className="bar-line" width="100%" height="8" aria-hidden="true">
      <rect className={isPale ? 'pale' : undefined} width={`${Math.round(share * 1000) / 10}%`} height="8" />
    </svg>
  );
}

interface RankedProps {
  readonly className: string;
  /** Of each name. */
  readonly nameClass?: string;
  /** The largest first. */
  readonly rows: readonly {
    readonly key: Key;
    readonly name: ReactNode;
    readonly count: number;
    readonly isPale: boolean;
    readonly aside?: ReactNode;
  }[];
}

/** Counts with their names, each with its bar. */
export function Ranked({ className, nameClass, rows }: RankedProps) {
  const most = Math.max(1, rows[0]?.count ?? 0);
  return (
    <ul className={className}>
      {rows.map(({ key, name, count, isPale, aside }) => (
        <li key={key}>
          <span className={nameClass}>{name}</span>
          <Bar share={count / most} isPale={isPale} />
          <span>{sayNumber(count)}</span>
          {aside}
        </li>
      ))}
    </ul>
  );
}
