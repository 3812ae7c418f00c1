export { useAnchor } from './use-anchor';
export {
  BrowserRouter,
  Link,
  matchPath,
  NavLink,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export type { LinkProps, NavLinkProps, RouteObject, To } from 'react-router';
