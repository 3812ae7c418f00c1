import { useState } from 'react';
import { optionLabel, type DocumentType } from '@tbt/contracts';
import { Button, Card, Cluster, Stack, Text } from '@tbt/design-system';
import { now, useFormats, useLocale } from '@tbt/web-kit';
import type { DocumentCardFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { DocumentUpload } from './document-upload';
import { StatusBadge } from './status-badge';
import { ViewFile } from './view-file';

const today = () => now().toISOString().slice(0, 10);

/** A document: review status of the latest record, and upload. */
export function DocumentCard({
  type,
  newest,
}: {
  type: Exclude<DocumentType, 'license'>;
  newest: DocumentCardFragment | undefined;
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const [isReplacing, setReplacing] = useState(false);
  const isOver = Boolean(newest?.expiresOn && newest.expiresOn < today());
  const canSend = !newest || newest.status === 'rejected' || isOver;
  const name = optionLabel(locale, 'documentType', type);
  return (
    <Card
      as="section"
      title={name}
      titleAs="h3"
      aside={newest && <StatusBadge proof="certification" status={newest.status} isOver={isOver} />}
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
        {newest && (
          <Cluster gap="2">
            <ViewFile id={newest.id} title={name} />
            {newest.status === 'pending' && !isReplacing && (
              <Button variant="ghost" size="small" onClick={() => setReplacing(true)}>
                {t('profile.verification.replaceFile')}
              </Button>
            )}
          </Cluster>
        )}
        {canSend && <DocumentUpload type={type} />}
        {newest && isReplacing && (
          <DocumentUpload type={type} replaces={newest.id} onDone={() => setReplacing(false)} />
        )}
      </Stack>
    </Card>
  );
}
