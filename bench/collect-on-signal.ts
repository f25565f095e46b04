// `node --expose-gc --import ./bench/collect-on-signal.ts …`: SIGUSR2 makes the process collect all its garbage, as V8 does by
// itself where nobody has asked for anything for some time. A shape that nobody uses goes with the second or third time.
const times = 4;

process.on('SIGUSR2', () => {
  for (let count = 0; count < times; count += 1) globalThis.gc?.();
});
