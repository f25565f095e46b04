/** A file of the operator, or one made of it, as the server sends it. */
export interface ServedFile {
  readonly type: string;
  readonly body: Buffer;
}
