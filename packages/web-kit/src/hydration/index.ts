export { siteOrigin } from './site-origin';
export { useIsHydrated } from './use-is-hydrated';
