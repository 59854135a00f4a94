/** A name as it is compared: `Large appliances`, `large-appliances` and `LARGE APPLIANCES` are one. */
export const foldTitle = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
