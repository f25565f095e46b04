import { memoLoad } from '#domain/kernel/memo-load.ts';

/**
 * Loads a third-party script once; only if the operator's bot check needs it. A failed load is retried. Rejects when it
 * fails.
 */
export const loadScript = memoLoad(
  (src: string) =>
    new Promise<void>((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src, async: true });
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error(`${src} could not be loaded`));
      });
      document.head.append(script);
    }),
);
