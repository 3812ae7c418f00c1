import { useEffect, useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, toastOutcome, type BrowserPush } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  AddPushDeviceDocument,
  NotificationPreferencesDocument,
  RemovePushDeviceDocument,
  SendTestPushDocument,
  type NotificationPreferencesQuery,
} from '../../generated/graphql';
import { useText } from '../../texts';

export type PushDevice = NotificationPreferencesQuery['myPushDevices'][number];

export type DeviceState = 'checking' | 'unsupported' | 'denied' | 'off' | 'on';

const refetchQueries = [NotificationPreferencesDocument];

/** What this browser is subscribed to; undefined until it has answered. */
function useEndpoint(pushKey: string, browser: BrowserPush) {
  const [endpoint, setEndpoint] = useState<string | null>();
  useEffect(() => {
    let isShown = true;
    void browser
      .endpoint(pushKey)
      .catch(() => null)
      .then((found) => {
        if (isShown) setEndpoint(found);
      });
    return () => {
      isShown = false;
    };
  }, [pushKey, browser]);
  return [endpoint, setEndpoint] as const;
}

function stateOf(
  permission: ReturnType<BrowserPush['permission']>,
  endpoint: string | null | undefined,
  own: PushDevice | undefined,
): DeviceState {
  if (permission === 'unsupported' || permission === 'denied') return permission;
  if (endpoint === undefined) return 'checking';
  return own && permission === 'granted' ? 'on' : 'off';
}

export function usePushDevice(
  pushKey: string,
  devices: readonly PushDevice[],
  browser: BrowserPush,
) {
  const t = useText();
  const [endpoint, setEndpoint] = useEndpoint(pushKey, browser);
  const [isAsking, setAsking] = useState(false);
  const [add] = useMutation(AddPushDeviceDocument, { refetchQueries, awaitRefetchQueries: true });
  const [remove, removing] = useMutation(RemovePushDeviceDocument, { refetchQueries });
  const [sendTest, testing] = useMutation(SendTestPushDocument);
  const own = devices.find((device) => device.endpoint === endpoint);
  const failed = t('notifications.push.failed');

  const subscribe = async () => {
    const subscription = await browser.subscribe(pushKey);
    // The state says how to undo a refusal.
    if (!subscription) return;
    const { data } = await add({ variables: { input: subscription } });
    const problem = data?.addPushSubscription.errors[0];
    if (problem) {
      await browser.unsubscribe();
      toast({ variant: 'destructive', title: failed, description: problem.message });
      return;
    }
    setEndpoint(subscription.endpoint);
    toast({ title: t('notifications.push.turnedOn') });
  };

  return {
    state: stateOf(browser.permission(), endpoint, own),
    own,
    isAsking,
    isRemoving: removing.loading,
    isTesting: testing.loading,
    turnOn: async () => {
      setAsking(true);
      await subscribe().catch((error: unknown) =>
        toast({ variant: 'destructive', title: failed, description: detailOf(error) }),
      );
      setAsking(false);
    },
    remove: (device: PushDevice) =>
      toastOutcome(
        async () => {
          if (device === own) await browser.unsubscribe();
          const { data } = await remove({ variables: { input: { deviceId: device.id } } });
          return data?.removePushSubscription.errors ?? [];
        },
        {
          done: t(device === own ? 'notifications.push.turnedOff' : 'notifications.push.removed'),
          failed,
        },
      ),
    test: (device: PushDevice) =>
      toastOutcome(
        async () => {
          const { data } = await sendTest({ variables: { input: { deviceId: device.id } } });
          return data?.sendTestPush.errors ?? [];
        },
        { done: t('notifications.push.testSent'), failed },
      ),
  };
}
