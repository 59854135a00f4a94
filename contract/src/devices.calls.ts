/** Calls of `devices.ts` without schemas; browsers take their paths from the served endpoint table. */
export const mine = { key: 'auth_my_devices', method: 'GET' } as const;
export const ofOrder = { key: 'webshop_devices', method: 'GET' } as const;
export const device = { key: 'webshop_device', method: 'GET' } as const;
export const save = { key: 'webshop_device_post', method: 'POST' } as const;
export const claim = { key: 'webshop_claim', method: 'POST' } as const;
export const claimPhoto = { key: 'webshop_claim_photo', method: 'POST' } as const;
