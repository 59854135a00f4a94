import { z } from 'zod';

/** The environment of the process. */
export type Env = Readonly<Record<string, string | undefined>>;
/** Gives a reason not to serve shoppers with this environment; `null`: none. Never repeats a secret. */
export type Refusal = (env: Env) => string | null;
export type SliceResult<Value> = { ok: true; value: Value } | { ok: false; problems: readonly string[] };

/** A part of the configuration: it reads its own variables and is handed on whole to the module that uses it (decision 0044). */
export interface Slice<Value> {
  /** Empty variables have been removed before. */
  read(env: Env): SliceResult<Value>;
  /** Checks made only with NODE_ENV=production. */
  refusals: readonly Refusal[];
}

export type ValueOf<S> = S extends Slice<infer Value> ? Value : never;

/** A slice of `variables`; `toValue` gives its fields the names and units that the code uses. */
export function defineSlice<Shape extends z.core.$ZodLooseShape, Value>(
  variables: Shape,
  toValue: (variables: z.output<z.ZodObject<Shape>>) => Value,
  refusals: readonly Refusal[] = [],
): Slice<Value> {
  const schema = z.object(variables);
  return {
    refusals,
    read: (env) => {
      const parsed = schema.safeParse(env);
      if (parsed.success) return { ok: true, value: toValue(parsed.data) };
      return { ok: false, problems: parsed.error.issues.map((issue) => `${String(issue.path[0])} ${messageOf(issue)}`) };
    },
  };
}

/** The slice's value where no variable is set. */
export function defaultsOf<Value>(slice: Slice<Value>): Value {
  const result = slice.read({});
  if (!result.ok) throw new Error(`A slice needs variables: ${result.problems.join(', ')}`);
  return result.value;
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return issue.origin === 'string' ? issue.message : `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  return issue.message;
}
