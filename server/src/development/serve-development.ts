import { createServer } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Config } from '../config/read-config.ts';
import { explainListening } from '../start/explain-listening.ts';
import { listen } from '../http/listen.ts';
import { acquireDatabase } from '../database/acquire-database.ts';
import { readEnabledLanguages } from '../start/read-site.ts';
import { firstLogin } from '../start/owner-link.ts';
import { welcome } from '../start/welcome.ts';
import { SHOP_CHANGED, SHOP_OUTDATED } from './messages.ts';
import { forwardRequest } from './forward-request.ts';
import { startBankOnce } from './start-bank-once.ts';
import { createShopProcess } from './shop-process.ts';
import { inRoot, isForVite, startVite } from './start-vite.ts';
import { styleSheetsOf } from './style-sheets.ts';
import { watchFiles } from './watch-files.ts';

interface ServeDevelopment {
  config: Config;
  printLine: (line: string) => void;
  /** A file of this process changed: all of it has to start anew. */
  onOwnChange: () => void;
}

export interface Development {
  stop: () => Promise<void>;
}

/**
 * `npm run dev`: database, sandbox bank and Vite stay, the shop runs in a process of its own that is started anew when a file of it
 * changes. Requests wait meanwhile, and open pages take over what changed.
 */
export async function serveDevelopment({ config, printLine, onOwnChange }: ServeDevelopment): Promise<Development> {
  const database = config.remoteBackend.url ? null : await acquireDatabase({ config, purpose: 'server', log: printLine });
  const bank = startBankOnce(config, database?.url);
  let vite: ViteDevServer | undefined;
  let isWelcomed = false;
  let reason = '';
  const notifyPages = (event: string): void => vite?.environments.client.hot.send({ type: 'custom', event });

  const shop = createShopProcess({
    start: { kind: 'start', databaseUrl: database?.url, isEmbedded: database?.isEmbedded ?? false },
    answer: async (question) => {
      if (question.about === 'bank') return bank.port();
      const environment = (vite as ViteDevServer).environments.ssr;
      return question.about === 'styles' ? styleSheetsOf(environment, question) : environment.hot.handleInvoke(question.payload as never);
    },
    onOpen: async ({ holds }, seconds) => {
      if (isWelcomed) printLine(`Started anew in ${seconds.toFixed(1)} s${reason}`);
      else
        for (const line of welcome({
          config,
          site: await readEnabledLanguages(config, database?.url),
          port: config.http.port,
          sandboxBankPort: await bank.port(),
          firstLogin: database ? await firstLogin(database.url, config, config.http.port) : null,
          ...holds,
        }))
          printLine(line);
      isWelcomed = true;
      notifyPages(SHOP_CHANGED);
    },
    onFailed: (text) => {
      printLine(`${text}\nThe shop did not start; it starts again with the next change.`);
      vite?.environments.client.hot.send({ type: 'error', err: { message: 'The shop did not start', stack: text } });
      notifyPages(SHOP_OUTDATED);
    },
    onSiteChanged: () => notifyPages(SHOP_CHANGED),
  });

  const http = createServer((request, response) => {
    const pass = (): void => void forwardRequest(request, response, shop);
    const path = (request.url as string).split('?', 1)[0] as string;
    if (vite && isForVite(path)) vite.middlewares.handle(request, response, pass);
    else pass();
  });
  vite = await startVite({
    http,
    onOutdated: ({ files, isInBrowser }) => {
      shop.send({ kind: 'outdated', files });
      notifyPages(SHOP_OUTDATED);
      // Files that only the server reads change the rendered pages; Vite notifies the browser about all others.
      if (!isInBrowser) notifyPages(SHOP_CHANGED);
    },
  });
  const listening = await listen(http, config.http).catch((error: unknown) => explainListening(error, config.http));
  database?.lock?.update({ address: config.http.publicUrl ?? `http://localhost:${listening.port}` });
  watchFiles({
    watcher: vite.watcher,
    root: inRoot(''),
    onChange: (consequences, files) => {
      reason = `: ${files.slice(0, 3).join(', ')}${files.length > 3 ? ` and ${files.length - 3} more` : ''}`;
      if (consequences.has('all')) onOwnChange();
      else if (consequences.has('shop')) shop.restart();
      else shop.send({ kind: 'texts' });
    },
  });
  shop.restart();
  return {
    stop: async () => {
      const closed = listening.close();
      await vite.close();
      http.closeAllConnections();
      await Promise.all([closed, shop.stop()]);
      await bank.close();
      await database?.stop();
    },
  };
}
