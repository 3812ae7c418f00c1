import * as z from 'zod/mini';
import { pushEndpoint } from '@tbt/contracts';
import type { RestAddPushSubscriptionMutation } from '../../generated/graphql';
import { idField, instantField, numberOf } from '../entity-fields';

export const pushSubscriptionSchema = z.object({
  id: idField,
  endpoint: z.string(),
  label: z.nullable(z.string()),
  createdAt: instantField,
});

export const removeBody = z.object({ endpoint: pushEndpoint });

type Device = NonNullable<RestAddPushSubscriptionMutation['addPushSubscription']['device']>;

export const toPushSubscription = (device: Device): z.output<typeof pushSubscriptionSchema> => ({
  ...device,
  id: numberOf(device.id),
  label: device.label ?? null,
});
