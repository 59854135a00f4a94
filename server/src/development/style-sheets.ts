import type { DevEnvironment } from 'vite';
import type { StyleSheet } from './messages.ts';

const IS_STYLE = /\.css(?:$|\?)/;

const IS_DEFERRED = /\.deferred\.tsx$/;

/**
 * Style sheets of a page: those of the browser's entry, then those of the page's file, in the order of the imports. The server draws
 * deferred parts too, so that their sheets are among them, before the page's own as in a build; other files imported by `import()` are left out.
 */
export async function styleSheetsOf(environment: DevEnvironment, { entry, page }: { entry: string; page: string | null }): Promise<StyleSheet[]> {
  const seen = new Set<string>();
  const found: StyleSheet[] = [];
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url) || !url.startsWith('/')) return;
    seen.add(url);
    if (IS_STYLE.test(url)) {
      const module = await environment.moduleGraph.getModuleByUrl(url);
      if (module?.id) found.push({ href: url, id: module.id });
      return;
    }
    const transformed = await environment.transformRequest(url);
    for (const dependency of transformed?.deps ?? []) await visit(dependency);
  };
  const visitDeferred = async (url: string, searched = new Set<string>()): Promise<void> => {
    if (searched.has(url) || !url.startsWith('/') || IS_STYLE.test(url)) return;
    searched.add(url);
    const transformed = await environment.transformRequest(url);
    for (const dependency of transformed?.deps ?? []) await visitDeferred(dependency, searched);
    for (const part of transformed?.dynamicDeps ?? []) if (IS_DEFERRED.test(part)) await visit(part);
  };
  await visit(entry);
  await visitDeferred(entry);
  if (page !== null) {
    await visitDeferred(page);
    await visit(page);
  }
  return found;
}
