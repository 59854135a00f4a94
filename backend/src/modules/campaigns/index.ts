/** Games: spin wheels and sweepstakes with draws that can be recomputed from published data. Public entry point of the module. */
export type { CouponPrize, IssueCoupon } from './campaign-deps.ts';
export { drawCampaigns } from './draw-campaigns.ts';
export { erasePersonalData } from './erase-personal-data.ts';
export { eraseEntries, exportEntries } from './own-entries.ts';
export { campaignRoutes } from './routes.ts';
export { type CampaignInput, type SavedCampaign, saveCampaigns } from './save-campaigns.ts';
export { deleteCampaigns, drawPast } from './save-campaigns.ts';
export { saveGames } from './save-games.ts';
