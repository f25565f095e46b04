import cliProgress from 'cli-progress';

export interface Progress {
  update(done: number, total: number): void;
  stop(): void;
}

/** A bar on a terminal; elsewhere one line for each tenth, so that logs stay readable. */
export function showProgress(label: string, output: NodeJS.WriteStream = process.stdout): Progress {
  return output.isTTY ? showBar(label, output) : showLines(label, output);
}

function showBar(label: string, stream: NodeJS.WriteStream): Progress {
  const bar = new cliProgress.SingleBar({ stream, hideCursor: true, format: `${label} {bar} {percentage} %` });
  return {
    update: (done, total) => (bar.isActive ? bar.update(done) : bar.start(total, done)),
    stop: () => bar.stop(),
  };
}

/** One line for each tenth that is reached. */
export function showLines(label: string, output: { write(text: string): unknown }): Progress {
  let shown = -1;
  return {
    update: (done, total) => {
      const tenth = Math.floor((done / total) * 10);
      if (!(tenth > shown)) return;
      shown = tenth;
      output.write(`${label} ${tenth * 10} %\n`);
    },
    stop: () => undefined,
  };
}
