import { z } from 'zod';
import type { Result } from '#domain/kernel/result.ts';

/** An optional parameter with a parse function of the domain. @param rule what it must be, for the error message */
export function parsedParameter<Value>(parse: (text: string) => Result<Value>, rule: string) {
  return z
    .string()
    .transform((text, issues) => {
      const parsed = parse(text);
      if (parsed.ok) return parsed.value;
      issues.addIssue({ code: 'custom', message: rule });
      return z.NEVER;
    })
    .optional();
}
