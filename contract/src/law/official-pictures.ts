/** Pictures that only an authority makes: the shop has none, draws none, and shows those that its owner puts in. */
export const OFFICIAL_PICTURES = ['guarantee-notice', 'charger-included', 'charger-missing'] as const;
export type OfficialPicture = (typeof OFFICIAL_PICTURES)[number];
