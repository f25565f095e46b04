import { brotliCompressSync, constants } from 'node:zlib';
import { drawCountryPicture } from '#pictures/country-pictures.ts';
import { loadGeodata } from '#pictures/country/geodata.ts';
import { pictureSizes } from '#pictures/country/picture-request.ts';
import { countries } from '#domain/place/countries.ts';
import { regions } from '#domain/place/regions.ts';
import { percentile } from './percentiles.ts';

// `node bench/measure-pictures.ts`: processor time and compressed bytes of the pictures of all countries and regions.
// See bench/README.md.

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const beforeGeodata = processorMs();
loadGeodata();
console.log(`Geodata: ${(processorMs() - beforeGeodata).toFixed(0)} ms of processor, once`);

const subjects = {
  countries: countries.map(({ code }) => code.toLowerCase()),
  regions: regions.map(({ slug }) => `region-${slug}`),
};

/** Colours are found out once for each flag, and the engine compiles what runs often. */
async function warmUp(): Promise<void> {
  for (const subject of subjects.countries) await drawCountryPicture({ subject, size: 'small', theme: 'day' });
}

await warmUp();
const rows: Record<string, Record<string, string>> = {};
for (const [name, list] of Object.entries(subjects)) {
  for (const size of pictureSizes) {
    const [times, bytes]: [number[], number[]] = [[], []];
    for (const subject of list) {
      const draw = async (): Promise<string> => await drawCountryPicture({ subject, size, theme: 'day' });
      times.push(await leastOfThree(draw));
      const svg = await draw();
      // As the server compresses.
      bytes.push(brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length);
    }
    rows[`${name}, ${size}`] = { ...spread('ms', times, 1), ...spread('bytes', bytes, 0) };
  }
}
console.table(rows);

/** Processor milliseconds: other programs only make work dearer. */
async function leastOfThree(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const before = processorMs();
    await work();
    times.push(processorMs() - before);
  }
  return Math.min(...times);
}

function spread(unit: string, values: readonly number[], digits: number): Record<string, string> {
  const write = (share: number): string => percentile(values, share).toFixed(digits);
  return { [`${unit} median`]: write(0.5), [`${unit} p95`]: write(0.95), [`${unit} max`]: write(1) };
}
