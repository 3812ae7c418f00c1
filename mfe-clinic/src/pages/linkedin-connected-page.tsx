import { Page } from '@tbt/design-system';
import { ConnectionResult } from '../features/social-accounts/connection-result';
import { ForClinicOwners } from '../features/social-accounts/for-clinic-owners';
import { useText } from '../texts';

/** /linkedin-connected: where the network returns after its consent page. */
export function LinkedinConnectedPage() {
  const t = useText();
  return (
    <Page title={t('clinic.social.linkedinConnected')} width="narrow">
      <ForClinicOwners>
        <ConnectionResult network="linkedin" />
      </ForClinicOwners>
    </Page>
  );
}
