import { Card } from '@tbt/design-system';
import { useText } from '../../texts';
import { AskBillingDetails } from './ask-billing-details';

export function BillingCard() {
  const t = useText();
  return (
    <Card
      as="section"
      id="billing"
      tabIndex={-1}
      titleAs="h2"
      title={t('jobs.billing.title')}
      subtitle={t('jobs.billing.description')}
      variant="outlined"
      data-print="hidden"
    >
      <AskBillingDetails />
    </Card>
  );
}
