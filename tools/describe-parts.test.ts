import { describe, expect, it } from 'vitest';
import { describeParts } from './describe-parts.ts';

const part = (name: string, version: string) => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  properties: [],
});

const listed = {
  bomFormat: 'CycloneDX',
  metadata: { tools: [], component: part('folder', '1.0.0') },
  components: [part('kysely', '0.29.9'), part('node', '26.10.0')],
};

describe('the list of parts', () => {
  it('says that the run time is a package of npm, and what this program is called', () => {
    const { metadata, components } = describeParts(listed);
    const property = { name: 'roamchart:runtime', value: 'Node.js 26.10.0, from the npm package "node"' };
    expect(metadata.component).toMatchObject({ name: 'roamchart', version: '1.0.0', properties: [property] });
    expect(components[0]).toEqual(part('kysely', '0.29.9'));
    expect(components[1]).toMatchObject({ name: 'node', properties: [property] });
  });

  it('is refused without the run time', () => {
    expect(() => describeParts({ ...listed, components: [part('kysely', '0.29.9')] })).toThrow('"node"');
  });
});
