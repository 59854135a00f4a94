import { pick } from '../random.ts';
import type { World } from './world.ts';

/** Part of a zod schema that this module reads. */
export interface Schema {
  safeParse: (value: unknown) => { success: boolean };
  _zod: {
    def: {
      type: string;
      shape?: Record<string, Schema>;
      element?: Schema;
      innerType?: Schema;
      in?: Schema;
      valueType?: Schema;
      options?: readonly Schema[];
      entries?: Record<string, string | number>;
      values?: readonly unknown[];
    };
    bag?: { minimum?: number; maximum?: number };
  };
}

const WORDS = ['kvant', 'prenosnik', 'Ana', 'Žaklina Đorđević', 'x', 'laptop 16 GB', 'Čopova ulica 14', '1000', 'Ljubljana'];

/** Returns a value that most likely satisfies the schema; if data of the shop are known for the field's name, one of them. */
export function validValue(schema: Schema, { name, world, next }: { name: string; world: World; next: () => number }): unknown {
  const { def, bag } = schema._zod;
  const inner = (one: Schema | undefined, under = name): unknown => (one ? validValue(one, { name: under, world, next }) : null);
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return next() < 0.45 ? undefined : inner(def.innerType);
    case 'nullable':
      return next() < 0.2 ? null : inner(def.innerType);
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return inner(def.innerType);
    case 'pipe':
      return inner(def.in);
    case 'union':
      return inner(pick(def.options ?? [], next));
    case 'enum':
      return pick(Object.values(def.entries ?? {}), next);
    case 'literal':
      return pick(def.values ?? [], next);
    case 'boolean':
      return next() < 0.5;
    case 'object':
      return objectOf(def.shape ?? {}, inner);
    case 'array':
      return Array.from({ length: pick([0, 1, 1, 2, 5], next) }, () => inner(def.element));
    case 'record':
      return Object.fromEntries(Array.from({ length: pick([0, 1, 2], next) }, () => [pick(world.words, next), inner(def.valueType)]));
    case 'number':
    case 'bigint':
      return numberFor(name, { minimum: bag?.minimum ?? 0, maximum: bag?.maximum ?? 1000, world, next });
    case 'string':
      return textFor(schema, { name, world, next });
    default:
      return pick(WORDS, next);
  }
}

function objectOf(shape: Record<string, Schema>, inner: (schema: Schema, name: string) => unknown): Record<string, unknown> {
  const values = Object.entries(shape).map(([key, schema]) => [key, inner(schema, key)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

interface ValueContext {
  world: World;
  next: () => number;
}

function numberFor(name: string, { minimum, maximum, world, next }: ValueContext & { minimum: number; maximum: number }): number {
  if (/(?:^|_)ids?$/.test(name)) return pick(world.ids, next);
  if (next() < 0.3) return pick([minimum, maximum], next);
  return Math.floor(minimum + next() * (Math.min(maximum, minimum + 50) - minimum));
}

/** Known text for that name, else the first generated one that satisfies the schema. */
function textFor(schema: Schema, { name, world, next }: ValueContext & { name: string }): string {
  const known = world.texts[name];
  if (known && known.length > 0 && next() < 0.8) return pick(known, next);
  const from = Math.floor(next() * WORDS.length);
  const words = [...WORDS.slice(from), ...WORDS.slice(0, from)];
  return words.find((word) => schema.safeParse(word).success) ?? pick(world.words, next);
}
