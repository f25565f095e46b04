import type { DestinationView, ViewOptions } from './destination-view.ts';

/** Answers what a list shows in a state, over plans that are in memory. */
export type ListEngine = (options: ViewOptions) => DestinationView;

/**
 * Keeps the views that were asked for last, or the work that leads to them: a state is asked for again, as by a reader of another
 * language or as a payload.
 * @param most how many stay
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
