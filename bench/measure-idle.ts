import { setTimeout } from 'node:timers/promises';
import { openDemoServer } from './demo-server.ts';
import { measureLoad, type LoadFigures } from './measure-load.ts';
import { middleOf } from './measure-row.ts';

// `node bench/measure-idle.ts`: a page from memory before and after garbage collection on an idle server, when V8
// drops unused object shapes and their compiled code (decision 0046).
const rounds = 5;
const load = { connections: 32, seconds: 3, turns: 1 };
const collectMs = 1_000;

await using server = await openDemoServer(['--expose-gc', '--import', './bench/collect-on-signal.ts']);
const { address, processId } = server;
if (processId === undefined) throw new Error('A server that runs already cannot be told to collect: give no address.');
const before = await measureRounds();
process.kill(processId, 'SIGUSR2');
await setTimeout(collectMs);
console.table({ before, after: await measureRounds() });

async function measureRounds(): Promise<LoadFigures> {
  const figures: LoadFigures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push(...(await measureLoad({ targets: [{ url: `${address}/germany`, processId }], ...load }, 200)));
  }
  return middleOf(figures);
}
