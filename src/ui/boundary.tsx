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

/** Shared by all boundaries: each error needs a new key. */
let mounts = 0;

/**
 * An error and Suspense boundary. A hydration mismatch re-renders only its own HTML. An error, as when a third party has moved
 * an element that React is about to remove, remounts it once; a second error propagates.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(error: unknown): BoundaryState {
    mounts += 1;
    return { failure: { error, mount: mounts } };
  }

  override state: BoundaryState = { failure: null };
  /** Set on commit, because React may render several times before. */
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
