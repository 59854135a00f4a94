/** HTML that no text of a shop may contain: code, frames, forms, styles. */
export const FORBIDDEN_HTML = /<\s*\/?\s*(?:script|iframe|object|embed|style|link|meta|base|form|svg|math)\b|\son\w+\s*=|javascript:/i;
