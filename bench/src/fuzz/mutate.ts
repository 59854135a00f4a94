import { pick } from '../random.ts';
import { hostileNumber, hostileText, hostileValue, KEYS } from './hostile-values.ts';

/** Changes one thing at a random place in a value: a type, a boundary, a text, a missing or unknown field. */
export function mutate(value: unknown, next: () => number): unknown {
  if (Array.isArray(value)) return mutateArray(value, next);
  if (value !== null && typeof value === 'object') return mutateObject(value as Record<string, unknown>, next);
  if (typeof value === 'number' && next() < 0.6)
    return pick([hostileNumber(next), -value, value + 1, value - 1, value + 0.5, String(value), value * 1e6], next);
  if (typeof value === 'string' && next() < 0.7)
    return pick(
      [hostileText(next), value + hostileText(next), value.toUpperCase(), ` ${value}`, value.slice(0, -1), `${value}\u0000`, value.repeat(40), [value]],
      next,
    );
  return hostileValue(next);
}

function mutateArray(list: readonly unknown[], next: () => number): unknown {
  const how = next();
  if (how < 0.4 && list.length > 0) return list.map((one, i) => (i === 0 ? mutate(one, next) : one));
  if (how < 0.6) return [...list, hostileValue(next)];
  if (how < 0.7) return Array.from({ length: pick([101, 1001, 20_000], next) }, () => list[0] ?? 1);
  if (how < 0.8) return [...list, ...list];
  return hostileValue(next);
}

function mutateObject(original: Record<string, unknown>, next: () => number): unknown {
  const keys = Object.keys(original);
  const how = next();
  if (how < 0.62 && keys.length > 0) {
    const chosen = pick(keys, next);
    return { ...original, [chosen]: mutate(original[chosen], next) };
  }
  if (how < 0.75 && keys.length > 0) {
    const { [pick(keys, next)]: _gone, ...rest } = original;
    return rest;
  }
  // Serialized later, so `__proto__` is a field like any other.
  if (how < 0.92) return Object.assign(Object.create(null) as object, original, { [pick(KEYS, next)]: hostileValue(next) });
  return hostileValue(next);
}
