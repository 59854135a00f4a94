/** Parts around the buy form that keep the server's HTML until price or stock change. */
export { Instalments } from '../../features/price-block/instalments.tsx';
export { OfferHead } from '../../features/price-block/offer-head.tsx';
export { BarFacts } from './bar-facts.tsx';
export { Instead } from './instead.tsx';
export { OpenedOffers } from './opened-offers.tsx';
export { OpenedPiece } from './opened-piece.tsx';
export { ServicesField } from './services-field.tsx';
export { TradeInNote } from './trade-in-note.tsx';
