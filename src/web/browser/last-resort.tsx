import { Component, type ReactNode } from 'react';
import { mayReload } from './reload-guard.ts';

interface LastResortProps {
  readonly children: ReactNode;
}

interface LastResortState {
  readonly html: string | null;
}

/**
 * For an error that no boundary of the page could answer: loads the same address again. Where that was of no help a moment
 * ago, the page stays as it was last, without scripts: its links and forms work.
 */
export class LastResort extends Component<LastResortProps, LastResortState> {
  static getDerivedStateFromError(): LastResortState {
    return { html: document.getElementById('root')?.innerHTML ?? '' };
  }

  override state: LastResortState = { html: null };

  override componentDidCatch(): void {
    if (mayReload(location.pathname, Date.now())) location.reload();
  }

  override render(): ReactNode {
    const { html } = this.state;
    if (html === null) return this.props.children;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
