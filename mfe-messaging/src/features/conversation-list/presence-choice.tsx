import { Switch } from '@tbt/design-system';
import { toastOutcome } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { MessagesPageDocument, SetShowsPresenceDocument } from '../../generated/graphql';
import { useText } from '../../texts';

const refetchQueries = [MessagesPageDocument];

/** Whether others see that the viewer is online. */
export function PresenceChoice({ isShown }: { isShown: boolean }) {
  const t = useText();
  const [save, { loading }] = useMutation(SetShowsPresenceDocument, { refetchQueries });
  const choose = (showsPresence: boolean) =>
    toastOutcome(
      async () =>
        (await save({ variables: { input: { showsPresence } } })).data?.setShowsPresence.errors ??
        [],
      {
        done: t(showsPresence ? 'messaging.presenceShown' : 'messaging.presenceHidden'),
        failed: t('messaging.keepFailed'),
      },
    );
  return (
    <Switch
      label={t('messaging.showPresence')}
      checked={isShown}
      disabled={loading}
      onCheckedChange={(isOn) => void choose(isOn)}
    />
  );
}
