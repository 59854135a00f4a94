import { describe, expect, it } from 'vitest';
import { SECURITY_POLICY, securityPolicy } from './security-policy.ts';

const part = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('what pages may load and where their forms may lead', () => {
  it('is our own origin alone, and no inline script', () => {
    expect(securityPolicy({})).toBe(SECURITY_POLICY);
    for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'form-action']) expect(part(SECURITY_POLICY, name)).toBe(`${name} 'self'`);
    expect(SECURITY_POLICY).not.toMatch(/frame-src|unsafe|\*/);
    expect(part(SECURITY_POLICY, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  });

  it('lets no string become markup but by our own policies, except where scripts of others may load', () => {
    expect(part(SECURITY_POLICY, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(part(SECURITY_POLICY, 'trusted-types')).toBe('trusted-types vitrina default');
    expect(securityPolicy({ formOrigins: ['https://pay.example'], isFramed: true })).toContain("require-trusted-types-for 'script'");
    expect(securityPolicy({ scriptOrigins: ['https://tags.example'] })).not.toContain('trusted-types');
  });

  it('is opened for a frame of our own alone where a gateway comes back in one', () => {
    expect(part(securityPolicy({ isFramed: true }), 'frame-ancestors')).toBe("frame-ancestors 'self'");
  });

  it('is opened for exactly the bank of one page [S4.41] [S4.45]', () => {
    expect(part(securityPolicy({ formOrigins: ['https://pay.example'] }), 'form-action')).toBe("form-action 'self' https://pay.example");
    const framed = securityPolicy({ frameOrigins: ['http://localhost:3055'] });
    expect(part(framed, 'frame-src')).toBe("frame-src 'self' http://localhost:3055");
    expect(part(framed, 'form-action')).toBe("form-action 'self'");
  });

  it('is opened for scripts of others where they are configured, and nowhere else', () => {
    const opened = securityPolicy({ scriptOrigins: ['https://tags.example/tags.js', 'https://collect.example'] });
    for (const name of ['script-src', 'connect-src', 'img-src']) expect(part(opened, name)).toMatch(/ https:\/\/tags\.example https:\/\/collect\.example$/);
    expect(opened).not.toMatch(/unsafe|\*|frame-src/);
    expect(part(opened, 'form-action')).toBe("form-action 'self'");
    expect(securityPolicy({ scriptOrigins: [] })).toBe(SECURITY_POLICY);
  });

  it('takes no more than the origin of a web address', () => {
    expect(part(securityPolicy({ formOrigins: ['https://pay.example/a;script-src *'] }), 'form-action')).toBe("form-action 'self' https://pay.example");
    expect(() => securityPolicy({ formOrigins: ['javascript:alert(1)'] })).toThrow();
    expect(() => securityPolicy({ frameOrigins: ['*'] })).toThrow();
  });
});
