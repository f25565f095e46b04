import type { ListedPlan } from '#domain/listed-plan.ts';
import type { Known } from '#domain/plan.ts';
import { SymbolIcon } from '#ui/icon-symbols.tsx';
import { usePage } from './page-environment.tsx';
import styles from './plan-features.module.css';
import type { PlanIcon } from './plan-icons.ts';

type KnownName = 'yes' | 'no' | 'unknown';

function nameKnown(known: Known): KnownName {
  if (known === null) return 'unknown';
  return known ? 'yes' : 'no';
}

/** Hotspot, top-up and phone number, each in its fixed place: there, not there, or not stated. */
export function PlanFeatures({ plan }: { readonly plan: Pick<ListedPlan, 'tethering' | 'topUp' | 'phoneNumber'> }) {
  const { features } = usePage().messages.plan;
  return (
    <span className={styles['features']}>
      <Feature icon="hotspot" known={plan.tethering} words={features.hotspot} />
      <Feature icon="top-up" known={plan.topUp} words={features.topUp} />
      <Feature icon="phone" known={plan.phoneNumber} words={features.phoneNumber} />
    </span>
  );
}

interface FeatureProps {
  readonly icon: PlanIcon;
  readonly known: Known;
  readonly words: Readonly<Record<KnownName, string>>;
}

function Feature({ icon, known, words }: FeatureProps) {
  const name = nameKnown(known);
  const mark = name === 'unknown' ? { over: 'unknown' } : {};
  return <SymbolIcon name={icon} {...mark} size={18} className={styles[name]} label={words[name]} />;
}
