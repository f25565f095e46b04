import { buildSite } from './site-build.ts';

// `npm run build`: the site for browsers and for the server, in `dist`.
const started = performance.now();
await buildSite(process.cwd());
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
