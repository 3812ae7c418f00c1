import { useState } from 'react';
import { optionLabel } from '@tbt/contracts';
import { Badge, Button, Card, Cluster, DataList, Stack, Text, TextLink } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ReviewItemFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { AuditTrail } from './audit-trail';
import { DecisionForm } from './decision-form';
import { DocumentViewer } from './document-viewer';

/** One thing to review: what it says, the file itself, whose it is, and the decision. */
export function ReviewCard({
  item: reference,
}: {
  item: FragmentType<typeof ReviewItemFragmentDoc>;
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const [opened, setOpened] = useState<'file' | 'trail' | null>(null);
  const item = readFragment(ReviewItemFragmentDoc, reference);
  const { person, licence, document, regulator } = item;
  const toggle = (part: 'file' | 'trail') => setOpened(opened === part ? null : part);
  const name = person ? `${person.firstName} ${person.lastName}` : t('profile.review.unknown');
  const what = licence
    ? t('profile.review.licenceFor', {
        province: optionLabel(locale, 'province', licence.province),
      })
    : optionLabel(locale, 'documentType', document?.documentType ?? '');
  const about = `${name} · ${what}`;
  const status = licence?.status ?? document?.status ?? 'pending';
  const expiresOn = licence?.expiresOn ?? document?.expiresOn;
  const reason = licence?.reason ?? document?.reason;
  const fact = (term: string, value: string | null | undefined) =>
    value ? [{ term, description: value }] : [];
  return (
    <Card
      as="article"
      title={about}
      titleAs="h2"
      subtitle={t('profile.review.since', { when: formats.relative(item.submittedAt) })}
      aside={<Badge>{optionLabel(locale, 'verificationStatus', status)}</Badge>}
    >
      <Stack gap="4">
        <DataList
          layout="grid"
          items={[
            ...fact(
              t('profile.auth.role'),
              person?.role && optionLabel(locale, 'role', person.role),
            ),
            ...fact(t('profile.auth.email'), person?.email),
            ...fact(
              t('profile.review.place'),
              [person?.city, person?.province && optionLabel(locale, 'province', person.province)]
                .filter(Boolean)
                .join(', '),
            ),
            ...fact(t('profile.verification.field.number'), licence?.number),
            ...fact(t('profile.review.regulator'), licence?.regulator),
            ...fact(t('profile.verification.field.licenceClass'), licence?.licenceClass),
            ...fact(t('profile.verification.field.conditions'), licence?.conditions),
            ...fact(
              t('profile.verification.field.expiresOn'),
              expiresOn && formats.date(expiresOn),
            ),
            ...fact(t('profile.review.reason'), reason),
          ]}
        />
        <Cluster gap="3">
          {regulator?.registerUrl && (
            <TextLink
              href={regulator.registerUrl}
              external
              destinationLabel={t('profile.review.newTab')}
            >
              {t('profile.review.register', { regulator: regulator.name })}
            </TextLink>
          )}
          {document?.documentUrl && (
            <Button
              variant="secondary"
              size="small"
              aria-expanded={opened === 'file'}
              onClick={() => toggle('file')}
            >
              {t('profile.review.showFile')}
            </Button>
          )}
          {person && (
            <Button
              variant="ghost"
              size="small"
              aria-expanded={opened === 'trail'}
              onClick={() => toggle('trail')}
            >
              {t('profile.review.showTrail')}
            </Button>
          )}
        </Cluster>
        {opened === 'file' && document?.documentUrl && (
          <DocumentViewer
            url={document.documentUrl}
            mediaType={document.mediaType ?? ''}
            title={about}
          />
        )}
        {opened === 'trail' && person && <AuditTrail personId={person.id} />}
        {status === 'pending' ? (
          <DecisionForm about={about} item={item} />
        ) : (
          <Text tone="muted">{t('profile.review.decided')}</Text>
        )}
      </Stack>
    </Card>
  );
}
