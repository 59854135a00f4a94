import type { Mutant } from '../mutant.ts';

const VIEW = { file: 'backend/src/modules/catalogue/product-view.ts', test: 'backend/src/modules/catalogue/list-products.test.ts' } as const;
const RULES = {
  file: 'backend/src/modules/routes/list-rules.ts',
  test: 'backend/src/modules/site/site.test.ts',
  title: 'no redirect rule names their addresses',
} as const;

/** Fields that would be empty, switches that would do nothing, addresses that guests must not be told. */
export const FIELDS: readonly Mutant[] = [
  {
    name: 'badges-always-empty',
    ...VIEW,
    find: 'badges: row.badges.map(',
    replace: 'badges: ([] as string[]).map(',
    title: 'says its badges in the words of the page [S3.11]',
  },
  {
    name: 'manufacturer-title-always-null',
    ...VIEW,
    find: 'manufacturer_title: manufacturer?.title ?? null,',
    replace: 'manufacturer_title: null,',
    title: 'has every field of a product in a list',
  },
  {
    name: 'date-available-always-null',
    ...VIEW,
    find: 'date_available: availability.isAvailable && availability.qty === 0 ? availability.shippingDate : null,',
    replace: 'date_available: null,',
    title: 'says when it can be had where it is ordered from the supplier',
  },
  {
    name: 'profile-of-nobody',
    file: 'backend/src/modules/customers/profile.ts',
    find: 'select id as user_id,',
    replace: 'select 1 as user_id,',
    test: 'backend/src/modules/customers/accounts.test.ts',
    title: 'shows and changes the profile',
  },
  {
    name: 'any-version-served',
    file: 'contract/src/values/base-version.ts',
    find: 'return asked[0] === own[0] &&',
    replace: 'return true ||',
    test: 'backend/src/modules/site/site.test.ts',
    title: 'is given to callers of base 1.32.12 and before',
  },
  {
    name: 'short-page-is-whole',
    file: 'backend/src/modules/routes/index.ts',
    find: "input.mode === 'short'",
    replace: 'false',
    test: 'backend/src/modules/site/site.test.ts',
    title: 'one page whole, or short',
  },
  {
    name: 'configured-probes-ignored',
    file: 'server/src/start-backend.ts',
    find: '...(config.redirectIgnoredUrls && { redirectIgnoredUrls: config.redirectIgnoredUrls }),',
    replace: '',
    test: 'server/src/site-settings.test.ts',
    title: 'addresses of probes are those that whoever runs the shop names',
  },
  {
    name: 'one-text-of-host-and-https-leads-away',
    file: 'contract/src/values/redirects.ts',
    find: 'isExternal: isExternal(rule.new_path) && hostOf(to) !== null && hostOf(to) === hostOf(bare) }',
    replace: 'isExternal: isExternal(rule.new_path) && hostOf(to) === hostOf(bare) }',
    test: 'contract/src/values/redirects.test.ts',
    title: 'leads nowhere away and can be no new path [G22]',
  },
  { name: 'guests-get-every-rule', ...RULES, find: 'if (actor.isStaff) return', replace: 'if (actor) return' },
  {
    name: 'guests-get-rules-that-lead-on-to-what-is-hidden',
    ...RULES,
    find: '!shown?.has(old.path)) hidden.add(old.path)',
    replace: 'false) hidden.add(old.path)',
  },
  {
    name: 'guests-get-rules-to-hidden-products',
    ...RULES,
    find: 'const hidden = new Set([...(notShown as Set<string>), ...products.flatMap(',
    replace: 'const hidden = new Set([...(notShown as Set<string>), ...([] as typeof products).flatMap(',
  },
  { name: 'hidden-products-end-no-rules', ...RULES, find: "'routes', 'listed'", replace: "'routes'" },
];
