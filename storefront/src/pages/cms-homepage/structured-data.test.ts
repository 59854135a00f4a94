import type { SiteInfo } from '@vitrina/contract/site';
import { describe, expect, it } from 'vitest';
import { organization, webSite } from './structured-data.ts';

const info = {
  host: 'https://shop.test',
  name: 'Vitrina',
  structuredData: {
    basic: {
      name: 'Vitrina',
      organizationName: 'Vitrina, d. o. o.',
      logo: 'https://shop.test/logo.svg',
      phone: '+386 1 000 00 00',
      email: 'info@shop.test',
      socialNetworkUrls: ['https://social.test/vitrina'],
    },
  },
} as unknown as SiteInfo;

describe('structured data of the home page', () => {
  it('names the company by the basic fields of site info [S2.8]', () => {
    expect(organization(info)).toMatchObject({
      '@type': 'Organization',
      name: 'Vitrina',
      legalName: 'Vitrina, d. o. o.',
      logo: 'https://shop.test/logo.svg',
      telephone: '+386 1 000 00 00',
      email: 'info@shop.test',
      sameAs: ['https://social.test/vitrina'],
    });
  });

  it('leaves out social networks that there are not', () => {
    const without = { ...info, structuredData: { basic: { ...info.structuredData.basic, socialNetworkUrls: [] } } };
    expect(organization(without)).not.toHaveProperty('sameAs');
  });

  it('tells how to search in the language of the page', () => {
    expect(webSite({ info, searchUrl: '/hr/trazi/', lang: 'hr' })).toMatchObject({
      inLanguage: 'hr-HR',
      potentialAction: { target: { urlTemplate: 'https://shop.test/hr/trazi/?search_q={search_term_string}' } },
    });
  });
});
