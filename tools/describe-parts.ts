import { z } from 'zod';

const component = z.looseObject({
  'bom-ref': z.string(),
  name: z.string(),
  version: z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});

const bom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component }),
  components: z.array(component),
});

/** The package that brings the Node which runs everything. */
const runtimePackage = 'node';

/**
 * What npm says of the parts of this program, and what it does not know: that one of them is the run time. Throws where
 * that package is missing.
 */
export function describeParts(listed: unknown): z.output<typeof bom> {
  const parts = bom.parse(listed);
  const runtime = parts.components.find(({ name }) => name === runtimePackage);
  if (runtime === undefined) throw new Error(`The package "${runtimePackage}", which is the run time, is not listed.`);
  const says = {
    name: 'roamchart:runtime',
    value: `Node.js ${runtime.version}, from the npm package "${runtimePackage}"`,
  };
  const { metadata } = parts;
  const own = metadata.component;
  return {
    ...parts,
    // npm names the folder.
    metadata: { ...metadata, component: { ...own, name: 'roamchart', properties: [...own.properties, says] } },
    components: parts.components.map((part) =>
      part === runtime
        ? {
            ...part,
            description: 'The run time: Node.js, which executes this program.',
            properties: [...part.properties, says],
          }
        : part,
    ),
  };
}
