import { describe, expect, it } from 'vitest';
import { SECURITY_POLICY, securityPolicy } from './security-policy.ts';

const part = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('what pages may load and where their forms may lead', () => {
  it('is our own origin alone, and no inline script', () => {
    expect(securityPolicy({})).toBe(SECURITY_POLICY);
    expect(part(SECURITY_POLICY, 'form-action')).toBe("form-action 'self'");
    expect(SECURITY_POLICY).not.toMatch(/frame-src|unsafe|\*/);
  });

  it('is opened for exactly the bank of one page [S4.41] [S4.45]', () => {
    expect(part(securityPolicy({ formOrigins: ['https://pay.example'] }), 'form-action')).toBe("form-action 'self' https://pay.example");
    const framed = securityPolicy({ frameOrigins: ['http://localhost:3055'] });
    expect(part(framed, 'frame-src')).toBe("frame-src 'self' http://localhost:3055");
    expect(part(framed, 'form-action')).toBe("form-action 'self'");
  });

  it('takes no more than the origin of a web address', () => {
    expect(part(securityPolicy({ formOrigins: ['https://pay.example/a;script-src *'] }), 'form-action')).toBe("form-action 'self' https://pay.example");
    expect(() => securityPolicy({ formOrigins: ['javascript:alert(1)'] })).toThrow();
    expect(() => securityPolicy({ frameOrigins: ['*'] })).toThrow();
  });
});
