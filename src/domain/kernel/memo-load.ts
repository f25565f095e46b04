import { memo, type MemoOptions } from './memo.ts';

/** Like `memo`, for loads: concurrent calls share the load in flight, and a failed one is retried by the next call. */
export function memoLoad<Given extends readonly unknown[], Value>(
  load: (...given: Given) => Promise<Value>,
  options: MemoOptions<Given> = {},
): (...given: Given) => Promise<Value> {
  const slotOf = memo((..._given: Given): { loading: Promise<Value> | null } => ({ loading: null }), options);
  return (...given) => {
    const slot = slotOf(...given);
    if (slot.loading !== null) return slot.loading;
    const loading = load(...given);
    slot.loading = loading;
    loading.catch(() => {
      slot.loading = null;
    });
    return loading;
  };
}
