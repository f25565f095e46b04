import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: count,
  /** Of the lines of all rows, unpacked. */
  sha256,
});

const fileSchema = z.object({ name: z.string(), bytes: count, sha256 });

/** Says what a backup holds; its last file but one. */
const manifestSchema = z.object({
  format: z.literal('roamchart-backup'),
  /** Raised where an older program could not read the file. */
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the program that made it. */
  software: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Names of the steps of the schema, in order. */
  steps: z.array(z.string()),
  tables: z.array(tableSchema),
  /** Every file before this one. */
  files: z.array(fileSchema),
  /** Screenshots that the database names and the image store did not have. */
  missingImages: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type ManifestTable = Manifest['tables'][number];
export type ManifestFile = Manifest['files'][number];

export const manifestName = 'manifest.json';
export const manifestSumName = 'manifest.sha256';

export const tableFile = (table: string): string => `tables/${table}.ndjson.gz`;
export const imageFile = (key: string): string => `images/${key}`;

/** Null: another kind of file. `newer`: made by a version that writes them otherwise. */
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

/** Rows of all tables, and how many screenshots lie beside them. */
export function countContents({ tables, files }: Pick<Manifest, 'tables' | 'files'>): {
  readonly rows: number;
  readonly images: number;
} {
  return {
    rows: tables.reduce((total, { rows }) => total + rows, 0),
    images: files.filter(({ name }) => name.startsWith('images/')).length,
  };
}
