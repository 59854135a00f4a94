import { useState } from 'react';

/** `close`: low rows of one line. */
export type Density = 'close' | 'wide';

const KEPT = 'office-density';

interface DensityChoice {
  density: Density;
  keep: (density: Density) => void;
}

/** How high the rows of lists are: as a kept view names it, else as it was chosen in this browser for all of them, since it depends on the display. */
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
