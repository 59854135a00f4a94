/**
 * Allowed imports (docs/architecture.md). A file belongs to the zone with the longest matching folder; a zone may import itself and the
 * folders of its row. `import type` follows the same rules unless a row states otherwise.
 */
export interface Zone {
  /** Folder from the root, or one file. */
  folder: string;
  /** Folders that this zone may import from, apart from itself. `*`: all of ours. */
  mayImport: readonly string[];
  /** Folders from which only types may be imported. */
  mayImportTypes?: readonly string[];
  /** Entry point: the only file that other zones may import. */
  door?: string;
  /** Advice for the error message. */
  instead: string;
}

const MODULES: Readonly<Record<string, readonly string[]>> = {
  changes: [],
  settings: [],
  site: ['settings'],
  labels: ['settings'],
  routes: [],
  consent: ['settings'],
  payments: ['settings'],
  customers: ['settings'],
  catalogue: ['routes', 'settings', 'changes'],
  companies: ['changes', 'customers'],
  content: ['routes'],
  coupons: ['catalogue', 'customers'],
  lists: ['catalogue', 'customers'],
  feedback: ['catalogue', 'content', 'customers'],
  notices: ['catalogue', 'customers'],
  safety: ['catalogue', 'changes', 'customers'],
  staff: ['customers', 'changes'],
  'trade-in': ['catalogue', 'changes', 'customers', 'coupons'],
  campaigns: ['customers', 'routes'],
  newsletter: ['customers'],
  service: ['changes', 'customers', 'feedback', 'orders', 'site'],
  cart: ['catalogue', 'coupons', 'customers', 'companies'],
  orders: ['changes', 'payments', 'customers', 'catalogue', 'coupons', 'companies'],
  documents: ['changes', 'orders', 'payments'],
  offers: ['cart', 'catalogue', 'companies', 'customers', 'documents'],
  checkout: ['cart', 'orders', 'customers', 'catalogue', 'coupons', 'labels', 'settings'],
};

const moduleFolder = (name: string): string => `backend/src/modules/${name}`;
const BACKEND_BASE = ['contract', 'backend/src/config', 'backend/src/http', 'backend/src/db', 'backend/src/site-config.ts', 'backend/src/adapters'];

const modules: Zone[] = Object.entries(MODULES).map(([name, others]) => ({
  folder: moduleFolder(name),
  mayImport: [...BACKEND_BASE, ...others.map(moduleFolder)],
  door: `${moduleFolder(name)}/index.ts`,
  instead:
    'import another module only through its index.ts and only downwards; when a lower module must cause something in a higher one, let app.ts pass it a callback',
}));

/** Storefront folders, lowest layer first: each may import the layers before it. */
const STOREFRONT_ORDER = [
  ['labels', 'links', 'context'],
  ['client'],
  ['ui'],
  ['features'],
  ['blocks'],
  ['pages'],
  ['layouts', 'routing'],
  ['server', 'browser'],
] as const;

const storefront: Zone[] = STOREFRONT_ORDER.flatMap((level, i) =>
  level.map((name): Zone => {
    const lower = STOREFRONT_ORDER.slice(0, i + 1)
      .flat()
      .map((one) => `storefront/src/${one}`);
    const isTop = name === 'server' || name === 'browser';
    return {
      folder: `storefront/src/${name}`,
      mayImport: [
        'contract',
        ...lower.filter((folder) => !(isTop && /\/(?:server|browser)$/.test(folder))),
        ...(isTop || name === 'features' || name === 'client' ? ['storefront/src/api'] : []),
        ...(isTop ? ['storefront/src/styles'] : []),
      ],
      // The type of a page's `load` names the API client; erased at run time.
      mayImportTypes: ['storefront/src/api'],
      instead:
        'arrows point down: server, browser → routing, layouts → pages → blocks → features → ui → client → labels, links, context; move what both need to the lower one',
    };
  }),
);

/** Layers of the server, lowest first: each may import those below it, and none on its own level. */
const SERVER_ORDER = [
  ['shared'],
  ['config'],
  ['telemetry'],
  ['admission', 'database', 'redis'],
  ['http'],
  ['pages', 'thumbs', 'backoffice'],
  ['services'],
  ['start'],
  ['commands', 'main.ts'],
] as const;

/** Entry points of the other packages. */
const SERVER_BASE = [
  'contract',
  'backend/src/index.ts',
  'backend/src/config/index.ts',
  'backend/src/db/index.ts',
  'backend/src/seed/index.ts',
  'shop-folder',
  'demo',
];

