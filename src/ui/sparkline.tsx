import { drawSteps, type ChartPoint } from './draw-steps.ts';
import styles from './sparkline.module.css';

export interface SparklineProps {
  /** Oldest first; `at` in milliseconds. A value holds until the next one. */
  readonly points: readonly ChartPoint[];
  /** Text alternative. */
  readonly label: string;
  /** End of the time range, in milliseconds; default: the last point. */
  readonly until?: number;
}

const size = { width: 300, height: 44 };

/** A step line with a mark at its end. */
export function Sparkline({ points, label, until }: SparklineProps) {
  const steps = drawSteps(points, { ...size, ...(until !== undefined && { until }) });
  if (steps === null) return null;
  return (
    <svg className={styles['sparkline']} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      <path className={styles['area']} d={steps.area} />
      <path className={styles['line']} d={steps.line} />
      <circle className={styles['end']} cx={steps.end.x} cy={steps.end.y} r="4.5" />
    </svg>
  );
}
