import { Component, type ReactNode } from 'react';
import { mayReload } from './reload-guard.ts';

interface LastResortProps {
  /** The element around the page. */
  readonly container: HTMLElement;
  readonly children: ReactNode;
}

interface LastResortState {
  readonly hasFailed: boolean;
  /** What the page was like before it failed. */
  readonly html: string;
}

/**
 * For an error that no boundary of the page could answer: loads the same address again. Where that was of no help a moment
 * ago, the page stays as it was last, without scripts: its links and forms work.
 */
export class LastResort extends Component<LastResortProps, LastResortState> {
  static getDerivedStateFromError(): Partial<LastResortState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ container }: LastResortProps, { hasFailed, html }: LastResortState) {
    return hasFailed && html === '' ? { html: container.innerHTML } : null;
  }

  override state: LastResortState = { hasFailed: false, html: '' };

  override componentDidCatch(): void {
    // A page that is kept for later is not worth the one that is shown.
    if (this.props.container.isConnected && mayReload(location.pathname, Date.now())) location.reload();
  }

  override render(): ReactNode {
    const { hasFailed, html } = this.state;
    if (!hasFailed) return this.props.children;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
