// @ts-expect-error Vite's React plugin serves it in development.
import { injectIntoGlobalHook } from '/@react-refresh';

/** Preamble that the React plugin would insert as an inline script; as a module it needs no exception in the security policy. */
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
