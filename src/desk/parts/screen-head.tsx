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

/** In place of the work: nothing waits. */
export function Empty({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className="card card--sim">
      <p className="big big--empty">{title}</p>
      <p className="mut">{text}</p>
    </section>
  );
}
