import { REFERRAL_LINK_STATUSES, REFERRAL_TERMS } from '@tbt/contracts';
import { Banner, Icon } from '@tbt/design-system';
import { useQuery } from '@tbt/web-kit/graph';
import { ReferralLinkDocument } from '../generated/graphql';
import { useText } from '../texts';

interface ReferralStateProps {
  code: string;
  isForClinics: boolean;
}

export function ReferralState({ code, isForClinics }: ReferralStateProps) {
  const t = useText();
  const { data } = useQuery(ReferralLinkDocument, { variables: { code } });
  const status = REFERRAL_LINK_STATUSES.find((one) => one === data?.referralLink.status);
  if (!status) return null;
  if (status !== 'valid')
    return (
      <Banner tone="info" title={t(`peopleUi.referred.${status}`)}>
        {t(`peopleUi.referred.${status}Text`)}
      </Banner>
    );
  const days = { days: REFERRAL_TERMS.days };
  return (
    <Banner tone="brand" icon={<Icon name="star" />} title={t('peopleUi.referred.valid')}>
      {t(isForClinics ? 'peopleUi.referred.clinicText' : 'peopleUi.referred.validText', days)}
    </Banner>
  );
}
