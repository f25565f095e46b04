import { sql } from 'kysely';

/** As the index `review_of_provider_by_text` has it: finds equal texts without reading all others. */
export function textBeginning(text: 'review.text' | 'earlier.text') {
  return sql<string>`substr(${sql.ref(text)}, 1, 40)`;
}

/** The same of a text that is at hand. */
export function beginningOf(text: string) {
  return sql<string>`substr(${text}, 1, 40)`;
}
