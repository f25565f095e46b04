import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { addVary } from '#server/http/encode-answers.ts';
import { cacheAnswers } from '#server/http/cache-answers.ts';
import { secondsInYear } from '#server/http/year.ts';

const require = createRequire(import.meta.url);

const day = 24 * 60 * 60 * 1000;

/** All files of two builds in two codings. */
const cachedBytes = 32 * 1024 * 1024;

interface AssetFolders {
  /** The browser build; null: another server (Vite's) answers for it. */
  readonly clientDir: string | null;
  readonly dataDir: string;
}

/** The browser build, flags, and pictures of providers. Nothing outside these folders is served. */
export async function addAssetRoutes(app: FastifyInstance, { clientDir, dataDir }: AssetFolders): Promise<void> {
  if (clientDir !== null) await app.register((scope) => addClientBuild(scope, clientDir));
  else {
    app.get('/assets/*', (_request, reply) => reply.callNotFound());
    await addFolder(app, { prefix: '/assets/flags/', root: flagFolder(), maxAge: 7 * day });
  }
  const pictures = join(dataDir, 'pictures', 'provider');
  await mkdir(pictures, { recursive: true });
  await addFolder(app, { prefix: '/assets/pictures/provider/', root: pictures, maxAge: day });
}

/** Names below `assets/` contain a content hash: immutable. Files of `public/` keep their names. */
async function addClientBuild(app: FastifyInstance, clientDir: string): Promise<void> {
  cacheAnswers(app, cachedBytes);
  const preCompressed = true;
  const root = join(clientDir, 'assets');
  await addFolder(app, { prefix: '/assets/', root, maxAge: secondsInYear * 1000, immutable: true, preCompressed });
  await addFolder(app, { prefix: '/assets/flags/', root: join(root, 'flags'), maxAge: 7 * day, preCompressed });
  await addFolder(app, {
    prefix: '/',
    root: clientDir,
    maxAge: day,
    preCompressed,
    // One route per file: all other addresses are free for pages.
    wildcard: false,
    globIgnore: ['assets/**', 'builds/**', '.vite/**', 'sw.js', '**/*.br', '**/*.gz'],
  });
}

async function addFolder(app: FastifyInstance, options: FastifyStaticOptions): Promise<void> {
  await app.register(fastifyStatic, {
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    schemaHide: true,
    setHeaders: (reply) => {
      addVary(reply, 'Accept-Encoding');
      // A header for documents, and longer than many a file.
      reply.removeHeader('permissions-policy');
    },
    ...options,
  });
}

/** The folder of flags (4:3), named by country code in lower case. */
export function flagFolder(): string {
  return join(dirname(require.resolve('flag-icons/package.json')), 'flags', '4x3');
}
