/** A feed that cannot be imported at all; the message says what was expected. */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal';
}
