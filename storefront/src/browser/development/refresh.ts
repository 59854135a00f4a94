// @ts-expect-error Vite's React plugin serves it in development.
import { injectIntoGlobalHook } from '/@react-refresh';

/** What the React plugin puts into HTML as a script of its own; as a module it needs no exception in the security policy. */
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
