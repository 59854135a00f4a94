import { companies } from '@vitrina/contract/companies';
import { staffCompanies } from '@vitrina/contract/staff/companies';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { VatRegister } from '../../adapters/vat/vies.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { decideMember, exportMembers, getCompanyOf, listMembers, setTerms } from './company-desk.ts';
import { requestMembership, getMyCompany } from './my-company.ts';
import { addPrice, listPrices, removePrice } from './prices/price-desk.ts';

interface CompanyDeps {
  vatRegister?: VatRegister | undefined;
  site: { settings: Settings };
}

export const companyRoutes = ({ site, ...deps }: CompanyDeps): Binding[] => [
  bind(companies.mine, getMyCompany),
  bind(companies.ask, requestMembership(deps)),
  bind(staffCompanies.ofCustomer, getCompanyOf),
  bind(staffCompanies.list, listMembers),
  bind(staffCompanies.csv, exportMembers),
  bind(staffCompanies.decide, decideMember),
  bind(staffCompanies.setTerms, setTerms),
  bind(staffCompanies.prices, listPrices(site)),
  bind(staffCompanies.addPrice, addPrice(site)),
  bind(staffCompanies.removePrice, removePrice(site)),
];
