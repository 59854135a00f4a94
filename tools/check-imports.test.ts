import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkImports, importsOf, judge } from './check-imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const problem = (file: string, target: string, isType = false) => judge({ file, target, isType });

describe('allowed imports', () => {
  it('hold in this checkout', () => {
    expect(checkImports(root)).toEqual([]);
  });

  it.each([
    ['backend/src/modules/cart/add.ts', 'contract/src/errors.ts'],
    ['backend/src/modules/cart/add.ts', 'backend/src/modules/catalogue/index.ts'],
    ['backend/src/app.ts', 'backend/src/modules/cart/index.ts'],
    ['storefront/src/pages/home/page.tsx', 'storefront/src/features/cart/cart.tsx'],
    ['storefront/src/pages/home/load.ts', 'storefront/src/api/shop-api.ts'],
    ['server/src/main.ts', 'backend/src/db/index.ts'],
    ['server/src/main.ts', 'server/src/start/start-server.ts'],
    ['server/src/start/create-shop.ts', 'server/src/services/dev-mail/serve-dev-mail.ts'],
    ['server/src/pages/page-cache/page-cache.ts', 'server/src/admission/too-busy.ts'],
    ['server/src/http/http-server.ts', 'server/src/telemetry/log.ts'],
    ['server/src/telemetry/log.test.ts', 'server/src/testing/start-test-shop.ts'],
    ['demo/load/load-demo.ts', 'backend/src/seed/index.ts'],
    ['server/src/commands/import.ts', 'shop-folder/src/import/run-import.ts'],
  ])('%s may import %s', (file, target) => {
    expect(problem(file, target)).toBeNull();
  });

  it.each([
    ['contract/src/errors.ts', 'backend/src/index.ts', /knows nobody/],
    ['backend/src/modules/catalogue/list.ts', 'backend/src/modules/cart/index.ts', /callback/],
    ['backend/src/modules/cart/add.ts', 'backend/src/modules/catalogue/dictionary.ts', /go through .*index\.ts/],
    ['backend/src/http/bind.ts', 'backend/src/modules/cart/index.ts', /pass a function in/],
    ['storefront/src/ui/button.tsx', 'storefront/src/features/cart/cart.tsx', /arrows point down/],
    ['storefront/src/features/cart/cart.tsx', 'storefront/src/features/login/login.tsx', /let the page join them/],
    ['storefront/src/pages/home/page.tsx', 'storefront/src/api/shop-api.ts', /arrows point down/],
    ['storefront/src/server/render.tsx', 'backend/src/index.ts', /contract’s client/],
    ['demo/load/load-demo.ts', 'backend/src/modules/catalogue/index.ts', /seed/],
    ['shop-folder/src/import/run-import.ts', 'shop-folder/src/load/load-folder.ts', /nothing of a folder’s files/],
    ['bench/run.ts', 'server/src/start/create-shop.ts', /from outside/],
    ['server/src/http/http-server.ts', 'server/src/pages/error-pages/answer-error.ts', /start → services → pages/],
    ['server/src/telemetry/log.ts', 'server/src/http/send.ts', /interface in the lower room/],
    ['server/src/redis/start-sharing.ts', 'server/src/database/open-databases.ts', /arrows point down/],
    ['server/src/start/start-server.ts', 'server/src/development/serve-development.ts', /arrows point down/],
  ])('%s may not import %s, and the message says what to do', (file, target, message) => {
    expect(problem(file, target)).toMatch(message);
  });

  it('are read from every form of import', () => {
    const source = `import { a } from './a.ts';\nimport type { B } from './b.ts';\nexport * from './c.ts';\nconst d = await import('./d.ts');\nimport x from 'react';\nimport {\n  e,\n} from '@vitrina/backend/db';`;
    expect(importsOf(source, { root, file: 'server/src/x.ts' })).toEqual([
      { file: 'server/src/x.ts', target: 'server/src/a.ts', isType: false },
      { file: 'server/src/x.ts', target: 'server/src/b.ts', isType: true },
      { file: 'server/src/x.ts', target: 'server/src/c.ts', isType: false },
      { file: 'server/src/x.ts', target: 'server/src/d.ts', isType: false },
      { file: 'server/src/x.ts', target: 'backend/src/db/index.ts', isType: false },
    ]);
  });
});

it('the server has no files beside its rooms but its program', () => {
  const loose = readdirSync(join(root, 'server/src'), { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(loose.map(({ name }) => name)).toEqual(['main.ts']);
});
