import { campaigns } from '@vitrina/contract/campaigns';
import { type Binding, bind } from '../../http/bind.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import { drawNow } from './draw-campaigns.ts';
import { enterSweepstake } from './enter-sweepstake.ts';
import { confirmEntry, readEntry } from './follow-entry-link.ts';
import { getCampaign, getProtocol, listCampaigns } from './read-campaigns.ts';
import { spinWheel } from './spin-wheel.ts';

/** Spin wheels and sweepstakes. */
export const campaignRoutes = (deps: CampaignDeps): Binding[] => [
  bind(campaigns.sweepstakes, listCampaigns),
  bind(campaigns.sweepstake, getCampaign),
  bind(campaigns.protocol, getProtocol),
  bind(campaigns.enter, enterSweepstake(deps)),
  bind(campaigns.entry, readEntry),
  bind(campaigns.confirm, confirmEntry),
  bind(campaigns.spin, spinWheel(deps)),
  bind(campaigns.draw, drawNow(deps)),
];
