import { z } from 'zod';
import { defineSlice, flag, HTTP, keysAndValues, NODE_ENV, url, type ValueOf, whole } from '@vitrina/backend/config';

export const telemetrySlice = defineSlice(
  {
    NODE_ENV,
    LOG_LEVEL: z.enum(['info', 'warn', 'error']).default('info'),
    /** A line of the log for every request. */
    LOG_REQUESTS: flag('0'),
    /** A statement that takes longer is written to the log. */
    SLOW_QUERY_MS: whole(1, 600_000).default(500),
    SENTRY_DSN: z
      .string()
      .regex(/^https?:\/\/\w+(?::\w+)?@[^/\s]+\/(?:\S*\/)?\d+\/?$/, 'must look like https://key@host/project')
      .optional(),
    /** Names as OpenTelemetry has them. */
    OTEL_EXPORTER_OTLP_ENDPOINT: url(HTTP, 'http://localhost:4318').optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').transform(keysAndValues),
    OTEL_SERVICE_NAME: z.string().min(1).default('vitrina'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number from 0 to 1').min(0).max(1).default(0.05),
  },
  (env) => ({
    mode: env.NODE_ENV,
    logLevel: env.LOG_LEVEL,
    logRequests: env.LOG_REQUESTS,
    slowQueryMs: env.SLOW_QUERY_MS,
    sentryDsn: env.SENTRY_DSN,
    /** Exporter's address and the share of requests traced; `null`: tracing is off. */
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: env.OTEL_EXPORTER_OTLP_HEADERS,
            service: env.OTEL_SERVICE_NAME,
            share: env.OTEL_TRACES_SAMPLER_ARG,
          },
  }),
);
export type TelemetryConfig = ValueOf<typeof telemetrySlice>;
