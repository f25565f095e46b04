import { CirclePlus, Phone, Wifi, type LucideIcon } from 'lucide-react';
import type { Known } from '#domain/plan.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from './page-environment.tsx';
import styles from './plan-features.module.css';
import type { PlanRowData } from './plan-row-data.ts';

type KnownName = 'yes' | 'no' | 'unknown';

function nameKnown(known: Known): KnownName {
  if (known === null) return 'unknown';
  return known ? 'yes' : 'no';
}

/** Hotspot, top-up and phone number, each in its fixed place: there, not there, or not stated. */
export function PlanFeatures({ row }: { readonly row: Pick<PlanRowData, 'tethering' | 'topUp' | 'phoneNumber'> }) {
  const { features } = usePage().messages.plan;
  return (
    <ul className={styles['features']}>
      <Feature icon={Wifi} known={row.tethering} words={features.hotspot} />
      <Feature icon={CirclePlus} known={row.topUp} words={features.topUp} />
      <Feature icon={Phone} known={row.phoneNumber} words={features.phoneNumber} />
    </ul>
  );
}

interface FeatureProps {
  readonly icon: LucideIcon;
  readonly known: Known;
  readonly words: Readonly<Record<KnownName, string>>;
}

function Feature({ icon, known, words }: FeatureProps) {
  const name = nameKnown(known);
  return (
    <li className={styles[name]} title={words[name]}>
      {name === 'unknown' ? <span aria-hidden="true">?</span> : null}
      <Icon of={icon} size={18} />
      <VisuallyHidden>{words[name]}</VisuallyHidden>
    </li>
  );
}
