import react from '@vitejs/plugin-react';
import { createLogger, defineConfig, type ConfigEnv, type Logger, type LogLevel } from 'vite';
import { licenceFiles } from './tools/collect-licences.ts';
import { shortClassName } from './tools/short-class-name.ts';
import { chunkOf, preloadedWith } from './tools/site-chunks.ts';

/**
 * Builds of one source: `vite build` makes the browser's files and their manifest in `dist/client`,
 * `vite build --mode service-worker` adds `sw.js`, and `vite build --ssr` makes `dist/server/site.js`, which the server imports.
 * With `--mode desk` the same two for the operators' desk: `dist/desk` and `dist/server/desk.js`.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react()],
  logLevel: levelOf(command),
  customLogger: quietLogger(levelOf(command)),
  // In development they are readable.
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  build: buildOf(mode, isSsrBuild === true),
  // The server gets one file with React's production build in it, whatever its environment says.
  ...(isSsrBuild === true && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}));

function buildOf(mode: string, isServer: boolean) {
  if (mode === 'desk') return isServer ? deskServerBuild : deskBuild;
  if (isServer) return serverBuild;
  return mode === 'service-worker' ? workerBuild : browserBuild;
}

/** Builds say nothing unless something is wrong. */
function levelOf(command: ConfigEnv['command']): LogLevel {
  return command === 'build' ? 'warn' : 'info';
}

/**
 * Without the warning that Vite gives about its own plugin whenever a module `composes` from another file (vitejs/vite#10079):
 * only files with `url()` in them would be read wrongly, and those would break the build.
 */
function quietLogger(level: LogLevel): Logger {
  const logger = createLogger(level);
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes('did not pass the `from` option')) warnOnce(message, options);
  };
  return logger;
}

/** How the time of a build is shared out is no warning. */
const checks = { bundlerTimings: false };

const browserBuild = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  license: { fileName: licenceFiles.pages },
  // The oldest browsers that pages work in (tools/lint/newer-functions.ts); Vite's own target for scripts is as old.
  cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
  modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
  // Data addresses would need an exception in the content security policy.
  assetsInlineLimit: 0,
  rolldownOptions: {
    checks,
    input: { site: 'src/web/browser/start.ts' },
    output: {
      // Shorter than usual: the names of all files are in the first one, and a hash cannot be compressed.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // A file of its own: most new builds leave it as browsers have it.
          { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
          { debugName: 'page chunks', name: chunkOf },
        ],
      },
    },
  },
};

/** One file that keeps its name: a browser knows the worker by its address. Older browsers know no modules there. */
const workerBuild = {
  outDir: 'dist/client',
  emptyOutDir: false,
  copyPublicDir: false,
  license: { fileName: licenceFiles.worker },
  rolldownOptions: {
    checks,
    input: 'src/web/service-worker/worker.ts',
    output: { format: 'iife', entryFileNames: 'sw.js' },
  },
} as const;

const serverBuild = {
  ssr: true,
  outDir: 'dist/server',
  emptyOutDir: true,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: { checks, input: 'src/web/site.ts', output: { entryFileNames: 'site.js' } },
};

/** Of the desk: nothing of it is in the folder that the public listener serves. */
const deskBuild = {
  outDir: 'dist/desk',
  assetsDir: 'files',
  emptyOutDir: true,
  copyPublicDir: false,
  manifest: true,
  cssTarget: browserBuild.cssTarget,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rolldownOptions: { checks, input: { desk: 'src/desk/browser/start.ts' } },
};

const deskServerBuild = {
  ssr: true,
  outDir: 'dist/server',
  emptyOutDir: false,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: { checks, input: 'src/desk/create-desk-pages.tsx', output: { entryFileNames: 'desk.js' } },
};
