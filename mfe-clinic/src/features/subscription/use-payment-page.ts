import { useNavigate } from '@tbt/web-kit';

/** Opens the provider's page, or a page of the site. */
export function usePaymentPage(): (url: string) => void {
  const navigate = useNavigate();
  return (url) => {
    if (url.startsWith('/')) void navigate(url);
    else window.location.assign(url);
  };
}
