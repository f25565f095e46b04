#!/usr/bin/env node
// Plain JavaScript without recent syntax: whatever Node the machine has runs this file, and it hands over to the pinned one.
import { spawnSync } from 'node:child_process';
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

function handOver(node) {
  const environment = Object.assign({}, process.env, { ROAMCHART_HANDED_OVER: '1' });
  const done = spawnSync(node, [fileURLToPath(import.meta.url)].concat(process.argv.slice(2)), {
    stdio: 'inherit',
    env: environment,
  });
  if (done.error) {
    process.stderr.write(
      'The pinned Node could not be started (' + done.error.message + '). Run "npm ci" and try again.\n',
    );
    return 1;
  }
  return done.status === null ? 1 : done.status;
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
    process.exitCode = handOver(node);
  }
}
