import { optionLabel, type DocumentType } from '@tbt/contracts';
import { Card, Stack, Text } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { DocumentCardFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { DocumentUpload } from './document-upload';
import { StatusBadge } from './status-badge';

const today = () => new Date().toISOString().slice(0, 10);

/** One kind of document: where its newest record stands, and the way to send one. */
export function DocumentCard({
  type,
  newest,
}: {
  type: DocumentType;
  newest: DocumentCardFragment | undefined;
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const isOver = Boolean(newest?.expiresOn && newest.expiresOn < today());
  const canSend = !newest || newest.status === 'rejected' || isOver;
  return (
    <Card
      as="section"
      title={optionLabel(locale, 'documentType', type)}
      titleAs="h4"
      aside={newest && <StatusBadge status={newest.status} isOver={isOver} />}
    >
      <Stack gap="2">
        <Text tone="muted">{t(`profile.verification.about.${type}`)}</Text>
        {newest && (
          <Text size="dense" tone="muted">
            {t('profile.verification.sentOn', { date: formats.instantDate(newest.createdAt) })}
          </Text>
        )}
        {newest?.status === 'approved' && newest.reviewedAt && (
          <Text size="dense" tone="muted">
            {t('profile.verification.checkedDocument', {
              date: formats.instantDate(newest.reviewedAt),
            })}
          </Text>
        )}
        {newest?.status === 'approved' && newest.expiresOn && (
          <Text>
            {t('profile.verification.validUntil', { date: formats.date(newest.expiresOn) })}
          </Text>
        )}
        {newest?.reason && (
          <Text>{t('profile.verification.reason', { reason: newest.reason })}</Text>
        )}
        {canSend && <DocumentUpload type={type} />}
      </Stack>
    </Card>
  );
}
