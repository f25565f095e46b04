import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Known } from '#domain/plan/plan.ts';
import type { Messages } from '#i18n/messages/en.ts';
import styles from './plan-features.module.css';
import { planIcons, type PlanIcon } from './plan-icons.ts';

type KnownName = 'yes' | 'no' | 'unknown';

function nameKnown(known: Known): KnownName {
  if (known === null) return 'unknown';
  return known ? 'yes' : 'no';
}

/** Hotspot, top-up and phone number, each in its fixed place: there, not there, or not stated. */
export function drawFeatures(
  { tethering, topUp, phoneNumber }: Pick<ListedPlan, 'tethering' | 'topUp' | 'phoneNumber'>,
  { features }: Messages['plan'],
) {
  return (
    <span className={styles['features']}>
      {drawFeature('hotspot', tethering, features.hotspot)}
      {drawFeature('top-up', topUp, features.topUp)}
      {drawFeature('phone', phoneNumber, features.phoneNumber)}
    </span>
  );
}

function drawFeature(icon: PlanIcon, known: Known, words: Readonly<Record<KnownName, string>>) {
  const name = nameKnown(known);
  const label = words[name];
  return (
    <svg className={styles[name]} width="18" height="18" role="img" aria-label={label} data-tip={label}>
      <path d={planIcons[icon]} />
      {name === 'unknown' && <path d={planIcons.unknown} />}
    </svg>
  );
}
