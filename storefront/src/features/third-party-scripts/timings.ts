/** Specification, section 9. */
export const INTERACTION_FALLBACK_MS = 8000;
export const EXTERNAL_AFTER_MS = 500;
export const INLINE_AFTER_MS = 1500;
export const PROPERTY_ATTEMPTS = 5;
export const PROPERTY_EVERY_MS = 1000;
/** Minimum interval between two reloads because of consent, milliseconds. */
export const RELOAD_GUARD_MS = 2000;
