import { spawn } from 'node:child_process';

// `npm run dev`: the development server in a process that Node starts again whenever a file of the server changes.
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'tools/dev-server.ts'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
