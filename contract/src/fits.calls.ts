/** Calls of `fits.ts` without schemas; browsers take their paths from the served endpoint table. */
export const accessories = { key: 'catalog_accessories', method: 'POST' } as const;
export const fits = { key: 'catalog_fits', method: 'POST' } as const;
export const myDevices = { key: 'catalog_my_devices', method: 'GET' } as const;
export const addDevice = { key: 'catalog_my_devices_post', method: 'POST' } as const;
export const removeDevice = { key: 'catalog_my_devices_delete', method: 'DELETE' } as const;
