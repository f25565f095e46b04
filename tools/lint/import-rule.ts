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

const nouns = ['catalogue/*', 'currency', 'reviews', 'visitors', 'limits', 'mail', 'alerts'] as const;

/** Everything that stores or fetches data. */
const stores = ['database', 'download', ...nouns, 'feeds/*'] as const;

/** The import rule of docs/architecture.md, lower rooms first. A name with `/*` stands for all sub-rooms of a room. */
export const importRule: readonly RoomRule[] = [
  room('domain/kernel', { node: false }),
  ...domainRooms(['kernel'], {
    money: [],
    place: [],
    plan: ['money', 'place'],
    trip: ['money', 'plan'],
    listing: ['money', 'place', 'plan', 'trip'],
    journey: ['money', 'plan', 'trip', 'listing'],
    'price-watch': ['money', 'plan', 'trip', 'listing'],
    review: ['place', 'plan'],
    site: ['plan', 'trip', 'listing'],
  }),
  room('ui', { node: false }),
  room('i18n', { values: ['domain/*'], node: false }),
  room('database', { values: ['domain/*'], drivers: true }),
  room('download', { values: ['domain/*'] }),
  ...catalogueRooms({
    stored: [],
    overlays: ['stored'],
    statements: ['stored', 'overlays'],
    project: ['stored', 'overlays', 'statements'],
    read: ['stored', 'overlays'],
  }),
  room('currency', { values: ['domain/*', 'database', 'download'] }),
  room('limits', { values: ['domain/*', 'database'] }),
  room('mail', { values: ['domain/*', 'database', 'download'] }),
  room('alerts', { values: ['domain/*', 'database'] }),
  room('reviews', { values: ['domain/*', 'database'] }),
  room('visitors', { values: ['domain/*', 'database'] }),
  ...feedRooms({
    read: [],
    row: ['read'],
    table: ['read', 'row'],
    adapters: ['read', 'row', 'table'],
    'canonical-export': ['read', 'row', 'adapters'],
    judge: ['read', 'row', 'adapters'],
    run: ['read', 'row', 'adapters', 'judge'],
    sources: ['read', 'row', 'adapters', 'judge', 'run'],
    validate: ['read', 'row', 'table', 'adapters', 'judge'],
  }),
  room('demo/generator', { values: ['domain/*'], types: ['catalogue/*'], node: false }),
  looseFiles('demo', { values: ['domain/*', 'database', 'reviews', 'demo/generator'], types: ['catalogue/*'] }),
  room('pictures', { values: ['domain/*'] }),
  room('runtime/settings', { values: ['domain/*', 'currency', 'feeds/*'], types: ['database', 'mail', 'reviews'] }),
  room('runtime/site-files', { values: ['domain/*', 'pictures', 'runtime/settings'] }),
  room('runtime/reference-data', { values: ['domain/*'] }),
  room('runtime/backup', {
    values: ['domain/*', 'database', 'reviews', 'runtime/settings'],
  }),
  room('runtime/services', {
    values: ['domain/*', ...stores, 'demo', 'pictures', 'runtime/settings', 'runtime/site-files', 'runtime/backup'],
  }),
  room('runtime/maintenance', {
    values: ['domain/*', ...stores, 'runtime/settings', 'runtime/services'],
  }),
  room('runtime/doctor', {
    values: ['domain/*', ...stores, 'runtime/settings', 'runtime/site-files', 'runtime/services', 'runtime/backup'],
  }),
  looseFiles('runtime', { values: ['domain/*', ...stores, 'demo', 'runtime/*'] }),
  room('api', { values: ['domain/*', 'i18n'], types: ['runtime/*', ...nouns] }),
  room('cli', { values: ['domain/*', 'runtime', 'runtime/*'] }),
  room('server/http', {
    values: ['domain/*', 'i18n', 'runtime/settings', 'runtime/services', 'api'],
    types: ['web'],
  }),
  room('server/metrics', { values: ['domain/*', 'server/http'], types: ['runtime/*'] }),
  room('server/page-cache', {
    values: ['domain/*', 'server/http', 'server/metrics'],
    types: ['runtime/*', 'api', 'web'],
  }),
  room('server/routes', {
    values: [
      'domain/*',
      'i18n',
      'pictures',
      'runtime/settings',
      'runtime/services',
      'runtime/site-files',
      'server/http',
      'server/metrics',
      'server/page-cache',
    ],
    types: ['api', 'web'],
  }),
  room('server/tasks', { values: ['domain/*', 'i18n'], types: ['runtime/*'] }),
  looseFiles('server', { values: ['domain/*', 'i18n', 'pictures', 'runtime/*', 'api', 'server/*'], types: ['web'] }),
  ...componentRooms({
    page: [],
    place: ['page'],
    plan: ['page'],
    search: ['page', 'place'],
    'review-form': ['page', 'search'],
    review: ['page', 'review-form'],
    frame: ['page', 'search', 'review'],
    compare: ['page', 'plan'],
    list: ['page', 'plan', 'compare'],
    'coverage-map': ['page', 'plan', 'list'],
    sentence: ['page', 'plan', 'list'],
    destination: ['page', 'place', 'plan', 'review', 'compare', 'list', 'sentence'],
  }),
  room('web/browser', {
    values: ['domain/*', 'i18n', 'ui', 'web', 'web/components/*'],
    types: nouns,
    node: false,
  }),
  // What editors write: read, cut into sections, listed.
  room('web/texts', { values: ['domain/*'], types: ['runtime/*'], node: false }),
  room('web/blog', { values: ['domain/*', 'web/texts'], types: ['runtime/*'], node: false }),
  room('web/service-worker', { values: ['domain/*', 'i18n'], node: false }),
  room('web/pages', {
    values: ['domain/*', 'i18n', 'ui', 'web/components/*', 'web/texts', 'web/blog'],
    types: ['web', 'runtime/*', ...nouns],
    node: false,
  }),
  looseFiles('web', {
    values: ['domain/*', 'i18n', 'ui', 'web/pages', 'web/components/*', 'web/browser', 'web/texts', 'web/blog'],
    types: ['runtime/*', ...nouns],
    node: false,
  }),
];