const server: Zone[] = SERVER_ORDER.flatMap((level, i) =>
  level.map((name): Zone => {
    const lower = SERVER_ORDER.slice(0, i).flat();
    return {
      folder: `server/src/${name}`,
      mayImport: [...SERVER_BASE, ...lower.map((one) => `server/src/${one}`), ...(name === 'pages' ? ['storefront'] : [])],
      instead:
        'arrows point down: commands, main → start → services → pages, thumbs, backoffice → http → admission, database, redis → telemetry → config → shared; pass a function in, or declare what you need as an interface in the lower room',
    };
  }),
);

export const ZONES: readonly Zone[] = [
  { folder: 'contract', mayImport: [], instead: 'the contract knows nobody; what it needs is a plain value inside it' },
  {
    folder: 'backend/src/http',
    mayImport: ['contract', 'backend/src/db', 'backend/src/config', 'backend/src/site-config.ts'],
    instead: 'modules import http, never the other way round; pass a function in',
  },
  { folder: 'backend/src/config', mayImport: ['contract'], instead: 'a slice of the configuration parses its variables and imports no module' },
  { folder: 'backend/src/db', mayImport: ['contract/src/values/languages.ts'], instead: 'the database folder knows no rules; put the query beside its module' },
  {
    folder: 'backend/src/adapters',
    mayImport: ['contract', 'backend/src/http', 'backend/src/db', 'backend/src/config'],
    instead: 'an adapter serves a module through its interface',
  },
  ...modules,
  { folder: 'backend', mayImport: ['contract'], instead: 'the backend knows the contract only' },
  ...storefront,
  {
    folder: 'storefront/src/api',
    mayImport: ['contract'],
    instead: 'the api folder wraps the contract’s client and nothing else',
  },
  { folder: 'storefront', mayImport: ['contract'], instead: 'the storefront calls the backend through the contract’s client' },
  { folder: 'tokens', mayImport: [], instead: 'colours, type and space are plain CSS' },
  { folder: 'backoffice', mayImport: ['contract'], instead: 'the back office calls the backend through the contract’s client' },
  {
    folder: 'shop-folder',
    mayImport: ['contract', 'backend/src/seed/index.ts', 'backend/src/db/index.ts'],
    instead: 'a folder’s shop goes in through the door @vitrina/backend/seed; what draws pictures is passed in',
  },
  {
    folder: 'shop-folder/src/import',
    mayImport: ['contract', 'backend/src/seed/index.ts', 'backend/src/db/index.ts'],
    instead: 'catalogues from elsewhere know nothing of a folder’s files: they go in through the door @vitrina/backend/seed',
  },
  {
    folder: 'demo',
    mayImport: ['contract', 'shop-folder', 'backend/src/seed/index.ts', 'backend/src/db/index.ts'],
    instead: 'catalogues go in through the door @vitrina/backend/seed',
  },
  ...server,
  {
    folder: 'server',
    mayImport: SERVER_BASE,
    instead: 'the server puts things together through the packages’ entry points, and a file of it belongs into one of its rooms',
  },
  {
    folder: 'server/src/development',
    mayImport: ['contract', 'server', 'backend/src/index.ts', 'backend/src/db/index.ts'],
    instead: '`npm run dev` builds on the server, which never imports it: production must not load Vite',
  },
  { folder: 'bench', mayImport: ['contract', 'demo/known.ts'], instead: 'measure from outside: start the shop as a process and call it' },
  {
    folder: 'e2e',
    mayImport: ['contract', 'demo/known.ts', 'demo/demo-shop.ts', 'demo/settings'],
    instead: 'test what a browser sees; names of the demo shop are in @vitrina/demo/known',
  },
  {
    folder: 'tools',
    mayImport: [
      'contract',
      'server',
      'backend/src/db/index.ts',
      'backend/src/testing/cheapen-passwords.ts',
      'storefront/src/routing/page-folder.ts',
      'storefront/src/server/assets.ts',
    ],
    instead: 'tools start and check the others and are imported by nobody',
  },
];

/** Further imports of tests, in addition to their whole workspace, as they assemble a running shop. */
export const TEST_ZONES: readonly string[] = [
  'contract',
  'backend',
  'server/src/testing',
  'shop-folder',
  'demo',
  'bench/src/load.ts',
  'bench/src/development',
  'bench/src/fault-proxy.ts',
];

/**
 * Files that may call the backend: a page's load.ts and post.ts, and actions of features and of the client, which are plain .ts files;
 * components only render.
 */
export const MAY_FETCH = /^storefront\/src\/(?:pages\/[\w-]+\/(?:load|post)|(?:features|client)\/[\w-]+\/[\w-]+)\.ts$/;
