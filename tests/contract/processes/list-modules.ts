import { registerHooks } from 'node:module';

// Preloaded by `node --import`: prints the address of each file that the process loads as a module, one a line, at its end.
const loaded: string[] = [];
registerHooks({
  load: (url, context, load) => {
    if (url.startsWith('file:')) loaded.push(url);
    return load(url, context);
  },
});
process.on('exit', () => process.stdout.write(`${loaded.join('\n')}\n`));
