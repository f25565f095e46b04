import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setup as setupTemporaryFolder } from './temporary-folder-setup.ts';

/** Starts the server for the browser tests and names it in BASE_URL; the returned function stops it. */
async function startServer(): Promise<() => Promise<void>> {
  const removeTemporaryFolder = setupTemporaryFolder();
  const server = spawn(process.execPath, [fileURLToPath(new URL('./server-for-browser.ts', import.meta.url))], {
    // Exits with its standard input, so that it does not outlive a killed test run.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const address = await Promise.race([firstLine(server.stdout), ended.then(() => null)]);
  if (address === null) throw new Error('The server for the browser tests did not start; its reason stands above.');
  process.env['BASE_URL'] = address;
  return async () => {
    server.kill('SIGTERM');
    await ended;
    removeTemporaryFolder();
  };
}

async function firstLine(output: NodeJS.ReadableStream): Promise<string | null> {
  for await (const line of createInterface({ input: output })) return line;
  return null;
}

// Playwright takes the default export.
// oxlint-disable-next-line import/no-default-export -- Playwright calls it
export default startServer;
