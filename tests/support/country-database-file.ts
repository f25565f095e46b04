import { isIPv6 } from 'node:net';

type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

/** Networks with their records; disjoint. */
export type Networks = readonly { readonly network: string; readonly record: Value }[];

const separator = Buffer.alloc(16);
const metadataMark = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');

/** An `.mmdb` file as its format describes it (version 2), with records of 24 bits, made for tests. */
export function countryDatabaseFile(networks: Networks): Buffer {
  const data = networks.map(({ record }) => encode(record));
  const tree = growTree(networks);
  const starts = data.map((_, index) => data.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  const records = tree.flat().map((record) => {
    if (record === null) return tree.length;
    return typeof record === 'number' ? record : tree.length + separator.length + (starts[record.data] ?? 0);
  });
  const nodes = Buffer.concat(records.map((value) => Buffer.from([value >> 16, value >> 8, value])));
  return Buffer.concat([nodes, separator, ...data, metadataMark, encode(metadata(tree.length))]);
}

function metadata(nodeCount: number): Value {
  return {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: 'Test-Country',
    description: { en: 'Invented' },
    ip_version: 6,
    languages: ['en'],
    node_count: nodeCount,
    record_size: 24,
  };
}

/** Null: nothing known; a number: the next node. */
type TreeRecord = null | number | { readonly data: number };

function growTree(networks: Networks): [TreeRecord, TreeRecord][] {
  const tree: [TreeRecord, TreeRecord][] = [[null, null]];
  for (const [data, { network }] of networks.entries()) {
    const bits = bitsOf(network);
    let at = 0;
    for (const [index, bit] of bits.entries()) {
      const node = tree[at] ?? [null, null];
      if (index === bits.length - 1) {
        node[bit] = { data };
        break;
      }
      const next = node[bit];
      at = typeof next === 'number' ? next : tree.push([null, null]) - 1;
      node[bit] = at;
    }
  }
  return tree;
}

/** IPv4 lies below ::/96. */
function bitsOf(network: string): (0 | 1)[] {
  const [address = '', prefix = ''] = network.split('/');
  const groups = isIPv6(address) ? expand(address) : [0, 0, 0, 0, 0, 0, ...pairs(address)];
  const length = Number(prefix) + (isIPv6(address) ? 0 : 96);
  const bits = groups.flatMap((group) => Array.from({ length: 16 }, (_, bit) => ((group >> (15 - bit)) & 1) as 0 | 1));
  return bits.slice(0, length);
}

function pairs(address: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

function expand(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16));
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([Buffer.from([0xc4]), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encode)]);
  const entries = Object.entries(value as { readonly [key: string]: Value });
  return Buffer.concat([
    Buffer.from([0xe0 | entries.length]),
    ...entries.flatMap(([key, of]) => [encode(key), encode(of)]),
  ]);
}
