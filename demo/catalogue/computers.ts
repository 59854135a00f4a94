import { attributes } from './computers/attributes.ts';
import { categories } from './computers/categories.ts';
import { desktops } from './computers/desktops.ts';
import { drives } from './computers/drives.ts';
import { laptops } from './computers/laptops.ts';
import { monitors } from './computers/monitors.ts';
import { peripherals } from './computers/peripherals.ts';
import type { DemoDepartment } from './types.ts';

export const computers: DemoDepartment = {
  categories,
  attributes,
  families: [...laptops, ...desktops, ...monitors, ...peripherals, ...drives],
};
