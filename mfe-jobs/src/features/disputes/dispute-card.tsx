import { Button, Card, DataList } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { DeskDisputeFragmentDoc, DisputeCaseFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { useDeskFacts, useSideNames } from './desk-case';

interface DisputeCardProps {
  dispute: FragmentType<typeof DeskDisputeFragmentDoc>;
  onOpen: () => void;
}

export function DisputeCard({ dispute: reference, onOpen }: DisputeCardProps) {
  const dispute = readFragment(DeskDisputeFragmentDoc, reference);
  const { reason } = readFragment(DisputeCaseFragmentDoc, dispute);
  const t = useText();
  const names = useSideNames(dispute);
  const title = t('jobs.desk.disputes.about', {
    reason: t(`jobs.dispute.reason.${reason}`),
    ...names,
  });
  return (
    <Card
      title={title}
      titleAs="h2"
      footer={
        <Button variant="secondary" onClick={onOpen}>
          {t('jobs.desk.disputes.look')}
        </Button>
      }
    >
      <DataList layout="stacked" items={useDeskFacts(dispute)} />
    </Card>
  );
}
