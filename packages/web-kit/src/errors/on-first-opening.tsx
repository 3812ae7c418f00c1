import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { fetchOverlays, toast } from '@tbt/design-system';
import { useText } from '../texts';

/** After the page's own requests. */
const SETTLE_MS = 3_000;

interface Opened {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog whose code is loaded when it opens for the first time; when that fails, it says so and closes, and the next opening asks again. */
export function onFirstOpening<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    fetchOverlays();
    return (loaded ??= await load());
  };

  function Dialog(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const t = useText();
    const onFailed = useEffectEvent(() => {
      toast({
        variant: 'destructive',
        title: t('webKit.openFailed.title'),
        description: t('webKit.openFailed.body'),
      });
      props.onOpenChange(false);
    });
    const isMissing = props.open && !Content;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isWanted = true;
      loadOnce().then(
        (arrived) => isWanted && setContent(() => arrived),
        () => isWanted && onFailed(),
      );
      return () => {
        isWanted = false;
      };
    }, [isMissing]);
    return Content ? <Content {...props} /> : null;
  }
  const fetchCode = () => void loadOnce().catch(() => undefined);
  return Object.assign(Dialog, { fetchCode });
}

/** The same for a dialog that is rendered while it is open. */
export function whileOpen<Props extends { onClose: () => void }>(
  load: () => Promise<(props: Props) => ReactNode>,
) {
  const Dialog = onFirstOpening<Props & Opened>(load);
  const Open = (props: Props) => (
    <Dialog {...props} open onOpenChange={(isOpen) => !isOpen && props.onClose()} />
  );
  return Object.assign(Open, { fetchCode: Dialog.fetchCode });
}

/** Fetches the code of what is likely to be opened once the page has settled. */
export function useFetchedCode(isLikely: boolean, fetchCode: () => void) {
  useEffect(() => {
    if (!isLikely) return undefined;
    const timer = setTimeout(fetchCode, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isLikely, fetchCode]);
}
