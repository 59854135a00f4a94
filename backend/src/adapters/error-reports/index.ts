export type { ErrorReport, ErrorReporter } from './error-report.ts';
export { type DescribedError, describeError } from './describe-error.ts';
export { scrub, scrubStack } from './scrub.ts';
export { createSentryReporter, readDsn } from './sentry.ts';
