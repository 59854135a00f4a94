import { randomUUID } from 'node:crypto';
import type { ErrorReport } from './error-report.ts';
import { scrub } from './scrub.ts';
import { stackFrames } from './stack-frames.ts';

interface EnvelopeFacts {
  environment: string;
  release: string;
}

/** One event as an envelope of Sentry's protocol: header, item header and item, one line of JSON each. It contains no user, address, request or breadcrumb. */
export function sentryEnvelope({ level, message, origin, stack, type, path, requestId }: ErrorReport, { environment, release }: EnvelopeFacts): string {
  const id = randomUUID().replaceAll('-', '');
  const frames = stack ? stackFrames(stack) : [];
  const event = {
    event_id: id,
    timestamp: new Date().toISOString(),
    platform: origin === 'server' ? 'node' : 'javascript',
    level,
    environment,
    release,
    logger: origin,
    ...(path && { transaction: scrub(path) }),
    ...(requestId && { tags: { request_id: requestId } }),
    exception: { values: [{ type: type ?? 'Error', value: scrub(message), ...(frames.length > 0 && { stacktrace: { frames } }) }] },
  };
  return `${JSON.stringify({ event_id: id, sent_at: event.timestamp })}\n${JSON.stringify({ type: 'event' })}\n${JSON.stringify(event)}\n`;
}
