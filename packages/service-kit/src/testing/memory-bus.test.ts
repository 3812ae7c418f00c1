import { scheduleJob } from '../jobs';
import { memoryBus } from './memory-bus';

const event = {
  id: '7b8a3c1e-6a52-4a0b-9a36-2f4f5d6c7e80',
  name: 'booking.changed' as const,
  payload: {
    bookingId: 1,
    revision: 1,
    jobId: 1,
    clinicId: 1,
    professionalId: 1,
    status: 'booked' as const,
    startsAt: '',
    endsAt: '',
    ...{ date: '2027-03-05', startTime: '08:00', action: 'book' as const, by: 'clinic' as const },
    ...{ undoUntil: null, undoUntilTime: null, compensation: null, reliabilityPoints: 0 },
    at: '',
  },
  createdAt: '2027-03-01T12:00:00.000Z',
};

describe('memoryBus', () => {
  it('delivers events, signals and jobs', async () => {
    const bus = memoryBus();
    const seen: unknown[] = [];
    await bus.subscribe('messaging', 'booking.changed', async (got) => void seen.push(got));
    bus.live.subscribe('typing', (got) => seen.push(got));
    await scheduleJob(bus, 'x.job', '* * * * *', async () => void seen.push('job'));
    await bus.publish([event]);
    await bus.settled();
    await bus.live.publish('typing', { senderId: 1, recipientId: 2, isTyping: false });
    await bus.runJob('x.job');
    expect(seen).toEqual([event, { senderId: 1, recipientId: 2, isTyping: false }, 'job']);
    expect(bus.published).toEqual([event]);
    expect(bus.signals).toHaveLength(1);
    await expect(bus.runJob('y')).rejects.toThrow('no job named y');
  });

  it('rejects with a handler’s error', async () => {
    const bus = memoryBus();
    await bus.subscribe('identity', 'booking.changed', () => Promise.reject(new Error('handler')));
    await bus.publish([event]);
    await expect(bus.settled()).rejects.toThrow('handler');
    await expect(bus.settled()).resolves.toBeUndefined();
  });
});
