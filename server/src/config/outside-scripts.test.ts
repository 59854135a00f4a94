import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

const scripts = (env: Record<string, string>) => readConfig(env).storefront.outsideScripts;

describe('scripts of others', () => {
  it('are none where no code is configured [S1.43]', () => {
    expect(scripts({})).toEqual([]);
    expect(scripts({ ANALYTICS_URL: 'https://stats.example/s.js', SOCIAL_PIXEL_CONSENT: 'marketing' })).toEqual([]);
  });

  it('are a tag manager, an analytics service and a social pixel, with consent of their kind and delayed [S1.44] [S1.45] [S1.46] [S1.47] [S1.48]', () => {
    const all = scripts({ TAG_MANAGER_ID: 'GTM-ABC', ANALYTICS_ID: 'G-123', SOCIAL_PIXEL_ID: '987' });
    expect(all.map(({ name, code, consent, isDelayed, reloads }) => [name, code, consent, isDelayed, reloads])).toEqual([
      ['tag_manager', 'GTM-ABC', 'marketing', true, true],
      ['analytics', 'G-123', 'analytics', true, true],
      ['social_pixel', '987', 'marketing', true, true],
    ]);
    expect(all[0]?.url).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC');
    expect(all[1]?.origins).toEqual(['https://www.googletagmanager.com', 'https://www.google-analytics.com', 'https://region1.google-analytics.com']);
    expect(all[1]?.cookies).toEqual(['_ga', '_ga_*']);
  });

  it('each have settings of their own [S1.47] [S1.48] [S4.60]', () => {
    const own = {
      ANALYTICS_ID: 'a 1'.replace(' ', '-'),
      ANALYTICS_URL: 'https://stats.example/s.js?site={id}',
      ANALYTICS_ORIGINS: 'https://collect.example/path, https://stats.example',
      ANALYTICS_CONSENT: 'marketing',
      ANALYTICS_DELAY: '0',
      ANALYTICS_COOKIES: '_pk_id*, _pk_ses*',
      ANALYTICS_RELOAD: '0',
    };
    expect(scripts(own)).toEqual([
      {
        name: 'analytics',
        code: 'a-1',
        url: 'https://stats.example/s.js?site=a-1',
        origins: ['https://stats.example', 'https://collect.example'],
        consent: 'marketing',
        isDelayed: false,
        cookies: ['_pk_id*', '_pk_ses*'],
        reloads: false,
      },
    ]);
  });

  it.each([
    ['TAG_MANAGER_ID', 'GTM";alert(1)'],
    ['TAG_MANAGER_URL', 'javascript:alert(1)'],
    ['ANALYTICS_ORIGINS', 'https://a.example, *'],
    ['ANALYTICS_CONSENT', 'necessary'],
    ['SOCIAL_PIXEL_DELAY', 'yes'],
    ['SOCIAL_PIXEL_COOKIES', '_fb p'],
    ['SENTRY_DSN', 'https://sentry.example/1'],
    ['COUNTRY_HEADER', 'cf ipcountry'],
    ['RENDER_TIMEOUT_MS', '0'],
    ['CONSENT_BANNER', 'never'],
  ])('%s=%s stops the start by its name', (name, value) => expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name)));

  it('a page is reported after two seconds unless said otherwise [S9.76]', () => {
    expect(readConfig({}).storefront.renderTimeoutMs).toBe(2000);
    expect(readConfig({ RENDER_TIMEOUT_MS: '500' }).storefront.renderTimeoutMs).toBe(500);
  });
});
