/** Pictures that only an authority provides: the shop contains none and shows the files that its owner supplies. */
export const OFFICIAL_PICTURES = ['guarantee-notice', 'charger-included', 'charger-missing'] as const;
export type OfficialPicture = (typeof OFFICIAL_PICTURES)[number];
