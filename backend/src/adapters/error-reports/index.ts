export type { ErrorReport, ErrorReporter } from './error-report.ts';
export { scrub, scrubStack } from './scrub.ts';
export { createSentryReporter, readDsn } from './sentry.ts';
