import { Disclosure, Stack, Text } from '@tbt/design-system';
import { Tabs } from '@tbt/design-system/tabs';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { MailboxMailFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './mailbox.module.css';

/** Inline styles, which the page's policy blocks in markup: a mail has no others. */
function applyStyles(mail: Document | null): void {
  for (const element of mail?.querySelectorAll<HTMLElement>('[style]') ?? [])
    element.style.cssText = element.getAttribute('style') ?? '';
}

/** A mail: recipient, rendering and plain text. */
export function MailboxMail({ mail }: { mail: FragmentType<typeof MailboxMailFragmentDoc> }) {
  const t = useText();
  const formats = useFormats();
  const { sender, recipient, subject, html, text, createdAt } = readFragment(
    MailboxMailFragmentDoc,
    mail,
  );
  return (
    <Disclosure summary={t('mailbox.summary', { subject, recipient })}>
      <Stack gap="3">
        <Text tone="muted" size="small">
          {t('mailbox.from', { sender, time: formats.relative(createdAt) })}
        </Text>
        <Tabs
          label={subject}
          items={[
            {
              value: 'text',
              label: t('mailbox.text'),
              content: <pre className={styles.text}>{text}</pre>,
            },
            {
              value: 'html',
              label: t('mailbox.html'),
              // Sandboxed: no scripts; links open in a new tab.
              content: (
                <iframe
                  className={styles.frame}
                  title={subject}
                  sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                  onLoad={({ currentTarget }) => applyStyles(currentTarget.contentDocument)}
                  srcDoc={html.replace('<head>', '<head><base target="_blank">')}
                />
              ),
            },
          ]}
        />
      </Stack>
    </Disclosure>
  );
}
