import { join } from 'node:path';
import { build } from 'vite';

/** Builds `empty-render.ts` as browsers get it in production; one script. */
export async function buildEmptyPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: join(import.meta.dirname, 'empty-render.ts'), formats: ['iife'], name: 'empty' },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  const script = built !== undefined && 'output' in built ? built.output[0].code : undefined;
  if (script === undefined) throw new Error('Vite built no script for the empty page.');
  return script;
}
