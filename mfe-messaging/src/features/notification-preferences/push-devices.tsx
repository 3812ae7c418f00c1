import { Badge, Button, Card, Cluster, Heading, Stack, Text } from '@tbt/design-system';
import { browserPush, useFormats, type BrowserPush } from '@tbt/web-kit';
import { useText } from '../../texts';
import { usePushDevice, type PushDevice } from './use-push-device';

export interface PushDevicesProps {
  pushKey: string;
  devices: readonly PushDevice[];
  browser?: BrowserPush;
}

interface DeviceLineProps {
  device: PushDevice;
  isOwn: boolean;
  isDisabled: boolean;
  onRemove: () => void;
}

function DeviceLine({ device, isOwn, isDisabled, onRemove }: DeviceLineProps) {
  const t = useText();
  const formats = useFormats();
  const name = device.label ?? t('notifications.push.unknownDevice');
  return (
    <Cluster as="li" gap="3" justify="between">
      <Stack gap="1">
        <Cluster gap="2">
          <Text>{name}</Text>
          {isOwn && <Badge tone="info">{t('notifications.push.thisDevice')}</Badge>}
        </Cluster>
        <Text size="small" tone="muted">
          {t('notifications.push.added', { when: formats.relative(device.createdAt) })}
        </Text>
      </Stack>
      <Button
        size="small"
        variant="secondary"
        disabled={isDisabled}
        aria-label={t('notifications.push.removeDevice', { device: name })}
        onClick={onRemove}
      >
        {t('notifications.push.remove')}
      </Button>
    </Cluster>
  );
}

/** Whether this browser shows notifications while the site is closed, and the member's other devices. */
export function PushDevices({ pushKey, devices, browser = browserPush }: PushDevicesProps) {
  const t = useText();
  const push = usePushDevice(pushKey, devices, browser);
  const { state, own } = push;
  return (
    <Card>
      <Stack gap="3">
        <Heading as="h2" size="h4">
          {t('notifications.push.title')}
        </Heading>
        <Text>{t('notifications.push.hint')}</Text>
        {state !== 'off' && (
          <Text role="status" tone={state === 'on' ? 'default' : 'muted'}>
            {t(`notifications.push.state.${state}`)}
          </Text>
        )}
        <Cluster gap="3">
          {state === 'off' && (
            <Button loading={push.isAsking} onClick={() => void push.turnOn()}>
              {t('notifications.push.turnOn')}
            </Button>
          )}
          {state === 'on' && own && (
            <>
              <Button
                variant="secondary"
                loading={push.isTesting}
                onClick={() => void push.test(own)}
              >
                {t('notifications.push.test')}
              </Button>
              <Button
                variant="secondary"
                loading={push.isRemoving}
                onClick={() => void push.remove(own)}
              >
                {t('notifications.push.turnOff')}
              </Button>
            </>
          )}
        </Cluster>
        {devices.length > 0 && (
          <Stack as="section" gap="3" aria-label={t('notifications.push.devices')}>
            <Heading as="h3" size="h4">
              {t('notifications.push.devices')}
            </Heading>
            <Stack as="ul" gap="3">
              {devices.map((device) => (
                <DeviceLine
                  key={device.id}
                  device={device}
                  isOwn={device === own}
                  isDisabled={push.isRemoving}
                  onRemove={() => void push.remove(device)}
                />
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
