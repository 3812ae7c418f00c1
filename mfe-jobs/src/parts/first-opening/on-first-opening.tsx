import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { fetchOverlays, toast } from '@tbt/design-system';
import { useText } from '../../texts';

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
        title: t('jobs.openFailed'),
        description: t('jobs.openFailedHint'),
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
