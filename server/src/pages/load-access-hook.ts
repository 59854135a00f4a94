import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartFailed } from '../shared/start-failed.ts';

/** Returns the template to show instead of the route table's; called with path, language, route and caller (docs/operating.md). */
export type AccessHook = (question: object) => string | null | undefined;

/** The owner's module that ACCESS_HOOK names: its default export decides. Throws StartFailed where there is none. */
export async function loadAccessHook(file: string | undefined): Promise<AccessHook | undefined> {
  if (file === undefined) return undefined;
  const loaded = (await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    throw new StartFailed(`ACCESS_HOOK: ${file} cannot be loaded: ${(error as Error).message}`);
  })) as { default?: unknown };
  if (typeof loaded.default !== 'function') throw new StartFailed(`ACCESS_HOOK: ${file} has no function as its default export`);
  return loaded.default as AccessHook;
}
