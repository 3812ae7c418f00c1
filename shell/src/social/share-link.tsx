import { useState } from 'react';
import { Button, Cluster, FormField, Icon, Stack, TextField, toast } from '@tbt/design-system';
import { useText } from '../texts';
import { mailAddress, SHARE_ADDRESSES } from './share-addresses';

const COPIED_MS = 4000;

/** Closing the share sheet is no failure. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

function CopyButton({ url, isMain }: { url: string; isMain: boolean }) {
  const t = useText();
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      toast({ variant: 'warning', title: t('shell.social.copyFailed') });
      return;
    }
    setCopied(url);
    setTimeout(() => setCopied(undefined), COPIED_MS);
  };
  const isCopied = copied === url;
  return (
    <Button
      variant={isMain ? undefined : 'secondary'}
      iconStart={<Icon name={isCopied ? 'check' : 'file'} size="small" />}
      onClick={() => void copy()}
    >
      {t(isCopied ? 'shell.social.copied' : 'shell.social.copy')}
    </Button>
  );
}

function SheetButton({ url, text }: { url: string; text: string }) {
  const t = useText();
  const share = async () => {
    try {
      await navigator.share({ title: text, url });
    } catch (error) {
      if (!isAbort(error)) toast({ variant: 'warning', title: t('shell.social.shareFailed') });
    }
  };
  return (
    <Button iconStart={<Icon name="external" size="small" />} onClick={() => void share()}>
      {t('shell.social.share')}
    </Button>
  );
}

/** Opens in the network's own window, which asks before it posts. */
function NetworkLinks({ url, text }: { url: string; text: string }) {
  const t = useText();
  return (
    <>
      {SHARE_ADDRESSES.map(({ name, addressOf }) => (
        <Button key={name} asChild variant="secondary">
          <a href={addressOf(url, text)} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </Button>
      ))}
      <Button asChild variant="secondary">
        <a href={mailAddress(url, text)}>{t('shell.social.mail')}</a>
      </Button>
    </>
  );
}

/** Shares an address by the device's share sheet where it has one, otherwise by links. */
export function ShareLink({ label, url, text }: { label: string; url: string; text: string }) {
  const hasSheet = typeof navigator.share === 'function';
  return (
    <Stack gap="4">
      <FormField label={label}>
        <TextField readOnly value={url} onFocus={({ target }) => target.select()} />
      </FormField>
      <Cluster gap="3">
        {hasSheet && <SheetButton url={url} text={text} />}
        <CopyButton url={url} isMain={!hasSheet} />
        {!hasSheet && <NetworkLinks url={url} text={text} />}
      </Cluster>
    </Stack>
  );
}
