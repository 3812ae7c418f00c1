import { useNavigate } from '@tbt/web-kit';

export function usePaymentPage(): (url: string) => void {
  const navigate = useNavigate();
  return (url) => {
    if (url.startsWith('/')) void navigate(url);
    else window.location.assign(url);
  };
}
