import { useState } from 'react';
import { optionLabel } from '@tbt/contracts';
import { Badge, Button, Card, Cluster, DataList, Stack, Text, TextLink } from '@tbt/design-system';
import { useFormats, useLocale, useSession } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ReviewItemFragmentDoc } from '../../generated/graphql';
import { DocumentViewer } from '../../parts/document-viewer';
import { useText } from '../../texts';
import { AlsoFiledBy } from './also-filed-by';
import { AuditTrail } from './audit-trail';
import { DecisionForm } from './decision-form';
import styles from './review-card.module.css';
import { useReviewFacts } from './use-review-facts';
import { Withdrawal } from './withdrawal';

/** A review item: stated facts, file and one decision on both. */
export function ReviewCard({
  item: reference,
  onDecided,
}: {
  item: FragmentType<typeof ReviewItemFragmentDoc>;
  onDecided?: () => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const { viewer } = useSession();
  const [isTrailOpen, setTrailOpen] = useState(false);
  const item = readFragment(ReviewItemFragmentDoc, reference);
  const { person, licence, document, regulator } = item;
  const { title, facts, compare } = useReviewFacts(item);
  const status = licence?.status ?? document?.status ?? 'pending';
  const isOwn = viewer !== null && person?.id === String(viewer.id);
  const decision = () => {
    if (licence?.status === 'approved' && !isOwn) return <Withdrawal about={title} item={item} />;
    if (status !== 'pending') return <Text tone="muted">{t('profile.review.decided')}</Text>;
    if (isOwn) return <Text tone="muted">{t('profile.review.own')}</Text>;
    if (!document) return <Text tone="muted">{t('profile.review.fileMissing')}</Text>;
    return <DecisionForm about={title} item={item} onDecided={onDecided} />;
  };
  return (
    <Card
      as="article"
      tabIndex={-1}
      title={title}
      titleAs="h2"
      subtitle={t('profile.review.since', { when: formats.relative(item.submittedAt) })}
      aside={<Badge>{optionLabel(locale, 'verificationStatus', status)}</Badge>}
    >
      <div className={styles.review} data-file={document?.documentUrl ? true : undefined}>
        <Stack gap="4">
          <DataList layout="grid" items={facts} />
          {compare && <Text>{compare}</Text>}
          <AlsoFiledBy people={item.alsoFiledBy} />
          <Cluster gap="3">
            {regulator?.registerUrl && (
              <TextLink
                href={regulator.registerUrl}
                external
                destinationLabel={t('profile.review.newTab')}
              >
                {t('profile.review.register', {
                  regulator: optionLabel(locale, 'regulator', regulator.name),
                })}
              </TextLink>
            )}
            {person && (
              <Button
                variant="ghost"
                size="small"
                aria-expanded={isTrailOpen}
                onClick={() => setTrailOpen(!isTrailOpen)}
              >
                {t('profile.review.showTrail')}
              </Button>
            )}
          </Cluster>
          {isTrailOpen && person && <AuditTrail personId={person.id} />}
          {decision()}
        </Stack>
        {document?.documentUrl && (
          <DocumentViewer
            url={document.documentUrl}
            mediaType={document.mediaType ?? ''}
            title={title}
          />
        )}
      </div>
    </Card>
  );
}
