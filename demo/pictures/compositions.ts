import type { Drawings } from '@vitrina/shop-folder';
import * as z from 'zod';
import { drawBanner } from './banner.ts';
import { drawPortrait } from './portrait.ts';
import { drawScene, WALLS } from './scene.ts';
import { SIGN_NAMES } from './signs.ts';
import type { DeviceKind } from './types.ts';

type Composition = NonNullable<ReturnType<Drawings['composition']>>;

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'is no colour (#2b5f6b)');
const parameters = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const side = z.int().min(100).max(4000);

const scene = z.strictObject({
  wall: z.enum(Object.keys(WALLS) as [keyof typeof WALLS]),
  sign: z.enum(SIGN_NAMES).optional(),
  devices: z
    .array(z.strictObject({ kind: z.string(), view: z.string().optional(), parameters: parameters.optional(), zoom: z.number().positive().max(20).optional() }))
    .min(1),
});
const banner = z.strictObject({
  width: side,
  height: side,
  devices: z.array(z.strictObject({ kind: z.string(), view: z.string(), share: z.number().positive().max(1), parameters: parameters.optional() })).min(1),
});
const portrait = z.strictObject({
  ...{ skin: colour, hair: colour, shirt: colour, wall: colour },
  style: z.enum(['short', 'bob', 'bun']),
  glasses: z.boolean().optional(),
  beard: z.boolean().optional(),
});

const composed = <Value>(schema: z.ZodType<Value>, draw: (value: Value) => string | Promise<string>): Composition => ({
  problems: async (given) => {
    const { data, error } = schema.safeParse(given);
    if (error)
      return error.issues.map(({ path, message }) => ({ path: path as (string | number)[], words: `${String(path.at(-1) ?? 'the drawing')}: ${message}` }));
    return devicesOf(data);
  },
  draw: async (given) => draw(schema.parse(given)),
});

/** Problems of devices that cannot be drawn, or lack the view. */
async function devicesOf(data: unknown): Promise<{ path: (string | number)[]; words: string }[]> {
  const { devices = [] } = data as { devices?: { kind: string; view?: string }[] };
  const found = await Promise.all(
    devices.map(async ({ kind, view }, i) => {
      const known = /^[a-z0-9-]+$/.test(kind)
        ? ((await import(`./kinds/${kind}.ts`).catch(() => null)) as { kind: DeviceKind<Record<string, unknown>> } | null)?.kind
        : undefined;
      if (!known) return [{ path: ['devices', i, 'kind'], words: `${kind} cannot be drawn` }];
      return view !== undefined && !known.views[view] ? [{ path: ['devices', i, 'view'], words: `${kind} has no view ${view}` }] : [];
    }),
  );
  return found.flat();
}

/** Pictures of several devices, and of people. */
export const compositions: Readonly<Record<string, Composition>> = {
  scene: composed(scene, drawScene as (value: z.output<typeof scene>) => Promise<string>),
  banner: composed(banner, ({ width, height, devices }) => drawBanner({ width, height }, devices as Parameters<typeof drawBanner>[1])),
  portrait: composed(portrait, drawPortrait as (value: z.output<typeof portrait>) => string),
};
