import { ERROR_STATUS } from '@vitrina/contract/errors';
import type { FuzzAnswer, FuzzRequest } from './call.ts';

export const LONGEST_MS = 2000;

/** Text found only in internal error messages. */
const INSIDES =
  /node_modules|file:\/\/\/(?!etc\/hostname)|\n\s+at [\w$.<>]+ ?\(|\.tsx?:\d+|syntax error at or near|violates [\w-]+ constraint|invalid input syntax|invalid byte sequence|out of range for type|relation "\w|PostgresError|ZodError|\b(?:Type|Range|Reference|Syntax)Error\b|is not a function|Cannot read propert|ECONN[A-Z]+|\/work\/|\/tmp\/|server\/src\//;

/** Returns the problem of a response; `null`: none. */
export function problemOf(fuzzRequest: FuzzRequest, { status, headers, text, ms }: FuzzAnswer): string | null {
  if (status >= 500) return `answers ${status}${labelOf(text)}`;
  if (ms > LONGEST_MS) return 'is slow';
  const leak = INSIDES.exec(text)?.[0];
  if (leak && !wasSent(leak, fuzzRequest)) return `tells ${JSON.stringify(leak)}`;
  const isApi = fuzzRequest.path.startsWith('/api/') && fuzzRequest.method !== 'HEAD' && status !== 204 && (status < 300 || status > 399);
  return isApi ? problemOfReply(status, { text, type: String(headers['content-type'] ?? ''), isCompressed: headers['content-encoding'] !== undefined }) : null;
}

/** Checks a response of the API: JSON with `success`, and if that is false, an error label that belongs to its status. */
function problemOfReply(status: number, { text, type, isCompressed }: { text: string; type: string; isCompressed: boolean }): string | null {
  if (!type.includes('json') || isCompressed) return null;
  let reply: { success?: unknown; data?: { label_name?: string } };
  try {
    reply = JSON.parse(text) as typeof reply;
  } catch {
    return 'is no JSON';
  }
  if (typeof reply?.success !== 'boolean') return 'does not say whether it went well';
  if (reply.success) return status < 300 ? null : `says success with ${status}`;
  const label = reply.data?.label_name ?? '';
  if (!Object.hasOwn(ERROR_STATUS, label)) return `fails with the unknown label ${label.slice(0, 60)}`;
  const expected = ERROR_STATUS[label as keyof typeof ERROR_STATUS];
  return expected === status || status === 414 ? null : `fails with ${label} and ${status}`;
}

function labelOf(text: string): string {
  const label = /"label_name":"(\w+)"/.exec(text)?.[1];
  return label ? ` ${label}` : '';
}

/** A page may echo the request. */
const wasSent = (text: string, { path, body, headers }: FuzzRequest): boolean => {
  const sent = `${path} ${safeDecode(path)} ${String(body ?? '')} ${Object.values(headers).join(' ')}`;
  return sent.includes(text);
};

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
