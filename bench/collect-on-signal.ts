// `node --expose-gc --import ./bench/collect-on-signal.ts …`: SIGUSR2 forces full garbage collections, as V8 does on
// an idle server. Unused object shapes are dropped by the second or third one.
const times = 4;

process.on('SIGUSR2', () => {
  for (let count = 0; count < times; count += 1) globalThis.gc?.();
});
