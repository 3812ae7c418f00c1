import { Button, Icon, toast } from '@tbt/design-system';
import { useText } from '../../texts';

/** Closing the share sheet is no failure. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Shares the address by the device's share sheet, or copies it. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const t = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('jobs.share.copied') });
    } catch {
      toast({ variant: 'destructive', title: t('jobs.share.failed'), description: url });
    }
  };
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!isAbort(error)) await copy();
    }
    return undefined;
  };
  return (
    <Button
      variant="secondary"
      size="small"
      iconStart={<Icon name="external" size="small" />}
      onClick={() => void share()}
    >
      {t('jobs.share.button')}
    </Button>
  );
}
