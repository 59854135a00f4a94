import { useState } from 'react';

/** `close`: low rows of one line. */
export type Density = 'close' | 'wide';

const STORAGE_KEY = 'office-density';

interface DensityChoice {
  density: Density;
  saveDensity: (density: Density) => void;
}

/** Row height of lists: that of a saved view, else the choice stored in this browser for all lists, as it depends on the display. */
export function useDensity(requested: string | undefined): DensityChoice {
  const [own, setOwn] = useState<Density>(() => (localStorage.getItem(STORAGE_KEY) === 'close' ? 'close' : 'wide'));
  return {
    density: requested === 'close' || requested === 'wide' ? requested : own,
    saveDensity: (density) => {
      localStorage.setItem(STORAGE_KEY, density);
      setOwn(density);
    },
  };
}
