import { basename, join } from 'node:path';

/** The file by which a test starts a program of the server: as `npm test` has built it (server/vite.config.ts), else `source` itself. */
export const programOf = (source: string): string => (process.env.TEST_PROGRAMS ? join(process.env.TEST_PROGRAMS, `${basename(source, '.ts')}.js`) : source);
