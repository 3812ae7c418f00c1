import { Icon, Stack, Text, TextLink } from '@tbt/design-system';
import type { DeskReportFragment } from '../../generated/graphql';
import styles from '../../parts/support-case/support-case.module.css';
import { useText } from '../../texts';

/** Links for the administrator who has taken the report; names for others. */
export function ReportedFiles({ files }: Pick<DeskReportFragment, 'files'>) {
  const t = useText();
  if (files.length === 0) return null;
  const isClosed = files.every(({ url }) => !url);
  return (
    <Stack gap="2">
      <ul className={styles.list} aria-label={t('support.report.files')}>
        {files.map(({ id, fileName, url }, index) => {
          const name = fileName ?? t('messaging.attach.unnamed', { number: index + 1 });
          return (
            <li key={id} className={styles.file}>
              <Icon name="file" size="small" />{' '}
              {url ? (
                <TextLink href={url} external destinationLabel={t('messaging.linkNewTab')}>
                  {name}
                </TextLink>
              ) : (
                name
              )}
            </li>
          );
        })}
      </ul>
      <Text size="dense" tone="muted">
        {t(isClosed ? 'support.report.filesClosed' : 'support.report.filesOpen')}
      </Text>
    </Stack>
  );
}
