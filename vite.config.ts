import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Two builds of one source: `vite build` makes the browser's files and their manifest in `dist/client`,
 * `vite build --ssr` makes `dist/server/site.js`, which the server imports.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild === true ? serverBuild : browserBuild,
  // The server gets one file with React's production build in it, whatever its environment says.
  ...(isSsrBuild === true && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}));

const browserBuild = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false },
  // Data addresses would need an exception in the content security policy.
  assetsInlineLimit: 0,
  // One stylesheet: small, and never a page without its styles.
  cssCodeSplit: false,
  rolldownOptions: { input: { site: 'src/web/browser/start.tsx' } },
};

const serverBuild = {
  ssr: true,
  outDir: 'dist/server',
  emptyOutDir: true,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: { input: 'src/web/site.ts', output: { entryFileNames: 'site.js' } },
};
