import { SUBSCRIPTION_STATUSES } from '@tbt/contracts';
import { useText } from '../../texts';

export function useStatusName(): (status: string) => string {
  const t = useText();
  return (status) => {
    const known = SUBSCRIPTION_STATUSES.find((one) => one === status) ?? 'free';
    return known === 'free' ? t('clinic.desk.noPlan') : t(`clinic.sub.status.${known}`);
  };
}
