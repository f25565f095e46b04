import type { DestinationView, ViewOptions } from './destination-view.ts';

/** Computes the view of a state over plans in memory. */
export type ListEngine = (options: ViewOptions) => DestinationView;

/**
 * LRU cache of views or the tasks that compute them: a state is requested again in another language or as a payload.
 * @param most capacity
 */
export function rememberViews<View>(
  compute: (options: ViewOptions) => View,
  most: number,
): (options: ViewOptions) => View {
  let kept: readonly { readonly key: string; readonly view: View }[] = [];
  return (options) => {
    const key = JSON.stringify(options);
    const found = kept.find((each) => each.key === key) ?? { key, view: compute(options) };
    kept = [found, ...kept.filter((each) => each !== found)].slice(0, most);
    return found.view;
  };
}
