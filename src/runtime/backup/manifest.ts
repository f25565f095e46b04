import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: count,
  /** Checksum of all rows' lines, decompressed. */
  sha256,
});

const fileSchema = z.object({ name: z.string(), bytes: count, sha256 });

/** Table of contents of a backup; the last file but one. */
const manifestSchema = z.object({
  format: z.literal('roamchart-backup'),
  /** Raised when older programs cannot read the file. */
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Version of the program that made it. */
  software: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Names of the applied migrations, in order. */
  steps: z.array(z.string()),
  tables: z.array(tableSchema),
  /** Every file before this one. */
  files: z.array(fileSchema),
  /** Screenshots referenced by the database but missing in the image store. */
  missingImages: z.array(z.string()),
  /** Names of secret settings and files of the operator that it does not have. */
  leftOut: z.array(z.string()).default([]),
});

export type Manifest = z.output<typeof manifestSchema>;
export type ManifestTable = Manifest['tables'][number];
export type ManifestFile = Manifest['files'][number];

export const manifestName = 'manifest.json';
export const manifestSumName = 'manifest.sha256';

export const tableFile = (table: string): string => `tables/${table}.ndjson.gz`;
export const imageFile = (key: string): string => `images/${key}`;

/** Null: another kind of file. `newer`: a newer format version. */
export function parseManifest(text: string): Manifest | 'newer' | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = manifestSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const head = z.object({ format: z.literal('roamchart-backup'), version: z.number() }).safeParse(json);
  return head.success && head.data.version > 1 ? 'newer' : null;
}

export function countContents({ tables, files }: Pick<Manifest, 'tables' | 'files'>): {
  readonly rows: number;
  readonly images: number;
  readonly ownFiles: number;
} {
  const countIn = (folder: string): number => files.filter(({ name }) => name.startsWith(`${folder}/`)).length;
  return {
    rows: tables.reduce((total, { rows }) => total + rows, 0),
    images: countIn('images'),
    ownFiles: countIn('own'),
  };
}
