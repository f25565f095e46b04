import { once } from 'node:events';
import { chmodSync, chownSync, globSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { softwareVersion } from '#runtime/settings/software-version.ts';
import { readRecipe } from './image/read-recipe.ts';
import { openImage, type ImageRunner } from './image/run-image.ts';
import { takeSteps, type MadeImage } from './image/take-steps.ts';

// `npm run image`: takes the steps of deploy/Dockerfile in a folder, and lets another user run what comes out of them, in a
// tree that is read-only. Needs no Docker; the base images' own steps are left out.

if (process.getuid?.() !== 0) {
  console.log('The recipe of the image was not tried: only root can run programs as another user.');
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'roamchart-image-'));
chmodSync(folder, 0o755);
try {
  await checkImage(takeSteps(readRecipe(readFileSync('deploy/Dockerfile', 'utf8')), folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function checkImage(image: MadeImage): Promise<void> {
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  chownSync(temporary, image.user, image.user);
  const runner = openImage(image, temporary);
  console.log(`As user ${image.user}, the files ${runner.isReadOnly ? 'mounted read-only' : 'of another owner'}:`);
  expect('one Node', findNodes(image.root).length === 1, findNodes(image.root).join(', '));
  const { status: touched } = runner.run(['touch', 'package.json']);
  expect('no writing to the program', touched !== 0, 'touch package.json');
  await checkServer(image, runner);
  checkCommand(runner, 'roamchart --version', { most: 0, says: softwareVersion() });
  checkCommand(runner, 'roamchart backup', { most: 0, says: '.tar' });
  // Without an operator and with a local address there are warnings.
  checkCommand(runner, 'roamchart doctor', { most: 1, says: `Roamchart ${softwareVersion()}` });
}

/** Files, not links. */
function findNodes(root: string): readonly string[] {
  const found = globSync('**/node', { cwd: root });
  return found.filter(
    (path) => lstatSync(join(root, path)).isFile() && (lstatSync(join(root, path)).mode & 0o111) !== 0,
  );
}

async function checkServer({ command }: MadeImage, runner: ImageRunner): Promise<void> {
  const server = runner.start(command, { PORT: '0', HOST: '127.0.0.1', DEMO: 'false' });
  const ended = once(server, 'exit');
  const address = await readAddress(server.stdout);
  const health = address === null ? null : await fetch(new URL('/healthz', address)).then((answer) => answer.json());
  const says = JSON.stringify(health);
  expect('a server that says its version', says.includes(softwareVersion()), says);
  const page = address === null ? null : await fetch(address);
  expect('a page', page?.status === 200, String(page?.status));
  server.kill('SIGTERM');
  const [code] = await ended;
  expect('an end on SIGTERM', code === 0, String(code));
}

/** Null: it ended before. */
async function readAddress(output: NodeJS.ReadableStream | null): Promise<string | null> {
  if (output === null) return null;
  for await (const line of createInterface({ input: output })) {
    const address = / answers at (http\S+)$/.exec(line)?.[1];
    if (address === undefined) continue;
    output.resume();
    return address;
  }
  return null;
}

interface ExpectedEnd {
  /** The highest exit status that is well. */
  readonly most: number;
  readonly says: string;
}

function checkCommand(runner: ImageRunner, line: string, { most, says }: ExpectedEnd): void {
  const { status, out } = runner.run(line.split(' '));
  expect(line, status !== null && status <= most && out.includes(says), `${status} ${out}`);
}

function expect(what: string, isSo: boolean, found: string): void {
  if (!isSo) throw new Error(`The image lacks ${what}: ${found}`);
  console.log(`  ${what}: yes`);
}
