import { failure, success, type Result } from '#domain/kernel/result.ts';
import { mappingSchema, type TableMapping } from './mapping-schema.ts';

/** Reads a mapping from the text of a JSON file; the failure is the part of a sentence that says what is wrong. */
export function parseMapping(text: string): Result<TableMapping> {
  let given: unknown;
  try {
    given = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return failure('the mapping is not JSON');
  }
  const parsed = mappingSchema.safeParse(given);
  if (parsed.success) return success(parsed.data);
  const [issue] = parsed.error.issues;
  const place = ['mapping', ...(issue?.path ?? [])].map(String).join('.');
  if (issue?.code === 'unrecognized_keys') return failure(`${place}.${issue.keys[0] ?? ''} is not known`);
  return failure(`${place} ${issue?.message ?? 'is wrong'}`);
}
