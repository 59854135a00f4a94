/**
 * The Content-Security-Policy of pages: scripts only from here, never `unsafe-inline`. Pages carry no inline script of ours
 * (state and structured data are data blocks), so none is allowed: injected scripts cannot run.
 */
export const SECURITY_POLICY = policy({});

/**
 * Additions to the security policy of one page: origins its form may be sent to, origins its frame may show, origins of
 * scripts that load with consent, and whether the page itself may stand in a frame of ours. Never more than origins, no
 * wildcards.
 */
export interface OutsideOrigins {
  formOrigins?: readonly string[];
  frameOrigins?: readonly string[];
  scriptOrigins?: readonly string[];
  isFramed?: boolean;
}

/** Policy of a page with a form to a bank, a third-party frame or third-party scripts. */
export const securityPolicy = (outside: OutsideOrigins): string =>
  outside.formOrigins || outside.frameOrigins || outside.scriptOrigins || outside.isFramed ? policy(outside) : SECURITY_POLICY;

function policy({ formOrigins = [], frameOrigins = [], scriptOrigins = [], isFramed = false }: OutsideOrigins): string {
  const scripts = origins(scriptOrigins);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...scripts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...scripts].join(' '),
    ...(frameOrigins.length > 0 ? [["frame-src 'self'", ...origins(frameOrigins)].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...origins(formOrigins)].join(' '),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    // Third-party scripts create markup from strings, so trusted types cannot be required where they may load (decision 0032).
    ...(scripts.length === 0 ? ["require-trusted-types-for 'script'", 'trusted-types vitrina default'] : []),
  ].join('; ');
}

/** Reduces a page's address to its origin: a policy allows nothing else. */
function origins(named: readonly string[]): string[] {
  return named.map((one) => {
    const { protocol, origin } = new URL(one);
    if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`no origin to allow: ${one}`);
    return origin;
  });
}
