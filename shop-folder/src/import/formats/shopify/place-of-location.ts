import { foldTitle } from '../../fold-title.ts';
import { ownValue } from '../../own-value.ts';
import type { Profile } from '../../profile/profile.ts';
import type { PlaceOfLocation } from './inventory.ts';

interface NamedWarehouse {
  code: string;
  title: string;
  titles: Readonly<Record<string, string | undefined>>;
}

/** Finds a location's warehouse: by the profile, else by its name or code. */
export function placeOfLocation(warehouses: readonly NamedWarehouse[], { warehouses: profileWarehouses }: Profile): PlaceOfLocation {
  const codes = new Set(warehouses.map(({ code }) => code));
  const named = new Map(
    warehouses.flatMap(({ code, title, titles }) =>
      [code, title, ...Object.values(titles)].flatMap((name) => (name ? [[foldTitle(name), code] as const] : [])),
    ),
  );
  return (location) => {
    const answer = ownValue(profileWarehouses, location);
    if (answer === '-') return { code: null };
    const code = answer ?? named.get(foldTitle(location));
    if (code !== undefined && codes.has(code)) return { code };
    const wrong = answer === undefined ? 'no warehouse of the shop has this name' : `there is no warehouse ${answer}`;
    return {
      problem: `location ${location.slice(0, 60)}: ${wrong} (${[...codes].join(', ').slice(0, 120)}); \`warehouses\` in the profile says which one it is`,
    };
  };
}
