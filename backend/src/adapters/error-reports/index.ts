export type { ErrorReport, ErrorReporter } from './error-report.ts';
export { scrub } from './scrub.ts';
export { createSentryReporter, readDsn } from './sentry.ts';
