/** Coupons. Public entry point of the module. */
export { type CouponRow, selectCouponByCode, selectCoupons } from './coupon-queries.ts';
export { type CouponEligibility, couponEligibility, hasEnded } from './coupon-eligibility.ts';
export { customerKey, customerKeys } from './customer-key.ts';
export { issueCoupon, issuePaidCoupon } from './issue-coupon.ts';
export { limitCouponAttempts } from './limit-coupon-attempts.ts';
export { redeemCoupons, releaseCoupons } from './redeem-coupons.ts';
export { couponRoutes } from './routes.ts';
export { showCoupon } from './show-coupon.ts';
export { type CouponInput, hideCoupons, saveCoupons } from './save-coupons.ts';
