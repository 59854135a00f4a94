/** Normalizes a name for comparison: `Large appliances`, `large-appliances` and `LARGE APPLIANCES` are equal. */
export const foldTitle = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
