export type { To } from './address';
export type { Location } from './history';
export { Link, NavLink, type LinkProps } from './link';
export { matchPath, type PathParams } from './match-path';
export {
  Route,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  type Navigate,
  type NavigateOptions,
} from './router';
export { SiteRouter, useAddressLanguage, type AddressLanguage } from './site-router';
export { useAnchor } from './use-anchor';
export { useSearchParams, type SetSearchParams } from './use-search-params';
