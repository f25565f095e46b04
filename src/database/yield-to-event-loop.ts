const waiting: (() => void)[] = [];

/**
 * Resolves in a later turn of the event loop, in which only one of those who wait goes on: what comes in from outside is answered in
 * between, however many do long work at once.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(serveOne);
  });
}

function serveOne(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(serveOne);
}
