import { expect, it } from 'vitest';
import { breadcrumbData } from './breadcrumb-data.ts';

it('lists home, the steps and the page with whole addresses', () => {
  const data = breadcrumbData({
    host: 'https://www.vitrina.si',
    home: { title: 'Vitrina', url: '/' },
    trail: [{ title: 'Telefoni', url: '/telefoni/' }],
    current: { title: 'Lumo 7', url: '/lumo-7-izdelki-5/' },
  });
  expect(data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Vitrina', item: 'https://www.vitrina.si/' },
      { position: 2, item: 'https://www.vitrina.si/telefoni/' },
      { position: 3, name: 'Lumo 7' },
    ],
  });
});
