import { startTestProcess } from './child-process.ts';
import { setup as setupTemporaryFolder } from './temporary-folder-setup.ts';

/** Starts the server for the browser tests and names it in BASE_URL; the returned function stops it. */
async function startServer(): Promise<() => Promise<void>> {
  const removeTemporaryFolder = setupTemporaryFolder();
  const server = await startTestProcess(import.meta.resolve('#tests/support/browser-server.ts'));
  process.env['BASE_URL'] = server.address;
  return async () => {
    await server.end('SIGTERM');
    removeTemporaryFolder();
  };
}

// Playwright takes the default export.
// oxlint-disable-next-line import/no-default-export -- Playwright calls it
export default startServer;
