import { Component, Suspense, type ReactNode } from 'react';

/** A second error within this time, in milliseconds, goes to the next boundary above. */
const guardMs = 10_000;

interface BoundaryProps {
  readonly children: ReactNode;
}

interface BoundaryState {
  /** The last error. */
  readonly failure: { readonly error: unknown; readonly mount: number } | null;
}

/** Over all boundaries: each error needs another key. */
let mounts = 0;

/**
 * A piece of the page that fails alone. A hydration mismatch inside of it costs its own HTML only; an error, as when
 * something else has moved an element that React is about to remove, mounts it again, once before the error goes on.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(error: unknown): BoundaryState {
    mounts += 1;
    return { failure: { error, mount: mounts } };
  }

  override state: BoundaryState = { failure: null };
  /** Set when a failure is committed: React renders more than once before that. */
  #answered: BoundaryState['failure'] = null;
  #answeredAt = -Infinity;

  override componentDidCatch(): void {
    this.#answered = this.state.failure;
    this.#answeredAt = performance.now();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const isNew = failure !== null && failure !== this.#answered;
    if (isNew && performance.now() - this.#answeredAt < guardMs) throw failure.error;
    return <Suspense key={failure?.mount ?? 0}>{this.props.children}</Suspense>;
  }
}
