#!/usr/bin/env node
// Plain JavaScript without recent syntax: whatever Node the machine has runs this file, and it hands over to the pinned one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const neededMajor = 26;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= neededMajor;
}

function findPinnedNode() {
  const places = [join(root, 'node_modules', 'node', 'bin', 'node'), join(root, 'node_modules', '.bin', 'node')];
  return places.find((place) => existsSync(place));
}

/** Signals are passed on: without its parent the command would go on, unseen. */
function handOver(node) {
  const environment = Object.assign({}, process.env, { ROAMCHART_HANDED_OVER: '1' });
  const child = spawn(node, [fileURLToPath(import.meta.url)].concat(process.argv.slice(2)), {
    stdio: 'inherit',
    env: environment,
  });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write('The pinned Node could not be started (' + error.message + '). Run "npm ci" and try again.\n');
    process.exitCode = 1;
  });
  child.on('exit', (status) => {
    process.exitCode = status === null ? 1 : status;
  });
}

/** In this user's own folder: Node's default is one of all users, where another could place code for this one to run. */
function cacheCompiledModules() {
  const caches = process.env.XDG_CACHE_HOME || (process.env.HOME && join(process.env.HOME, '.cache'));
  if (caches) module.enableCompileCache(join(caches, 'roamchart'));
}

if (isNewEnough()) {
  cacheCompiledModules();
  await import('../src/cli/roamchart.ts');
} else {
  const node = process.env.ROAMCHART_HANDED_OVER === '1' ? undefined : findPinnedNode();
  if (node === undefined) {
    process.stderr.write(
      'Roamchart needs Node ' +
        neededMajor +
        ' or newer; this is ' +
        process.version +
        '. Run "npm ci" in its folder, which brings it.\n',
    );
    process.exitCode = 1;
  } else {
    handOver(node);
  }
}
