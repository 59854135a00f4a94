/** Offers to companies: a cart as a document, at guaranteed prices. Public entry point of the module. */
import { offers } from '@vitrina/contract/offers';
import { staffOffers } from '@vitrina/contract/staff/offers';
import { type Binding, bind } from '../../http/bind.ts';
import { listOfCompany, type OfferDeps, showOwn, showToStaff } from './offer-files.ts';
import { listOwn, makeOffer, orderOffer } from './own-offers.ts';

export const offerRoutes = (deps: OfferDeps): Binding[] => [
  bind(offers.mine, listOwn(deps.cart)),
  bind(offers.make, makeOffer(deps.cart)),
  bind(offers.pdf, showOwn(deps)),
  bind(offers.order, orderOffer(deps.cart)),
  bind(staffOffers.ofCompany, listOfCompany(deps)),
  bind(staffOffers.pdf, showToStaff(deps)),
];
