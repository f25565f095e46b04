import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

interface ScreenHeadProps {
  readonly title: ReactNode;
  readonly parent?: { readonly href: string; readonly name: string };
  /** Beside the title. */
  readonly facts?: ReactNode;
  /** At the right. */
  readonly children?: ReactNode;
}

export function ScreenHead({ title, parent, facts, children }: ScreenHeadProps) {
  return (
    <div className="top">
      <div>
        {parent !== undefined && (
          <a className="crumb" href={parent.href}>
            {parent.name} <Icon of={ChevronRight} size={14} />
          </a>
        )}
        <h1>{title}</h1>
        {facts}
      </div>
      {children !== undefined && <div>{children}</div>}
    </div>
  );
}
