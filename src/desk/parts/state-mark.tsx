import { Check, CircleMinus, Clock, TriangleAlert, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

const kinds: Readonly<Record<'ok' | 'warn' | 'bad' | 'off', IconNode>> = {
  ok: Check,
  warn: Clock,
  bad: TriangleAlert,
  off: CircleMinus,
};

/** A state as a word with its sign. */
export function StateMark({ kind, children }: { readonly kind: keyof typeof kinds; readonly children: ReactNode }) {
  return (
    <span className={`st st--${kind}`}>
      <Icon of={kinds[kind]} size={16} />
      {children}
    </span>
  );
}
