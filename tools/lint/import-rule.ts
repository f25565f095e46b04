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

const nouns = ['catalogue/*', 'currency', 'operators', 'reviews', 'visitors', 'limits', 'mail', 'alerts'] as const;

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
    arrival: ['plan'],
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
  room('operators', { values: ['domain/*', 'database'] }),
  room('reviews', { values: ['domain/*', 'database', 'operators'] }),
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
    values: ['domain/*', 'database', 'reviews', 'runtime/settings', 'runtime/site-files'],
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
  room('cli', { values: ['domain/*', 'i18n', 'runtime', 'runtime/*'] }),
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
  room('server/desk', {
    values: ['domain/*', 'runtime/settings', 'runtime/services', 'server/http'],
    types: ['desk'],
  }),
  room('server/tasks', { values: ['domain/*', 'i18n'], types: ['runtime/*'] }),
  looseFiles('server', {
    values: ['domain/*', 'i18n', 'pictures', 'runtime/*', 'api', 'server/*'],
    types: ['web', 'desk'],
  }),
  siteRoom('web/shared', { types: nouns }),
  ...slices({
    search: [],
    arrival: [],
    place: ['search'],
    review: ['search'],
    list: [],
    sentence: ['list'],
    coverage: ['list'],
    destination: ['place', 'review', 'list', 'sentence', 'coverage'],
    provider: ['review', 'list', 'sentence'],
    compare: ['list', 'sentence'],
    journey: ['search', 'list', 'sentence'],
    home: ['search', 'place', 'review', 'sentence'],
    prices: ['coverage'],
    'data-use': ['search'],
    follow: ['list'],
    guide: [],
    failure: [],
  }),
  siteRoom('web/frame', { values: ['web/shared', 'web/features/search', 'web/features/review'] }),
  siteRoom('web/pages', { values: ['web/shared', 'web/features/*', 'web/frame'] }),
  siteRoom('web/sitemap', {
    values: ['web/shared', 'web/features/guide', 'web/features/provider', 'web/pages'],
    types: nouns,
  }),
  siteRoom('web/answer', {
    values: ['web/shared', 'web/features/failure', 'web/frame', 'web/pages'],
    types: ['web', 'web/features/*', ...nouns],
  }),
  siteRoom('web/browser', { values: ['web/shared', 'web/frame', 'web/pages'], types: nouns }),
  room('web/service-worker', { values: ['domain/*', 'i18n'], node: false }),
  room('desk/messages', { values: ['domain/*', 'i18n'], node: false }),
  room('desk/parts', { values: ['domain/*', 'i18n', 'ui', 'desk/messages'], types: ['runtime/*'], node: false }),
  room('desk/frame', {
    values: ['domain/*', 'i18n', 'ui', 'desk/messages', 'desk/parts'],
    types: ['runtime/*', ...nouns],
    node: false,
  }),
  room('desk/screens', {
    values: ['domain/*', 'i18n', 'ui', 'desk/messages', 'desk/parts', 'desk/frame'],
    types: ['runtime/*', ...nouns],
    node: false,
  }),
  room('desk/browser', { values: ['ui'], node: false }),
  looseFiles('desk', {
    values: ['domain/*', 'i18n', 'ui', 'desk/*'],
    types: ['runtime/*', ...nouns],
    node: false,
  }),
  looseFiles('web', {
    values: ['domain/*', 'i18n', 'ui', 'web/*'],
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

/** What one screen needs: what slices share, and those slices whose parts it shows. */
function slices(rows: Readonly<Record<string, readonly string[]>>): RoomRule[] {
  return Object.entries(rows).map(([name, used]) =>
    siteRoom(`web/features/${name}`, {
      values: ['web/shared', ...used.map((other) => `web/features/${other}`)],
      types: nouns,
    }),
  );
}

/** A room whose code renders pages, on servers and in browsers. */
function siteRoom(name: string, { values = [], types = [] }: Partial<RoomRule>): RoomRule {
  return room(name, {
    values: ['domain/*', 'i18n', 'ui', ...values],
    types: ['runtime/*', ...types],
    node: false,
  });
}

function room(name: string, rule: Partial<RoomRule>): RoomRule {
  return { room: name, files: [`src/${name}/**`], values: [], types: [], node: true, drivers: false, ...rule };
}

/** What a room with sub-rooms has at its top. */
function looseFiles(name: string, rule: Partial<RoomRule>): RoomRule {
  return room(name, { files: [`src/${name}/*.ts`, `src/${name}/*.tsx`], ...rule });
}
