import { isBuildCurrent } from '#tools/build-stamp.ts';
import { buildSite } from '#tools/site-build.ts';

// Run as a process: builds the site into the folder of its argument unless that is current. The test runner's own process would
// build the development version of what the site is made of.
const [, , dist = ''] = process.argv;
if (!(await isBuildCurrent(process.cwd(), dist))) await buildSite(process.cwd(), dist);
