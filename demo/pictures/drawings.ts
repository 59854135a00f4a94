import type { Drawings } from '@vitrina/shop-folder';
import { compositions } from './compositions.ts';
import { draw } from './draw.ts';
import { drawEnergyLabel } from './energy-label.ts';
import { drawEnergySheet } from './energy-sheet.ts';
import { drawLogo } from './logos.ts';
import { CANVAS } from './studio.ts';
import type { DeviceKind } from './types.ts';

/** The devices and logos that a shop's files may name (`draw: laptop`). */
export const drawings: Drawings = {
  size: { width: CANVAS.width, height: CANVAS.height },
  views: async (kind) => {
    const known = await kindOf(kind);
    return known ? Object.keys(known.views) : null;
  },
  parameters: async (kind) => Object.keys((await kindOf(kind))?.defaults ?? {}),
  draw,
  logo: drawLogo,
  energyLabel: drawEnergyLabel,
  energySheet: drawEnergySheet,
  composition: (kind) => (Object.hasOwn(compositions, kind) ? (compositions[kind] ?? null) : null),
};

const KIND = /^[a-z0-9-]+$/;

const kindOf = async (name: string): Promise<DeviceKind<Record<string, unknown>> | null> =>
  KIND.test(name) ? (((await import(`./kinds/${name}.ts`).catch(() => null)) as { kind: DeviceKind<Record<string, unknown>> } | null)?.kind ?? null) : null;
