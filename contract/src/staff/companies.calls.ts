/** Calls of `companies.ts` without schemas. */
export const ofCustomer = { key: 'staff_company_get', method: 'GET', path: '/api/staff/customers/{id}/company/' } as const;
export const list = { key: 'staff_companies_list', method: 'POST', path: '/api/staff/companies/search/' } as const;
export const decide = { key: 'staff_company_decide', method: 'POST', path: '/api/staff/customers/{id}/company/decide/' } as const;
export const setTerms = { key: 'staff_company_terms', method: 'POST', path: '/api/staff/companies/{id}/terms/' } as const;
