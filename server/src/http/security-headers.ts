/** Headers of every answer, names and values in turn. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): string[] {
  return [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    ...(isHttps ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] : []),
  ];
}

/** Policy of replies without one of their own: no scripts, no loading, no framing. */
export const LOCKED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
