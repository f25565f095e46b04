import { Check, Copy, Printer } from 'lucide';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { setCompared, useCompared } from '#web/shared/compared/compared-store.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { useCopy } from '#web/shared/visit/use-copy.ts';
import type { CompareData } from './load.ts';
import styles from './page.module.css';

/** Actions that need JavaScript: save offline, copy link and print. */
export function CompareActions({ plans }: CompareData) {
  const { messages } = usePage();
  const { notes } = useCompared();
  const isHydrated = useHydrated();
  const ids = plans.map(({ row }) => row.plan.id);
  const isKept = ids.join() === notes.map(({ id }) => id).join();
  if (!isHydrated || ids.length === 0) return null;
  return (
    <div className={styles['actions']}>
      <CopyButton />
      <Button onClick={() => print()}>
        <Icon of={Printer} />
        {messages.compare.print}
      </Button>
      <KeepButton isKept={isKept} onKeep={() => setCompared(plans.map(({ row }) => row.plan))} />
    </div>
  );
}

function KeepButton({ isKept, onKeep }: { readonly isKept: boolean; readonly onKeep: () => void }) {
  const texts = usePage().messages.compare;
  return (
    <div className={styles['keep']}>
      {!isKept && <Button onClick={onKeep}>{texts.save}</Button>}
      <p role="status">
        {isKept && <Icon of={Check} />}
        {isKept ? texts.saved : texts.saveHint}
      </p>
    </div>
  );
}

function CopyButton() {
  const texts = usePage().messages.compare;
  const [outcome, copy] = useCopy();
  return (
    <>
      <Button onClick={() => void copy(location.href)}>
        <Icon of={Copy} />
        {texts.copy}
      </Button>
      <span role="status">{outcome !== null && texts[outcome]}</span>
    </>
  );
}
