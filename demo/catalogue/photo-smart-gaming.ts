import { attributes } from './photo-smart-gaming/attributes.ts';
import { cameras } from './photo-smart-gaming/cameras.ts';
import { categories } from './photo-smart-gaming/categories.ts';
import { climate } from './photo-smart-gaming/climate.ts';
import { gaming } from './photo-smart-gaming/gaming.ts';
import { lighting } from './photo-smart-gaming/lighting.ts';
import { network } from './photo-smart-gaming/network.ts';
import { photoGear } from './photo-smart-gaming/photo-gear.ts';
import { security } from './photo-smart-gaming/security.ts';
import type { DemoDepartment } from './types.ts';

/** Three departments of the menu: photography, smart home, gaming. */
export const photoSmartGaming: DemoDepartment = {
  categories,
  attributes,
  families: [...cameras, ...photoGear, ...network, ...lighting, ...security, ...climate, ...gaming],
};
