/** Places are known by their postal area, so that a decimal would promise too much; what is next door is 1 km away. */
export const wholeKilometres = (km: number): number => Math.max(1, Math.round(km));
