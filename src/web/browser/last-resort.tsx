import { Component, type ReactNode } from 'react';
import { mayReload } from './reload-guard.ts';

interface LastResortProps {
  /** The element around the page. */
  readonly container: HTMLElement;
  readonly children: ReactNode;
}

interface LastResortState {
  readonly hasFailed: boolean;
  /** The page's HTML before the error. */
  readonly html: string;
}

/**
 * The outermost error boundary: reloads the address. If that did not help a moment ago, shows the page's last HTML without
 * scripts; its links and forms work.
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
    // Do not reload for a kept page that is not shown.
    if (this.props.container.isConnected && mayReload(location.pathname, Date.now())) location.reload();
  }

  override render(): ReactNode {
    const { hasFailed, html } = this.state;
    if (!hasFailed) return this.props.children;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
  }
}
