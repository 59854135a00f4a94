import { useState } from 'react';

/** `close`: low rows of one line. */
export type Density = 'close' | 'wide';

const KEPT = 'office-density';

interface DensityChoice {
  density: Density;
  keep: (density: Density) => void;
}

/** Row height of lists: that of a saved view, else the choice stored in this browser for all lists, as it depends on the display. */
export function useDensity(named: string | undefined): DensityChoice {
  const [own, setOwn] = useState<Density>(() => (localStorage.getItem(KEPT) === 'close' ? 'close' : 'wide'));
  return {
    density: named === 'close' || named === 'wide' ? named : own,
    keep: (density) => {
      localStorage.setItem(KEPT, density);
      setOwn(density);
    },
  };
}
