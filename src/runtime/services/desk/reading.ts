/** What a reader resolves to, but for null. */
export type Reading<Read extends (...given: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Read>>>;
