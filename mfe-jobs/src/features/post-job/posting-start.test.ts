import { postingSource, postingTemplate } from '../../testing/posting-fixtures';
import { changedFields, valuesOfJob, valuesOfTemplate, valuesToRepost } from './posting-start';

it('starts from a template with everything but the day', () => {
  const values = valuesOfTemplate(postingTemplate());
  expect(values).toMatchObject({ title: 'Hygienist for recalls', date: '', moreDates: [] });
});

it('starts from a template at its location', () => {
  const location = { __typename: 'ClinicLocation', id: '4' };
  expect(valuesOfTemplate(postingTemplate({ location }))).toMatchObject({ locationId: '4' });
  expect(valuesOfTemplate(postingTemplate())).toMatchObject({ locationId: '' });
});

it('posts a former shift again on a day to be named, not as urgent', () => {
  const values = valuesToRepost(postingSource({ isUrgent: true, isRecurring: true }));
  expect(values).toMatchObject({ date: '', isUrgent: false, isRecurring: true });
});

it('knows which fields of a shift were changed', () => {
  const before = valuesOfJob(postingSource());
  const after = { ...before, hourlyRate: '55.00', patientTypes: ['pediatric'], inviteIds: ['4'] };
  expect(changedFields(before, after)).toEqual(['hourlyRate', 'patientTypes']);
});
