import type { ReactNode } from 'react';
import { Text } from '@tbt/design-system';
import type { DisputeCaseFragment, ShiftSide } from '../../generated/graphql';
import { useDeadline } from '../../parts/countdown/use-deadline';
import { useText } from '../../texts';
import styles from './case-record.module.css';
import { EvidenceLinks } from './evidence-links';
import { useEffectSentences } from './ruling-effects';

type Ruling = DisputeCaseFragment['rulings'][number];

export type NameOfSide = (side: ShiftSide) => string;

interface EntryProps {
  timeZone: string | undefined;
  heading: string;
  at: string;
  isRuling?: boolean;
  children: ReactNode;
}

function Entry({ timeZone, heading, at, isRuling = false, children }: EntryProps) {
  const moment = useDeadline('label', timeZone);
  return (
    <li className={styles.entry} data-ruling={isRuling || undefined}>
      <Text as="span" strong>
        {heading}
      </Text>
      <Text as="span" size="small" tone="muted">
        {moment(at)}
      </Text>
      {children}
    </li>
  );
}

const Words = ({ text }: { text: string }) => <p className={styles.words}>{text}</p>;

function RulingEntry({ ruling, timeZone }: { ruling: Ruling; timeZone: string | undefined }) {
  const t = useText();
  const sentences = useEffectSentences()(ruling);
  const { isAppeal, outcome } = ruling;
  return (
    <Entry
      timeZone={timeZone}
      heading={t(isAppeal ? 'jobs.dispute.record.appealRuled' : 'jobs.dispute.record.ruled')}
      at={ruling.at}
      isRuling
    >
      <Text>{t(`jobs.dispute.outcome.${outcome}`)}</Text>
      <Words text={ruling.text} />
      <ul className={styles.effects} aria-label={t('jobs.dispute.effect.list')}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Entry>
  );
}

interface CaseRecordProps {
  dispute: DisputeCaseFragment;
  /** Default: the browser's. */
  timeZone?: string;
  nameOf: NameOfSide;
}

/** What both sides said and showed, and what was decided, in order. */
export function CaseRecord({ dispute, timeZone, nameOf }: CaseRecordProps) {
  const t = useText();
  const { openedBy, answer, answeredAt, appealedBy, appealStatement, appealedAt } = dispute;
  const { evidence, rulings, closedAt } = dispute;
  const other = openedBy === 'temp' ? 'clinic' : 'temp';
  const [ruling, appealRuling] = rulings;
  const filesOf = (side: ShiftSide) => (
    <EvidenceLinks
      evidence={evidence}
      side={side}
      label={t('jobs.dispute.file.of', { name: nameOf(side) })}
    />
  );
  return (
    <ol className={styles.entries} aria-label={t('jobs.dispute.record.title')}>
      <Entry
        timeZone={timeZone}
        heading={t('jobs.dispute.record.opened', { name: nameOf(openedBy) })}
        at={dispute.createdAt}
      >
        <Words text={dispute.statement} />
        {filesOf(openedBy)}
      </Entry>
      {answer && answeredAt && (
        <Entry
          timeZone={timeZone}
          heading={t('jobs.dispute.record.answered', { name: nameOf(other) })}
          at={answeredAt}
        >
          <Words text={answer} />
          {filesOf(other)}
        </Entry>
      )}
      {ruling && <RulingEntry ruling={ruling} timeZone={timeZone} />}
      {appealedBy && appealStatement && appealedAt && (
        <Entry
          timeZone={timeZone}
          heading={t('jobs.dispute.record.appealed', { name: nameOf(appealedBy) })}
          at={appealedAt}
        >
          <Words text={appealStatement} />
          {!answer && appealedBy === other && filesOf(other)}
        </Entry>
      )}
      {appealRuling && <RulingEntry ruling={appealRuling} timeZone={timeZone} />}
      {closedAt && !appealRuling && (
        <Entry timeZone={timeZone} heading={t('jobs.dispute.record.closed')} at={closedAt}>
          <Text>{t('jobs.dispute.record.closedText')}</Text>
        </Entry>
      )}
    </ol>
  );
}
