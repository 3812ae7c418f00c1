import { Page } from '@tbt/design-system';
import { ConnectionResult } from '../features/social-accounts/connection-result';
import { ForClinicOwners } from '../features/social-accounts/for-clinic-owners';
import { useText } from '../texts';

/** /facebook-connected: where the network returns after its consent page. */
export function FacebookConnectedPage() {
  const t = useText();
  return (
    <Page title={t('clinic.social.facebookConnected')} width="narrow">
      <ForClinicOwners>
        <ConnectionResult network="facebook" />
      </ForClinicOwners>
    </Page>
  );
}
