import type { MenuItem, Menus } from '@vitrina/contract/cms';

/** The first menu entry with this code; `null`: no menu has it, or it is hidden. */
export const menuPage = (menus: Menus, code: string): MenuItem | null =>
  Object.values(menus)
    .flat()
    .find((item) => item.code === code) ?? null;
