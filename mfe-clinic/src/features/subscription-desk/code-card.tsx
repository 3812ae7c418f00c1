import { useState } from 'react';
import { optionLabel, paths } from '@tbt/contracts';
import { Badge, Button, Card, EmptyState, Stack, Text, TextLink, toast } from '@tbt/design-system';
import { Table } from '@tbt/design-system/table';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import {
  DeskPromotionStateFragmentDoc,
  SetPromotionOpenDocument,
  type DeskPromotionStateFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { ReasonDialog } from './reason-dialog';
import { useDeskForm } from './use-desk-form';

function StateDialog({
  promotion,
  onClose,
}: {
  promotion: DeskPromotionStateFragment;
  onClose: () => void;
}) {
  const t = useText();
  const { code, isOpen } = promotion;
  const [save] = useMutation(SetPromotionOpenDocument);
  const form = useDeskForm(
    { reason: '' },
    async ({ reason }) => {
      const { data } = await save({ variables: { input: { code, isOpen: !isOpen, reason } } });
      const errors = data?.setPromotionOpen.errors ?? [];
      if (errors.length === 0)
        toast({ title: t(isOpen ? 'clinic.desk.codeClosed' : 'clinic.desk.codeOpened', { code }) });
      return errors;
    },
    onClose,
  );
  return (
    <ReasonDialog
      title={t(isOpen ? 'clinic.desk.closeCodeTitle' : 'clinic.desk.openCodeTitle', { code })}
      description={t(isOpen ? 'clinic.desk.closeCodeText' : 'clinic.desk.openCodeText')}
      submitLabel={t(isOpen ? 'clinic.desk.closeCode' : 'clinic.desk.openCode')}
      tone={isOpen ? 'danger' : 'primary'}
      form={form}
      onClose={onClose}
    />
  );
}

/** A promotional code: its places, who has them, and whether it is open. */
export function CodeCard({
  promotion: reference,
}: {
  promotion: FragmentType<typeof DeskPromotionStateFragmentDoc>;
}) {
  const promotion = readFragment(DeskPromotionStateFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { code, places, isOpen, taken, reason, changedAt, changedBy } = promotion;
  return (
    <Card
      as="section"
      titleAs="h2"
      title={code}
      subtitle={t('clinic.desk.placesTaken', { taken: taken.length, places })}
      aside={
        <Badge tone={isOpen ? 'success' : 'neutral'}>
          {t(isOpen ? 'clinic.desk.isOpen' : 'clinic.desk.isClosed')}
        </Badge>
      }
      footer={
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t(isOpen ? 'clinic.desk.closeCode' : 'clinic.desk.openCode')}
        </Button>
      }
    >
      <Stack gap="4">
        {reason && (
          <Text tone="muted">
            {t(isOpen ? 'clinic.desk.openedBy' : 'clinic.desk.closedBy', {
              name: changedBy ? `${changedBy.firstName} ${changedBy.lastName}`.trim() : '–',
              date: changedAt ? formats.instantDate(changedAt) : '',
              reason,
            })}
          </Text>
        )}
        <Table
          caption={t('clinic.desk.placesOf', { code })}
          hideCaption
          rows={taken}
          rowKey={({ order }) => String(order)}
          empty={<EmptyState icon="clinic" title={t('clinic.desk.noPlaces')} />}
          columns={[
            { id: 'order', header: t('clinic.desk.place.order'), cell: ({ order }) => order },
            {
              id: 'clinic',
              header: t('clinic.desk.clinic'),
              rowHeader: true,
              cell: ({ clinic }) =>
                clinic ? (
                  <TextLink asChild>
                    <Link to={paths.adminSubscriptions(clinic.id)}>
                      {`${clinic.firstName} ${clinic.lastName}`.trim()}
                    </Link>
                  </TextLink>
                ) : (
                  t('clinic.desk.closedAccount')
                ),
            },
            {
              id: 'province',
              header: t('clinic.desk.filter.province'),
              cell: ({ clinic }) =>
                clinic?.province ? optionLabel(locale, 'province', clinic.province) : '–',
            },
            {
              id: 'at',
              header: t('clinic.desk.at'),
              cell: ({ at }) => formats.instantDate(at),
            },
          ]}
        />
      </Stack>
      {isAsking && <StateDialog promotion={promotion} onClose={() => setAsking(false)} />}
    </Card>
  );
}
