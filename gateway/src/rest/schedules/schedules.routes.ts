import { notFound } from '@tbt/service-kit';
import {
  RestAddScheduleSlotDocument,
  RestRemoveScheduleSlotDocument,
  RestScheduleDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { scheduleQuery, scheduleSlotBody, toScheduleSlot } from './schedules.schemas';
import { maybeGraphId } from '../graph-id';

const list = defineRoute({
  method: 'GET',
  path: '/api/schedules/{id}',
  summary: 'One day of a schedule: the caller’s own, or for clinics a professional’s availability.',
  access: 'session',
  query: scheduleQuery,
  document: RestScheduleDocument,
  variables: ({ params, query: { date } }) => ({ userId: String(params.id), date }),
  answer({ schedule }) {
    if (!schedule) throw notFound();
    return { status: 200, body: schedule.map(({ date, slot }) => toScheduleSlot(slot, date)) };
  },
  answers: {
    200: { description: 'The slots of the day, by start.', entity: 'ScheduleSlot', isList: true },
  },
});

const add = defineRoute({
  method: 'POST',
  path: '/api/schedules',
  summary: 'Adds a slot to the caller’s schedule.',
  access: 'session',
  body: scheduleSlotBody,
  document: RestAddScheduleSlotDocument,
  variables: ({ body: { userId, ...slot } }) => ({
    input: { ...slot, userId: maybeGraphId(userId) },
  }),
  answer({ addScheduleSlot: { slot } }) {
    if (!slot) throw notFound();
    return { status: 201, body: toScheduleSlot(slot) };
  },
  answers: { 201: { description: 'The slot.', entity: 'ScheduleSlot' } },
});

const remove = defineRoute({
  method: 'DELETE',
  path: '/api/schedules/{id}',
  summary: 'Removes a slot, or all days of its series.',
  access: 'session',
  document: RestRemoveScheduleSlotDocument,
  variables: ({ params }) => ({ input: { slotId: String(params.id) } }),
  answer: () => ({ status: 204 }),
  answers: { 204: { description: 'The slot was removed.' } },
});

export const schedulesRoutes = [list, add, remove];
