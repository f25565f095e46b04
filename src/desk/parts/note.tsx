import { CircleAlert, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

const kinds = {
  warn: { className: 'note', icon: TriangleAlert },
  bad: { className: 'note note--bad', icon: CircleAlert },
  info: { className: 'note note--info', icon: Info },
} as const;

/** Something to look at; errors speak up. */
export function Note({ kind, children }: { readonly kind: keyof typeof kinds; readonly children: ReactNode }) {
  const { className, icon } = kinds[kind];
  return (
    <p className={className} role={kind === 'bad' ? 'alert' : undefined}>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </p>
  );
}
