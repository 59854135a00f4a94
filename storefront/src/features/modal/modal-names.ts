/** Modals that an address may open (decision G8); any other name is ignored. */
export const MODAL_NAMES = ['quick', 'login', 'newsletter', 'location', 'energy', 'size'] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

export const isModalName = (name: string): name is ModalName => (MODAL_NAMES as readonly string[]).includes(name);

/** Modals implemented so far. */
export const IMPLEMENTED_MODALS = ['quick', 'energy', 'gallery', 'compare', 'newsletter'] as const;
export type ImplementedModal = (typeof IMPLEMENTED_MODALS)[number];

export const isImplemented = (name: string): name is ImplementedModal => (IMPLEMENTED_MODALS as readonly string[]).includes(name);
