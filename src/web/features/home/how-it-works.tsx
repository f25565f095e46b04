import type { ReactNode } from 'react';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './how-it-works.module.css';
import { Heading } from '#ui/heading.tsx';

/** Three steps, each with a small illustration. */
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
      <Heading as="h3">{heading}</Heading>
      <p>{text}</p>
    </li>
  );
}

const coast = 'M126 88c2-24 40-30 78-25 24 3 34 13 30 26-5 17-38 25-64 24-26-1-46-8-44-25Z';

/** Scale of each waterline relative to the island. */
const waterlines = [1.14, 1.34, 1.6, 1.94, 2.36, 2.88, 3.5];

/** An island with waterlines, and the route to it. */
function WhereFigure() {
  return (
    <svg className={styles['where']} viewBox="0 0 360 168" preserveAspectRatio="xMidYMid slice">
      {waterlines.map((size, index) => (
        <path
          key={size}
          className={styles['water']}
          strokeOpacity={0.75 * (1 - index / waterlines.length)}
          transform={`translate(180 88) scale(${size}) translate(-180 -88)`}
          d={coast}
        />
      ))}
      <path className={styles['island']} d={coast} />
      <path className={styles['lowest']} d="M180 36V80" />
      <rect className={styles['label']} x="131" y="16" width="98" height="20" rx="4" />
      <rect className={styles['button']} x="143" y="24" width="44" height="4" rx="2" />
      <rect className={styles['quiet']} x="193" y="24" width="24" height="4" rx="2" />
      <circle className={styles['open']} cx="180" cy="88" r="8" />
      <circle className={styles['low']} cx="180" cy="88" r="4" />
    </svg>
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

/** Prices by data with the line of lowest prices; one point on it is highlighted. */
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

/** The finder patterns of a QR code, and some modules. */
const finders = [
  [0, 0],
  [8, 0],
  [0, 8],
]
  .map(([x, y]) => `M${x} ${y}h5v5h-5zm1 1v3h3v-3zm1 1h1v1h-1z`)
  .join('');
const modules =
  'M6 0h1v2h-1zM6 3h1v2h-1zM0 6h2v1h-2zM3 6h1v1h-1zM5 6h2v1h-2zM8 6h1v2h-1zM10 6h3v1h-3zM6 8h1v1h-1zM8 9h2v1h-2zM11 8h1v3h-1zM6 10h1v3h-1zM8 11h2v1h-2zM10 12h3v1h-3zM12 10h1v1h-1z';

/** A phone with a QR code and signal waves. */
function BuyFigure() {
  return (
    <svg viewBox="0 0 360 168" preserveAspectRatio="xMidYMid slice">
      <rect className={styles['phone']} x="134" y="18" width="92" height="180" rx="14" />
      <rect className={styles['quiet']} x="164" y="27" width="32" height="5" rx="2.5" />
      <path className={styles['code']} transform="translate(150.75 48) scale(4.5)" d={finders + modules} />
      <rect className={styles['button']} x="146" y="128" width="68" height="22" rx="5" />
      <path className={styles['wave']} d="M244 60q14 24 0 48M260 50q20 34 0 68M276 40q26 44 0 88" />
    </svg>
  );
}
