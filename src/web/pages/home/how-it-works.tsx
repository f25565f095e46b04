import type { ReactNode } from 'react';
import { FixMark } from '#ui/fix-mark.tsx';
import { Sea } from '#ui/sea.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import styles from './how-it-works.module.css';

/** Three steps, each with a small drawing in the grammar of the site. */
export function HowItWorks() {
  const { where, compare, buy } = usePage().messages.home.how.steps;
  return (
    <ol className={styles['steps']}>
      <Step {...where} figure={<WhereFigure />} />
      <Step {...compare} figure={<CompareFigure />} />
      <Step {...buy} figure={<BuyFigure />} />
    </ol>
  );
}

interface StepProps {
  readonly heading: string;
  readonly text: string;
  readonly figure: ReactNode;
}

function Step({ heading, text, figure }: StepProps) {
  return (
    <li>
      <div className={styles['figure']} aria-hidden="true">
        {figure}
      </div>
      <h3>{heading}</h3>
      <p>{text}</p>
    </li>
  );
}

function WhereFigure() {
  return (
    <Sea className={styles['where']}>
      <FixMark size={24} />
    </Sea>
  );
}

const dots = [
  [58, 96],
  [92, 66],
  [104, 88],
  [126, 44],
  [140, 72],
  [164, 60],
  [186, 34],
  [206, 50],
  [214, 26],
  [232, 42],
  [250, 20],
  [262, 52],
  [284, 30],
  [304, 18],
] as const;

/** Prices against data, and the line of the lowest ones; the point on it is the one. */
function CompareFigure() {
  return (
    <svg viewBox="0 0 360 168" preserveAspectRatio="xMidYMid slice">
      <path className={styles['rule']} d="M32 42H328M32 84H328M32 126H328" />
      {dots.map(([x, y]) => (
        <circle key={x} className={styles['dot']} cx={x} cy={y} r="4.4" />
      ))}
      <path className={styles['lowest']} d="M44 132H94V122H158V98H228V76H290V40H328" />
      <circle className={styles['open']} cx="94" cy="122" r="4" />
      <circle className={styles['open']} cx="228" cy="76" r="4" />
      <circle className={styles['open']} cx="290" cy="40" r="4" />
      <circle className={styles['open']} cx="158" cy="98" r="8" />
      <circle className={styles['low']} cx="158" cy="98" r="4" />
    </svg>
  );
}

/** A phone that takes up a signal. */
function BuyFigure() {
  return (
    <svg viewBox="0 0 360 168" preserveAspectRatio="xMidYMid slice">
      <rect className={styles['phone']} x="134" y="18" width="92" height="180" rx="14" />
      <rect className={styles['quiet']} x="164" y="27" width="32" height="5" rx="2.5" />
      <g transform="translate(156 58) scale(1.5)">
        <path
          className={styles['sim']}
          d="M11.6 6.2h6.6l7.6 7.6v7a5 5 0 0 1-5 5h-9.2a5 5 0 0 1-5-5v-9.6a5 5 0 0 1 5-5Z"
        />
        <path
          className={styles['low']}
          d="M12.6 10.5h4.1l4.8 4.8v4.2a2 2 0 0 1-2 2h-6.9a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z"
        />
      </g>
      <rect className={styles['button']} x="146" y="128" width="68" height="22" rx="5" />
      <path className={styles['wave']} d="M244 60q14 24 0 48M260 50q20 34 0 68M276 40q26 44 0 88" />
    </svg>
  );
}
