import type { MenuItem, Menus } from '@vitrina/contract/cms';

/** The page of that code, as the first menu that names it has it; `null`: no menu does, or it is hidden. */
export const menuPage = (menus: Menus, code: string): MenuItem | null =>
  Object.values(menus)
    .flat()
    .find((item) => item.code === code) ?? null;
