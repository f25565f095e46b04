import type { ReactNode } from 'react';
import { Boundary } from '#ui/boundary.tsx';
import { TooltipLayer } from '#ui/tooltip-layer.tsx';
import { KeptNote } from './kept-note.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { lazyComponent } from '#web/shared/page/lazy-component.tsx';
import styles from './shell.module.css';
import { whenFirstInteraction } from '#web/shared/visit/first-interaction.ts';
import { SiteHeader } from './site-header.tsx';

const SiteFooter = lazyComponent(async () => (await import('./site-footer.tsx')).SiteFooter);

interface ShellProps {
  readonly isOverSea?: boolean;
  readonly isError?: boolean;
  readonly children: ReactNode;
}

/** The frame around every page. */
export function Shell({ isOverSea = false, isError = false, children }: ShellProps) {
  const { shell, messages } = usePage();
  return (
    <>
      {/* Outside of any boundary, or the service worker would have to write React's marker comments too. */}
      <KeptNote />
      <Boundary>
        <a className={styles['skip']} href="#main">
          {messages.common.skipToContent}
        </a>
        {shell.showsExamples && <aside className={styles['examples']}>{messages.common.exampleNotice}</aside>}
      </Boundary>
      <Boundary>
        <SiteHeader isOverSea={isOverSea} isDisabled={isError} />
      </Boundary>
      <Boundary>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </Boundary>
      <SiteFooter />
      <TooltipLayer when={whenFirstInteraction} />
    </>
  );
}
