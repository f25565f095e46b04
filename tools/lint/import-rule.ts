/** One room of `src/`, and what its files may import. Arrows point only downwards. */
export interface RoomRule {
  readonly room: string;
  /** Files of the room; a file belongs to exactly one room. */
  readonly files: readonly string[];
  /** Rooms whose values it may import, besides its own. */
  readonly values: readonly string[];
  /** Rooms it may only take types from. */
  readonly types: readonly string[];
  /** True where Node's own modules may be used; false: the code also runs in browsers or must stay free of effects. */
  readonly node: boolean;
  /** True only for the room that opens databases. */
  readonly drivers: boolean;
}

const nouns = ['catalogue', 'currency', 'reviews', 'visitors', 'limits', 'mail', 'alerts'] as const;

/** The import rule of docs/architecture.md. The lint configuration is generated from this table and from nothing else. */
export const importRule: readonly RoomRule[] = [
  room('domain', { values: [], node: false }),
  room('ui', { values: [], node: false }),
  room('i18n', { values: ['domain'], node: false }),
  room('database', { values: ['domain'], drivers: true }),
  room('download', { values: ['domain'] }),
  room('catalogue', { values: ['domain', 'database'] }),
  room('currency', { values: ['domain', 'database', 'download'] }),
  room('limits', { values: ['domain', 'database'] }),
  room('mail', { values: ['domain', 'database'] }),
  room('alerts', { values: ['domain', 'database'] }),
  room('reviews', { values: ['domain', 'database'] }),
  room('visitors', { values: ['domain', 'database'] }),
  room('feeds', { values: ['domain', 'database', 'download', 'catalogue'] }),
  room('demo', { values: ['domain', 'database', 'reviews'], types: ['catalogue'] }),
  room('pictures', { values: ['domain'] }),
  room('runtime', { values: ['domain', 'database', 'download', ...nouns, 'feeds', 'demo', 'pictures'] }),
  room('api', { values: ['domain', 'i18n'], types: ['runtime', ...nouns] }),
  room('cli', { values: ['domain', 'runtime'] }),
  room('server', { values: ['domain', 'i18n', 'pictures', 'runtime', 'api'], types: ['web'] }),
  room('web/components', { values: ['domain', 'i18n', 'ui'], types: ['web', 'web/texts', ...nouns], node: false }),
  room('web/browser', { values: ['domain', 'i18n', 'ui', 'web', 'web/components'], types: nouns, node: false }),
  // What editors write: read, cut into sections, listed.
  room('web/texts', { values: ['domain'], types: ['runtime'], node: false }),
  room('web/blog', { values: ['domain', 'web/texts'], types: ['runtime'], node: false }),
  room('web/service-worker', { values: ['domain', 'i18n'], node: false }),
  room('web/pages', {
    values: ['domain', 'i18n', 'ui', 'web/components', 'web/texts', 'web/blog'],
    types: ['web', 'runtime', ...nouns],
    node: false,
  }),
  {
    room: 'web',
    files: ['src/web/*.ts', 'src/web/*.tsx'],
    values: ['domain', 'i18n', 'ui', 'web/pages', 'web/components', 'web/browser', 'web/texts', 'web/blog'],
    types: ['runtime', ...nouns],
    node: false,
    drivers: false,
  },
];

function room(name: string, rule: Partial<RoomRule>): RoomRule {
  return { room: name, files: [`src/${name}/**`], values: [], types: [], node: true, drivers: false, ...rule };
}
