import { ESModulesEvaluator, ModuleRunner, type ModuleRunnerTransport } from 'vite/module-runner';
import type { Storefront, StorefrontModule } from '../pages/load-storefront.ts';
import { failurePage } from './failure-page.ts';
import { htmlInDevelopment, policyInDevelopment } from './in-development.ts';
import type { StyleSheet } from './messages.ts';
import { PAGE_TEMPLATE } from '@vitrina/contract/internal-headers';

const SERVER_ENTRY = '/src/server/entry-server.ts';
const BROWSER_ENTRY = '/src/browser/development/entry.ts';
/** Constant over changes, so that no page considers itself outdated. */
const BUILD = 'development';

type Options = Parameters<StorefrontModule['createStorefront']>[0];
/** The storefront's entry point as its sources have it. */
type SourceModule = {
  createStorefront: (options: Options & { assets: object }) => Storefront;
  pageFile: (template: string) => string;
};

const ASSETS = {
  build: BUILD,
  font: null,
  staffStyle: '/src/styles/staff.css',
};

const assetsOf = (source: SourceModule) => (template: string) => ({ script: BROWSER_ENTRY, page: `/${source.pageFile(template)}`, preloads: [], styles: [] });

interface StorefrontByVite {
  /** A module as Vite has transformed it. */
  fetchModule: ModuleRunnerTransport['invoke'] & {};
  /** `page`: file of a page; `null`: those of the entry alone. */
  fetchStyles: (of: { entry: string; page: string | null }) => Promise<StyleSheet[]>;
  /** Texts or data shared by all pages have changed. */
  onForget: () => void;
}

/** The storefront from its sources; only changed modules are loaded again. */
export function createStorefrontByVite({ fetchModule, fetchStyles, onForget }: StorefrontByVite): {
  module: StorefrontModule;
  /** Loads the code ahead of the first request; errors are shown by the pages. */
  preload: () => Promise<void>;
  /** Forgets modules of changed files. */
  outdate: (files: readonly string[]) => void;
} {
  const runner = new ModuleRunner({ transport: { invoke: fetchModule }, hmr: false, sourcemapInterceptor: 'prepareStackTrace' }, new ESModulesEvaluator());
  let options: Options | undefined;
  let current: Promise<{ source: SourceModule; storefront: Storefront }> | undefined;

  const load = async (): Promise<{ source: SourceModule; storefront: Storefront }> => {
    try {
      const source = await runner.import<SourceModule>(SERVER_ENTRY);
      return { source, storefront: source.createStorefront({ ...(options as Options), assets: { ...ASSETS, forTemplate: assetsOf(source) } }) };
    } catch (error) {
      // The runner would otherwise remember the failed module.
      runner.clearCache();
      current = undefined;
      throw error;
    }
  };

  const handleRequest: Storefront['handleRequest'] = async (request, facts) => {
    try {
      current ??= load();
      const { source, storefront } = await current;
      return await inDevelopment(await storefront.handleRequest(request, facts), source, fetchStyles);
    } catch (error) {
      if (isLabelled(error)) throw error;
      console.error(error);
      const { status, headers, html } = failurePage({ title: 'This page could not be made', text: String((error as Error).stack ?? error) });
      return new Response(html, { status, headers });
    }
  };

  return {
    module: {
      createStorefront: (storefrontOptions) => {
        options = storefrontOptions;
        return {
          build: BUILD,
          handleRequest,
          forget: () => {
            current?.then(({ storefront }) => storefront.forget()).catch(() => {});
            onForget();
          },
        };
      },
    },
    preload: async () => {
      // One after the other: both need nearly the same modules.
      await runner.import(SERVER_ENTRY).then(
        () => fetchStyles({ entry: BROWSER_ENTRY, page: null }),
        () => runner.clearCache(),
      );
    },
    outdate: (files) => {
      const { evaluatedModules } = runner;
      const seen = new Set<string>();
      const drop = (id: string): void => {
        const module = evaluatedModules.getModuleById(id);
        if (!module || seen.has(id)) return;
        seen.add(id);
        for (const importer of module.importers) drop(importer);
        evaluatedModules.invalidateModule(module);
      };
      for (const file of files) for (const module of evaluatedModules.getModulesByFile(file) ?? []) drop(module.id);
      current = undefined;
    },
  };
}

/** Failures with a page of their own, as an address that leads to the login. */
const isLabelled = (error: unknown): boolean => typeof (error as { statusCode?: unknown } | null)?.statusCode === 'number';

async function inDevelopment(answer: Response, source: SourceModule, fetchStyles: StorefrontByVite['fetchStyles']): Promise<Response> {
  const template = answer.headers.get(PAGE_TEMPLATE);
  const policy = answer.headers.get('content-security-policy');
  if (template === null || policy === null) return answer;
  const sheets = await fetchStyles({ entry: BROWSER_ENTRY, page: `/${source.pageFile(template)}` });
  const headers = new Headers(answer.headers);
  headers.set('content-security-policy', policyInDevelopment(policy));
  return new Response(Buffer.from(htmlInDevelopment(await answer.text(), sheets)), { status: answer.status, headers });
}
