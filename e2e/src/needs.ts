import { inject } from 'vitest';

/** Used with `skipIf`: the run's last lines name it. */
export const NEEDS_BROWSER = { meta: { needs: 'Chromium' } };
export const NEEDS_DATABASE = { meta: { needs: 'a database that can be looked into' } };
export const hasNoBrowser = inject('browser') === null;
export const hasNoDatabase = inject('database') === null;
