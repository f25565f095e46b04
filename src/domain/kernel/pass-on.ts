/** Hands on what passes, after `see` has seen it. */
export async function* passOn<Each>(
  all: AsyncIterable<Each> | Iterable<Each>,
  see: (each: Each) => void,
): AsyncGenerator<Each> {
  for await (const each of all) {
    see(each);
    yield each;
  }
}
