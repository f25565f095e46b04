import { rmSync } from 'node:fs';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { openContext } from '#runtime/open-context.ts';
import { listen } from '#server/http/listen.ts';
import { stopGracefully, stopOnSignal } from '#server/stop-gracefully.ts';
import { openBuiltSite } from '#tools/open-built-site.ts';
import { browserOrigin } from './browser-site.ts';
import { longestName, makeDataDir, someTexts, writeFiles } from './operator-folder.ts';

// Run as a process with a channel: a site with an operator's brand and texts, French, Spanish and Italian off. It sends its
// address; a message is files to be written, and is answered when the site has read them.
const brand = {
  name: longestName,
  tagline: { en: 'Plans for islands.' },
  colours: { light: { accent: '#0a5c36', action: '#0a5c36', link: '#0a5c36' } },
};
const dataDir = makeDataDir({ ...someTexts, 'brand/brand.json': brand, 'public/ads.txt': 'example.com, 1, DIRECT' });
const opened = await openContext({
  databaseUrl: '',
  dataDir,
  now: () => new Date(),
  site: {
    name: 'Roamchart',
    origin: browserOrigin,
    contactEmail: null,
    operatorName: null,
    locales: ['en', 'ja'],
  },
});
if (!opened.ok) throw new Error(opened.reason);
const { context, writer, close } = opened.value;
await makeDemoCatalogue({ writer, dataDir, now: new Date(), planCount: 400 });
const app = await openBuiltSite({ context, dataDir, owner: 'test' });
const address = await listen(app, { host: '127.0.0.1', port: 0 });
if (!address.ok) throw new Error(address.reason);

process.on('message', (files: Readonly<Record<string, string | object>>) => {
  writeFiles(dataDir, files);
  void context.siteFiles.refresh().then(() => process.send?.({ problems: context.siteFiles.current.problems }));
});
process.send?.({ address: address.value });
stopOnSignal(async () => {
  await stopGracefully(app, 0);
  await close();
  rmSync(dataDir, { recursive: true });
});
