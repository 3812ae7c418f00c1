import { Disclosure, Spinner } from '@tbt/design-system';
import { onFirstUse, useFetchedCode } from '@tbt/web-kit';
import { useText } from '../../texts';
import type { LastFieldsProps } from './last-fields';
import styles from './last-section.module.css';

const Waiting = () => <Spinner label={useText()('jobs.post.loading')} />;
const LastFields = onFirstUse(async () => (await import('./last-fields')).LastFields, Waiting);

/** Further options: invite favourites first, save as a template. */
export function LastSection(props: LastFieldsProps) {
  const t = useText();
  const [inviteIds, templateName] = props.form.watch(['inviteIds', 'templateName']);
  useFetchedCode(true, LastFields.fetchCode);
  return (
    <div className={styles.last}>
      <Disclosure
        defaultOpen={inviteIds.length > 0 || templateName !== ''}
        summary={t('jobs.post.more', { count: inviteIds.length })}
      >
        <LastFields {...props} />
      </Disclosure>
    </div>
  );
}
