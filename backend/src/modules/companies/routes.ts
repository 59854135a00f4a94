import { companies } from '@vitrina/contract/companies';
import { staffCompanies } from '@vitrina/contract/staff/companies';
import type { VatRegister } from '../../adapters/vat/vat-register.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { decideMember, getCompanyOf, listMembers, setTerms } from './company-desk.ts';
import { askForCompany, getMyCompany } from './my-company.ts';

export const companyRoutes = (deps: { vatRegister?: VatRegister | undefined }): Binding[] => [
  bind(companies.mine, getMyCompany),
  bind(companies.ask, askForCompany(deps)),
  bind(staffCompanies.ofCustomer, getCompanyOf),
  bind(staffCompanies.list, listMembers),
  bind(staffCompanies.decide, decideMember),
  bind(staffCompanies.setTerms, setTerms),
];
