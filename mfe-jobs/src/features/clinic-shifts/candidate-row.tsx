import { useState } from 'react';
import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import { Avatar, Badge, Button, Cluster, Icon, Stack, Text } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { CandidateFragmentDoc } from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { useText } from '../../texts';
import { AnswerDialog, type Answer } from './answer-dialog';
import styles from './candidate-row.module.css';
import { useAnswerApplication } from './use-answer-application';

const OBSTACLES = ['missing_credential', 'overlap'] as const;

/** One applicant: who, what speaks for and against, and the clinic's answers. */
export function CandidateRow({
  candidate,
}: {
  candidate: FragmentType<typeof CandidateFragmentDoc>;
}) {
  const application = readFragment(CandidateFragmentDoc, candidate);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const person = application.applicant;
  const name = person ? `${person.firstName} ${person.lastName}` : t('jobs.shifts.formerMember');
  const { give, isBusy } = useAnswerApplication(application.id, name);
  const [asked, setAsked] = useState<Answer | null>(null);
  const isWaiting = application.status === 'pending';
  const facts = [
    person?.role && optionLabel(locale, 'role', person.role),
    person?.city,
    person?.yearsExperience && optionLabel(locale, 'yearsExperience', person.yearsExperience),
    person &&
      (person.totalReviews
        ? t('jobs.shifts.rating', {
            rating: formats.rating(person.avgRating),
            count: person.totalReviews,
          })
        : t('jobs.shifts.ratingNew')),
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <Avatar name={name} src={photoUrl(person?.profilePicture, 96)} />
      <Stack gap="1" className={styles.person}>
        <Cluster gap="2">
          <Text as="span" strong>
            <PersonName name={name} to={person ? paths.professional(person.id) : null} />
          </Text>
          {person?.isVerified && (
            <Badge tone="success" icon={<Icon name="check" size="small" />}>
              {t('jobs.shifts.verified')}
            </Badge>
          )}
          {person && !person.isVerified && (
            <Badge tone="neutral" icon={<Icon name="clock" size="small" />}>
              {t('jobs.shifts.unverified')}
            </Badge>
          )}
          {!isWaiting && (
            <Badge
              tone={application.status === 'accepted' ? 'success' : 'neutral'}
              icon={
                <Icon name={application.status === 'accepted' ? 'check' : 'close'} size="small" />
              }
            >
              {optionLabel(locale, 'applicationStatus', application.status)}
            </Badge>
          )}
        </Cluster>
        <Text size="small" tone="muted">
          {facts.join(' · ')}
        </Text>
        {application.message && <Text size="dense">{application.message}</Text>}
        {isWaiting &&
          OBSTACLES.filter((reason) => application.bookingObstacles.includes(reason)).map(
            (reason) => (
              <Text key={reason} size="small" tone="danger">
                {t(`jobs.shifts.obstacle.${reason}`)}
              </Text>
            ),
          )}
      </Stack>
      <Cluster gap="2" className={styles.actions}>
        {person && (
          <Button
            asChild
            size="small"
            variant="ghost"
            aria-label={t('jobs.shifts.messageName', { name })}
          >
            <Link to={paths.messages(application.applicantId)}>{t('jobs.shifts.message')}</Link>
          </Button>
        )}
        {isWaiting && (
          <>
            <Button
              size="small"
              variant="secondary"
              aria-label={t('jobs.shifts.declineName', { name })}
              onClick={() => setAsked('decline')}
            >
              {t('jobs.shifts.decline')}
            </Button>
            <Button
              size="small"
              aria-label={t('jobs.shifts.acceptName', { name })}
              onClick={() => setAsked('accept')}
            >
              {t('jobs.shifts.accept')}
            </Button>
          </>
        )}
      </Cluster>
      <AnswerDialog
        asked={asked}
        name={name}
        isBusy={isBusy}
        onConfirm={(answer) => void give(answer).finally(() => setAsked(null))}
        onClose={() => setAsked(null)}
      />
    </li>
  );
}