/** Sub-rooms of the domain, each with those below it that it uses. @param shared what all of them use */
function domainRooms(shared: readonly string[], rooms: Readonly<Record<string, readonly string[]>>): RoomRule[] {
  return Object.entries(rooms).map(([name, used]) =>
    room(`domain/${name}`, { values: [...shared, ...used].map((other) => `domain/${other}`), node: false }),
  );
}

/** What feeds state, what the operator lays over it, the one writer of plans, and what pages read. */
function catalogueRooms(rooms: Readonly<Record<string, readonly string[]>>): RoomRule[] {
  return Object.entries(rooms).map(([name, used]) =>
    room(`catalogue/${name}`, { values: ['domain/*', 'database', ...used.map((other) => `catalogue/${other}`)] }),
  );
}

/** What happens to a row on its way from a file to the catalogue, in this order. */
function feedRooms(rooms: Readonly<Record<string, readonly string[]>>): RoomRule[] {
  return Object.entries(rooms).map(([name, used]) =>
    room(`feeds/${name}`, {
      values: ['domain/*', 'database', 'download', 'catalogue/*', ...used.map((other) => `feeds/${other}`)],
    }),
  );
}

/** Sub-rooms of the components, each with those below it that it uses. */
function componentRooms(rooms: Readonly<Record<string, readonly string[]>>): RoomRule[] {
  return Object.entries(rooms).map(([name, used]) =>
    room(`web/components/${name}`, {
      values: ['domain/*', 'i18n', 'ui', ...used.map((other) => `web/components/${other}`)],
      types: ['web', 'web/texts', ...nouns],
      node: false,
    }),
  );
}

function room(name: string, rule: Partial<RoomRule>): RoomRule {
  return { room: name, files: [`src/${name}/**`], values: [], types: [], node: true, drivers: false, ...rule };
}

/** What a room with sub-rooms has at its top. */
function looseFiles(name: string, rule: Partial<RoomRule>): RoomRule {
  return room(name, { files: [`src/${name}/*.ts`, `src/${name}/*.tsx`], ...rule });
}
