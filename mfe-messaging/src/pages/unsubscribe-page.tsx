import { ErrorState, Page } from '@tbt/design-system';
import { useLocation } from '@tbt/web-kit';
import { Unsubscribe } from '../features/unsubscribe/unsubscribe';
import { useText } from '../texts';

/** /unsubscribe: the token is in the hash, so that it is not logged. */
export function UnsubscribePage() {
  const t = useText();
  const { hash } = useLocation();
  const token = hash.slice(1);
  return (
    <Page title={t('unsubscribe.title')} width="narrow">
      {token ? (
        <Unsubscribe token={token} />
      ) : (
        <ErrorState title={t('unsubscribe.noToken')} description={t('unsubscribe.noTokenHint')} />
      )}
    </Page>
  );
}
