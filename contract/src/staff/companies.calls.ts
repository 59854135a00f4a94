/** Calls of `companies.ts` without schemas. */
export const ofCustomer = { key: 'staff_company_get', method: 'GET', path: '/api/staff/customers/{id}/company/' } as const;
export const list = { key: 'staff_companies_list', method: 'POST', path: '/api/staff/companies/search/' } as const;
export const decide = { key: 'staff_company_decide', method: 'POST', path: '/api/staff/customers/{id}/company/decide/' } as const;
export const setTerms = { key: 'staff_company_terms', method: 'POST', path: '/api/staff/companies/{id}/terms/' } as const;
export const prices = { key: 'staff_company_prices', method: 'GET', path: '/api/staff/companies/{id}/prices/' } as const;
export const addPrice = { key: 'staff_company_price_add', method: 'POST', path: '/api/staff/companies/{id}/prices/' } as const;
export const removePrice = { key: 'staff_company_price_remove', method: 'POST', path: '/api/staff/companies/{id}/prices/{price}/remove/' } as const;
export const csv = { key: 'staff_companies_csv', method: 'POST', path: '/api/staff/companies/csv/' } as const;
