import type { Context } from 'hono';
import type { z } from 'zod';
import type { OutgoingCall } from '@vitrina/contract/client';
import type { Endpoint } from '@vitrina/contract/endpoint';
import type { ErrorLabel, FieldError } from '@vitrina/contract/errors';
import { brokenEscapes, brokenFields, hostileFields } from './hostile-text.ts';
import { fail, type Outcome, ok } from './outcome.ts';

const MAX_BODY_BYTES = 256 * 1024;

/** Query or body of a call, checked by its schema. Names every bad field; refuses what is no text, deep nesting and compressed bodies. */
export async function readInput<Schema extends z.ZodType>(c: Context, endpoint: Endpoint<Schema>): Promise<Outcome<z.output<Schema>>> {
  const broken = brokenEscapes(c.req.url, c.req.param());
  if (broken.length > 0) return fail('error_bad_input', { errors: broken });
  const raw = endpoint.method === 'GET' ? ok<unknown>(queryOf(c.req.query())) : await readBody(c);
  return raw.ok ? checkInput(endpoint, raw.data, c.req.param()) : raw;
}

/** The same for a call from this process. */
export const inputOf = <Schema extends z.ZodType>(endpoint: Endpoint<Schema>, { query, body, params }: OutgoingCall): Outcome<z.output<Schema>> =>
  checkInput(endpoint, endpoint.method === 'GET' ? queryOf(query) : body, params);

function checkInput<Schema extends z.ZodType>(endpoint: Endpoint<Schema>, data: unknown, params: Record<string, string>): Outcome<z.output<Schema>> {
  const value = Array.isArray(data) ? data : { ...(data as object), ...params };
  const hostile = hostileFields(value);
  if (hostile.length > 0) return fail('error_bad_input', { errors: hostile });
  const parsed = endpoint.input.safeParse(value);
  return parsed.success ? ok(parsed.data) : fail('error_bad_input', { errors: parsed.error.issues.map(toFieldError) });
}

function queryOf({ ignoreCache: _, ...query }: Record<string, string>): Record<string, string> {
  return query;
}

async function readBody(c: Context): Promise<Outcome<unknown>> {
  const given = (c.env as { body?: Buffer }).body;
  if (c.req.header('content-encoding')) return fail('error_content_encoding');
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return fail('error_content_type');
  if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES || (given?.length ?? 0) > MAX_BODY_BYTES) return fail('error_body_too_large');
  const bytes = given ?? (await readBytes(c.req.raw.body));
  if (bytes === null) return fail('error_body_too_large');
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8') || '{}');
    const broken = brokenFields(bytes, value);
    if (broken.length > 0) return fail('error_bad_input', { errors: broken });
    return typeof value === 'object' && value !== null ? ok(value) : fail('error_bad_input');
  } catch {
    return fail('error_bad_input');
  }
}

/** The body; `null` as soon as it is longer than allowed. */
async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Buffer | null> {
  if (!body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  return { field: issue.path.join('.'), label_name: labelOf(issue) };
}

function labelOf(issue: z.core.$ZodIssue): ErrorLabel {
  if (issue.code === 'custom') return (issue.params?.label as ErrorLabel | undefined) ?? 'error_field_format';
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'error_field_required' : 'error_field_type';
  if (issue.code === 'too_big') return issue.origin === 'string' || issue.origin === 'array' ? 'error_field_too_long' : 'error_field_out_of_range';
  if (issue.code === 'too_small') return issue.origin === 'string' || issue.origin === 'array' ? 'error_field_too_short' : 'error_field_out_of_range';
  if (issue.code === 'invalid_value') return 'error_field_unknown_value';
  return 'error_field_format';
}
