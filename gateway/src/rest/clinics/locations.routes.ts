import { notFound } from '@tbt/service-kit';
import {
  RestAddClinicLocationDocument,
  RestClinicLocationsDocument,
  RestCloseClinicLocationDocument,
  RestEditClinicLocationDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { addLocationBody, editLocationBody, toClinicLocation } from './locations.schemas';

const list = defineRoute({
  method: 'GET',
  path: '/api/clinics/{id}/locations',
  summary: 'Further offices of the acting clinic, open ones first, by name.',
  access: ['clinic'],
  document: RestClinicLocationsDocument,
  variables: ({ params }) => ({ clinicId: String(params.id) }),
  answer: ({ clinicLocations }) => ({ status: 200, body: clinicLocations.map(toClinicLocation) }),
  answers: { 200: { description: 'By name.', entity: 'ClinicLocation', isList: true } },
});

const add = defineRoute({
  method: 'POST',
  path: '/api/clinics/{id}/locations',
  summary: 'Adds an office. Owners.',
  access: ['clinic'],
  body: addLocationBody,
  document: RestAddClinicLocationDocument,
  variables: ({ params, body }) => ({ input: { ...body, clinicId: String(params.id) } }),
  answer: ({ addClinicLocation: { location } }) => {
    if (!location) throw notFound();
    return { status: 201, body: toClinicLocation(location) };
  },
  answers: { 201: { description: 'The location.', entity: 'ClinicLocation' } },
});

const edit = defineRoute({
  method: 'PUT',
  path: '/api/clinics/{id}/locations/{locationId}',
  summary: 'Changes an office; its town stays. Owners.',
  access: ['clinic'],
  body: editLocationBody,
  document: RestEditClinicLocationDocument,
  variables: ({ params: { id, locationId }, body }) => ({
    input: { ...body, clinicId: String(id), locationId: String(locationId) },
  }),
  answer: ({ editClinicLocation: { location } }) => {
    if (!location) throw notFound();
    return { status: 200, body: toClinicLocation(location) };
  },
  answers: { 200: { description: 'The location.', entity: 'ClinicLocation' } },
});

const close = defineRoute({
  method: 'DELETE',
  path: '/api/clinics/{id}/locations/{locationId}',
  summary: 'Closes an office without coming shifts, else 409 `coming_shifts`. Owners.',
  access: ['clinic'],
  document: RestCloseClinicLocationDocument,
  variables: ({ params: { id, locationId } }) => ({
    input: { clinicId: String(id), locationId: String(locationId) },
  }),
  answer: () => ({ status: 204 }),
  answers: { 204: { description: 'It takes no new shifts.' } },
});

export const locationsRoutes = [list, add, edit, close];
