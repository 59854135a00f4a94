import type { Server } from 'node:http';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const inRoot = (path: string): string => ROOT + path;

interface StartVite {
  /** Carries the WebSocket of hot updates. */
  http: Server;
  /** Called with changed files of the storefront's server side. */
  onOutdated: (change: { files: readonly string[]; isInBrowser: boolean }) => void;
}

/** Folders besides the storefront's that are watched, from the root. */
const WATCHED = ['backend', 'contract', 'demo', 'server', 'shop-folder'];

/** Vite's development server for the storefront: modules for browsers, and for the shop's process, which renders pages. */
export async function startVite({ http, onOutdated }: StartVite): Promise<ViteDevServer> {
  const vite = await createServer({
    root: inRoot('storefront'),
    configFile: inRoot('storefront/vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    plugins: [
      {
        name: 'vitrina:outdated',
        hotUpdate({ file, modules, server }) {
          if (this.environment.name !== 'ssr') return undefined;
          const files = [...new Set([file, ...modules.flatMap((module) => module.file ?? [])])];
          if (modules.length > 0) onOutdated({ files, isInBrowser: Boolean(server.environments.client.moduleGraph.getModulesByFile(file)?.size) });
          // The next rendering imports the new files; no module is updated in place.
          return [];
        },
      },
    ],
    optimizeDeps: { entries: ['src/browser/development/entry.ts'] },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      // The shop's own answers are for its own origin, here as in production.
      cors: false,
      fs: { allow: [inRoot('storefront'), inRoot('contract'), realpathSync(inRoot('node_modules'))] },
      watch: { ignored: ['**/dist/**', '**/.data/**'] },
      warmup: { clientFiles: ['src/browser/development/entry.ts'], ssrFiles: ['src/server/entry-server.ts'] },
    },
  });
  vite.watcher.add(WATCHED.map(inRoot));
  return vite;
}

/** Requests that are Vite's: its own paths, modules, packages, and files of the folder `public`. */
export const isForVite = (path: string): boolean => /^\/(?:@|__|src\/|node_modules\/|[^/]+\.\w+$)/.test(path);
