import { Icon, Text, TextLink } from '@tbt/design-system';
import type { DisputeCaseFragment, ShiftSide } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './case-record.module.css';

type Evidence = DisputeCaseFragment['evidence'][number];

interface EvidenceLinksProps {
  evidence: readonly Evidence[];
  side: ShiftSide;
  label: string;
}

/** Files of one side; a closed account's cannot be opened any more. */
export function EvidenceLinks({ evidence, side, label }: EvidenceLinksProps) {
  const t = useText();
  const files = evidence.filter((file) => file.side === side);
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map(({ id, url, fileName }, index) => {
        const name = fileName ?? t('jobs.dispute.file.unnamed', { number: index + 1 });
        return (
          <li key={id} className={styles.file}>
            <Icon name="file" />
            {url ? (
              <TextLink href={url} external destinationLabel={t('jobs.dispute.file.newTab')}>
                {name}
              </TextLink>
            ) : (
              <Text as="span" tone="muted">
                {t('jobs.dispute.file.gone', { file: name })}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}
