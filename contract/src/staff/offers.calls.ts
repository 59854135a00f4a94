/** Calls of `offers.ts` without schemas. */
export const ofCompany = { key: 'staff_company_offers', method: 'GET', path: '/api/staff/companies/{id}/offers/' } as const;
export const pdf = { key: 'staff_offer_pdf', method: 'GET', path: '/api/staff/companies/{id}/offers/{offer}/pdf/' } as const;
