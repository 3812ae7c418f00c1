import { Icon, TextLink } from '@tbt/design-system';
import type { MessagePartsFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './sent-files.module.css';

type SentFile = MessagePartsFragment['attachments'][number];

/** Files of a message: pictures as pictures, documents by name. */
export function SentFiles({ files }: { files: readonly SentFile[] }) {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('messaging.attach.list')}>
      {files.map(({ id, url, fileName, mediaType }, index) => {
        const name = fileName ?? t('messaging.attach.unnamed', { number: index + 1 });
        return (
          <li key={id}>
            {mediaType.startsWith('image/') ? (
              <a href={url} target="_blank" rel="noreferrer" className={styles.picture}>
                <img src={url} alt={t('messaging.attach.picture', { file: name })} loading="lazy" />
              </a>
            ) : (
              <TextLink
                href={url}
                external
                destinationLabel={t('messaging.linkNewTab')}
                className={styles.file}
              >
                <Icon name="file" size="small" /> {name}
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
