import { Phone, Signal, Wifi, type IconNode } from 'lucide';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { Icon } from '#ui/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './ticket-facts.module.css';
import { ticketFacts, type TicketFact } from './ticket-fact-words.ts';

const icons: Readonly<Record<TicketFact['name'], IconNode>> = { hotspot: Wifi, phone: Phone, network: Signal };

/** Always the same three facts in the same order: hotspot, phone number, network. */
export function TicketFacts({ plan }: { readonly plan: ListedPlan }) {
  const { shell, messages } = usePage();
  return (
    <ul className={styles['facts']}>
      {ticketFacts(plan, { locale: shell.locale, messages }).map(({ name, words, isGood }) => (
        <li key={name} className={classNames(!isGood && styles['quiet'])}>
          <Icon of={icons[name]} size={16} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
