import { Component, Suspense, type ReactNode } from 'react';

/** A second error within this time, in milliseconds, goes to the next boundary above. */
const guardMs = 10_000;

interface BoundaryProps {
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/**
 * A piece of the page that fails alone. A hydration mismatch inside of it costs its own HTML only; an error, as when
 * something else has moved an element that React is about to remove, mounts it again, once before the error goes on.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override state: BoundaryState = { failure: null };
  #answered: BoundaryState['failure'] = null;
  #answeredAt = -Infinity;
  #mounts = 0;

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure !== this.#answered) this.#answer(failure);
    return <Suspense key={this.#mounts}>{this.props.children}</Suspense>;
  }

  /** While React renders and not after it: what is in the document stays there until the new content takes its place. */
  #answer(failure: BoundaryState['failure']): void {
    const now = performance.now();
    if (now - this.#answeredAt < guardMs) throw failure?.error;
    this.#answered = failure;
    this.#answeredAt = now;
    this.#mounts += 1;
  }
}
