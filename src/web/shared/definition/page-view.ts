import type { ComponentType } from 'react';

/** A page's component. Servers have all of them; browsers load one on demand. */
export interface PageView {
  readonly page: string;
  readonly Component: ComponentType<object>;
}
