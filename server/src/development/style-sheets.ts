import type { DevEnvironment } from 'vite';
import type { StyleSheet } from './messages.ts';

const IS_STYLE = /\.css(?:$|\?)/;

/** Style sheets that files import, themselves and through others, in the order of the imports. What is imported later on, by `import()`, is left out. */
export async function styleSheetsOf(environment: DevEnvironment, files: readonly string[]): Promise<StyleSheet[]> {
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
  for (const file of files) await visit(file);
  return found;
}
