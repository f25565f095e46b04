import { Gauge, Phone, Signal, Wifi, type IconNode } from 'lucide';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { Icon } from '#ui/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './four-facts.module.css';
import { planFourFacts, type PlanFact } from './four-fact-words.ts';

const icons: Readonly<Record<PlanFact['name'], IconNode>> = {
  afterwards: Gauge,
  hotspot: Wifi,
  phone: Phone,
  network: Signal,
};

/** Always the same four facts in the same order: speed after the allowance, hotspot, phone number, network. */
export function FourFacts({ plan }: { readonly plan: ListedPlan }) {
  const { shell, messages } = usePage();
  return (
    <ul className={styles['facts']}>
      {planFourFacts(plan, { locale: shell.locale, messages }).map(({ name, words, isGood }) => (
        <li key={name} className={classNames(!isGood && styles['quiet'])}>
          <Icon of={icons[name]} size={16} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
