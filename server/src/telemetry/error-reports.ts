import { type ClientError, createSentryReporter, type ErrorReporter } from '@vitrina/backend';
import type { TelemetryConfig } from '../config/telemetry.ts';
import { pathForLog } from './path-for-log.ts';
import { log, sendErrorsTo } from './log.ts';
import { currentRequestId } from './request-context.ts';
import { VERSION } from '../shared/version.ts';

export interface ErrorReports {
  /** A script that failed in a browser. */
  client: (error: ClientError) => void;
  /** A page that took too long to be made. */
  slow: (report: { message: string; path: string }) => void;
}

/** Starts error reports to Sentry if SENTRY_DSN is set, beside the log. Reports contain nothing personal. */
export function startErrorReports({ sentryDsn, mode }: TelemetryConfig): ErrorReports {
  const report: ErrorReporter = sentryDsn
    ? createSentryReporter({ dsn: sentryDsn, environment: mode, release: VERSION, onTrouble: (why) => log('warn', 'errors could not be reported', { why }) })
    : () => {};
  sendErrorsTo(report);
  return {
    client: ({ message, stack, path }) => {
      log('warn', 'a script failed in a browser', { error: stack ? `${message}\n${stack}` : message, path: path });
      report({ level: 'error', origin: 'browser', message, path: pathForLog(path), stack, requestId: currentRequestId() });
    },
    slow: ({ message, path }) =>
      report({ level: 'warning', origin: 'server', message, path: pathForLog(path), type: 'SlowPage', requestId: currentRequestId() }),
  };
}
