/** Modals that an address may open (decision G8); any other name is ignored. */
export const MODAL_NAMES = ['quick', 'login', 'newsletter', 'location', 'energy', 'size'] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

export const isModalName = (name: string): name is ModalName => (MODAL_NAMES as readonly string[]).includes(name);

/** Modals implemented so far. */
export const DRAWN_MODALS = ['quick', 'energy', 'gallery', 'compare', 'newsletter'] as const;
export type DrawnModal = (typeof DRAWN_MODALS)[number];

export const isDrawn = (name: string): name is DrawnModal => (DRAWN_MODALS as readonly string[]).includes(name);
