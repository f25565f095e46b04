import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Known } from '#domain/plan/plan.ts';
import type { Messages } from '#i18n/messages/en.ts';
import styles from './plan-features.module.css';

type KnownName = 'yes' | 'no' | 'unknown';

function nameKnown(known: Known): KnownName {
  if (known === null) return 'unknown';
  return known ? 'yes' : 'no';
}

/** Hotspot, top-up and phone number in fixed positions: yes, no, or not stated. */
export function renderFeatures(
  { tethering, topUp, phoneNumber }: Pick<ListedPlan, 'tethering' | 'topUp' | 'phoneNumber'>,
  { features }: Messages['plan'],
) {
  return (
    <span className={styles['features']}>
      {renderFeature('hotspot', tethering, features.hotspot)}
      {renderFeature('top-up', topUp, features.topUp)}
      {renderFeature('phone', phoneNumber, features.phoneNumber)}
    </span>
  );
}

function renderFeature(icon: PlanIcon, known: Known, words: Readonly<Record<KnownName, string>>) {
  const name = nameKnown(known);
  const label = words[name];
  return (
    <svg className={styles[name]} width="18" height="18" role="img" aria-label={label} data-tip={label}>
      <path d={planIcons[icon]} />
      {name === 'unknown' && <path d={planIcons.unknown} />}
    </svg>
  );
}

/**
 * The icons of a plan's row as path data in an 18 px square, one path each, so that browsers neither scale nor clone them:
 * Wifi, CirclePlus and Phone of Lucide (ISC), and a question mark in the upper corner for what is not stated.
 */
const planIcons = {
  hotspot:
    'M9 15h.007M1.5 6.615a11.25 11.25 0 0 1 15 0M3.75 9.644a7.5 7.5 0 0 1 10.5 0M6.375 12.322a3.75 3.75 0 0 1 5.25 0',
  'top-up': 'M1.5 9a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M6 9h6M9 6v6',
  phone:
    'M10.374 12.426a.75.75 0 0 0 .91-.227l.266-.349A1.5 1.5 0 0 1 12.75 11.25h2.25a1.5 1.5 0 0 1 1.5 1.5v2.25a1.5 1.5 0 0 1-1.5 1.5A13.5 13.5 0 0 1 1.5 3a1.5 1.5 0 0 1 1.5-1.5h2.25a1.5 1.5 0 0 1 1.5 1.5v2.25a1.5 1.5 0 0 1-.6 1.2l-.351.263a.75.75 0 0 0-.219.925 10.5 10.5 0 0 0 4.794 4.788',
  unknown: 'M15.375-2.4a2.175 2.175 0 0 1 4.2.75c0 1.425-2.1 2.175-2.1 2.175M17.55 3.45h.007',
};

type PlanIcon = Exclude<keyof typeof planIcons, 'unknown'>;
