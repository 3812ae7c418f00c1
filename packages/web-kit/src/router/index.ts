export { SiteRouter, useAddressLanguage, type AddressLanguage } from './site-router';
export { useAnchor } from './use-anchor';
export {
  Link,
  matchPath,
  NavLink,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export type { LinkProps, NavLinkProps, RouteObject, To } from 'react-router';
