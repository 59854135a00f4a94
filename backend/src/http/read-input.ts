import type { z } from 'zod';
import type { Endpoint } from '@vitrina/contract/endpoint';
import type { ErrorLabel, FieldError } from '@vitrina/contract/errors';
import { hostileFields } from './hostile-text.ts';
import type { IncomingCall } from './incoming-call.ts';
import { fail, type Outcome, ok } from './outcome.ts';
import type { PathParams } from './router.ts';

/**
 * Reads query or JSON body of a call with the parameters of its path, validated by the endpoint's schema. Names every invalid field; refuses text that
 * cannot be stored, and data nested too deeply.
 */
export async function readInput<Schema extends z.ZodType>(
  call: IncomingCall,
  params: PathParams,
  endpoint: Endpoint<Schema>,
): Promise<Outcome<z.output<Schema>>> {
  const broken = call.brokenEscapes(params);
  if (broken.length > 0) return fail('error_bad_input', { errors: broken });
  const raw = endpoint.method === 'GET' ? ok<unknown>(withoutCacheSwitch(call.query())) : await call.json();
  return raw.ok ? checkInput(endpoint, raw.data, params) : raw;
}

function checkInput<Schema extends z.ZodType>(endpoint: Endpoint<Schema>, data: unknown, params: PathParams): Outcome<z.output<Schema>> {
  const value = Array.isArray(data) ? data : { ...(data as object), ...params };
  const hostile = hostileFields(value);
  if (hostile.length > 0) return fail('error_bad_input', { errors: hostile });
  const parsed = endpoint.input.safeParse(value);
  return parsed.success ? ok(parsed.data) : fail('error_bad_input', { errors: parsed.error.issues.map(toFieldError) });
}

/** `ignoreCache` is no field of any endpoint. */
function withoutCacheSwitch({ ignoreCache: _, ...query }: Record<string, string>): Record<string, string> {
  return query;
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
