/** What no text of a shop may carry: code, frames, forms, styles. */
export const FORBIDDEN_HTML = /<\s*\/?\s*(?:script|iframe|object|embed|style|link|meta|base|form|svg|math)\b|\son\w+\s*=|javascript:/i;
