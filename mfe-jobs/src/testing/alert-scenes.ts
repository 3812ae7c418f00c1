import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  AlertDevicesDocument,
  CreateJobAlertDocument,
  DeleteJobAlertDocument,
  EditJobAlertDocument,
  JobAlertPreviewDocument,
  JobAlertsPageDocument,
  MarkFoundShiftDocument,
  type FoundShiftFragment,
  type JobAlertFieldsFragment,
} from '../generated/graphql';
import { connectionOf } from './fixtures';
import { recommendationNode } from './matching-fixtures';

export type AlertNode = FragmentData<JobAlertFieldsFragment>;
export type FoundNode = FragmentData<FoundShiftFragment>;

export const alertNode = (overrides: Partial<AlertNode> = {}): AlertNode => ({
  __typename: 'JobAlert',
  id: '4',
  isActive: true,
  roles: ['hygienist'],
  provinces: ['Ontario'],
  cities: [],
  minHourlyRate: '50.00',
  maxTravelDistance: 25,
  jobTypes: ['full_day'],
  availability: ['Monday', 'Tuesday'],
  notificationMethod: 'email',
  frequency: 'immediate',
  ...overrides,
});

export const foundNode = (overrides: Partial<FoundNode> = {}): FoundNode => ({
  __typename: 'JobAlertNotification',
  id: '91',
  matchScore: '0.83',
  matchReasons: ['role:hygienist', 'province:Ontario', 'rate:52.00', 'distance:12', 'day:Monday'],
  status: 'sent',
  sentAt: '2027-03-01T14:00:00.000Z',
  shift: { __typename: 'FoundShift', role: 'hygienist', city: 'Toronto', date: '2027-03-05' },
  job: { ...recommendationNode().job!, __typename: 'Job' },
  ...overrides,
});

const closedNode = () => foundNode({ id: '90', status: 'acted', matchScore: '1.00', job: null });
const goneNode = () => foundNode({ id: '89', status: 'read', job: null, shift: null });

/** Devices of the professional; without a key push is off. */
export const alertDevices = (count: number, pushKey: string | null = 'key'): GraphAnswers =>
  answer(AlertDevicesDocument, {
    pushKey,
    myPushDevices: Array.from({ length: count }, (_, index) => ({
      __typename: 'PushDevice',
      id: String(index + 1),
    })),
  });

export function jobAlerts(
  kept: readonly AlertNode[] = [alertNode()],
  found: readonly FoundNode[] = [foundNode(), closedNode(), goneNode()],
): GraphAnswers {
  let alerts = [...kept];
  let nodes = [...found];
  return {
    ...alertDevices(0, null),
    ...answer(JobAlertsPageDocument, () => ({
      jobAlerts: alerts,
      jobAlertNotifications: connectionOf('JobAlertNotification', nodes),
    })),
    ...answer(JobAlertPreviewDocument, ({ criteria }) => ({
      jobAlertPreview: {
        __typename: 'JobAlertPreview',
        count: criteria.provinces?.length ? 12 : 48,
        jobs: [
          {
            __typename: 'Job',
            ...{ id: '7', title: 'Hygienist for a full day', date: '2027-03-05' },
            ...{ city: 'Toronto', hourlyRate: '52.00' },
          },
        ],
      },
    })),
    ...answer(CreateJobAlertDocument, ({ input }) => {
      const jobAlert = { ...alertNode(), ...input, id: '5', isActive: true } as AlertNode;
      alerts = [jobAlert, ...alerts];
      return { createJobAlert: { __typename: 'JobAlertPayload', jobAlert, errors: [] } };
    }),
    ...answer(EditJobAlertDocument, ({ input: { alertId, ...fields } }) => {
      alerts = alerts.map((alert) =>
        alert.id === alertId ? ({ ...alert, ...fields } as AlertNode) : alert,
      );
      const jobAlert = alerts.find(({ id }) => id === alertId) ?? null;
      return { editJobAlert: { __typename: 'JobAlertPayload', jobAlert, errors: [] } };
    }),
    ...answer(DeleteJobAlertDocument, ({ input: { alertId } }) => {
      alerts = alerts.filter(({ id }) => id !== alertId);
      return { deleteJobAlert: { __typename: 'DeleteJobAlertPayload', alertId, errors: [] } };
    }),
    ...answer(MarkFoundShiftDocument, ({ input: { notificationId, mark } }) => {
      const status = mark === 'acted' ? ('acted' as const) : ('read' as const);
      nodes = nodes.map((node) => (node.id === notificationId ? { ...node, status } : node));
      return {
        markJobAlertNotification: {
          __typename: 'MarkJobAlertNotificationPayload',
          notification: { __typename: 'JobAlertNotification', id: notificationId, status },
          errors: [],
        },
      };
    }),
  };
}
