import { InvalidArgumentError } from 'commander';
import type { Result } from '#domain/kernel/result.ts';

/** Turns a parse failure into a usage error. */
export function orWrongUse<Value>(parse: (text: string) => Result<Value>): (text: string) => Value {
  return (text) => {
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    throw new InvalidArgumentError(`${parsed.reason.charAt(0).toUpperCase()}${parsed.reason.slice(1)}.`);
  };
}
