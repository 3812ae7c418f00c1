import { CONNECTION_PROBLEMS } from './connection-problems';

export const problemsEnCA = {
  ...CONNECTION_PROBLEMS['en-CA'],
  'problem.notFound': 'Nothing was found here.',
  'problem.unknownHost':
    'Nothing is served under this host name. PUBLIC_URL says under which one the site is found.',
  'problem.secondHost': 'Send one Host header.',
  'problem.foreignOrigin': 'Sockets open from this site’s own pages only.',
  'problem.methodNotAllowed': 'This address does not accept {method}.',
  'problem.slowRequest': 'The request did not arrive in time. Send it again.',
  'problem.tooLarge': 'The request is larger than {max} bytes.',
  'problem.mediaType': 'Send the body as application/json.',
  'problem.mediaTypeFile': 'Send the file as multipart/form-data.',
  'problem.malformedFile': 'The body is not well-formed multipart/form-data.',
  'problem.unreadable': 'The request could not be read.',
  'problem.malformedJson': 'The body is not well-formed JSON.',
  'problem.fields': 'Some fields need attention.',
  'problem.rateLimited': 'Too many requests. Try again in {seconds} seconds.',
  'problem.rateLimitedMinutes': 'Too many attempts. Try again in about {minutes} minutes.',
  'problem.rateLimitedHours': 'Too many attempts. Try again in about {hours} hours.',
  'problem.outcomeUnknown':
    'We could not confirm whether this went through. Check before you try again.',
  'problem.internal': 'Something went wrong on our side. Quote {requestId} when you write to us.',
  'problem.idempotencyMismatch': 'This Idempotency-Key was used with a different request.',
  'problem.idempotencyRunning': 'The first request with this Idempotency-Key is still running.',
  'problem.conflict': 'This changed in the meantime. Reload and try again.',
  'problem.graphInvalid': 'The query is not valid.',
  'problem.contactDetails':
    'Leave out phone numbers and e-mail, web or street addresses: you exchange them once you have a booking.',
} as const;
