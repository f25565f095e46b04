import { operate } from './operations-to-kill.ts';

/** Run as a process: does the operation of its third argument with the database and the folder before it, and says when it begins. */
const [, , url = '', dataDir = '', name = ''] = process.argv;
console.log('begun');
await operate(name, { url, dataDir });
