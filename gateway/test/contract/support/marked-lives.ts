import { pdfWith, picture } from '../../support/sample-files';
import { call, graph, objectOf, post, type Json } from './api';
import { operation } from './documents';
import { DOCUMENT, PHOTO, uploaded } from './files';
import { linkMailedTo } from './mailbox';
import { accountOf, logIn, PASSWORD, type Person } from './people';
import { freeDay, shiftOf } from './shifts';

/** A unique word for each field, with a common prefix. */
export type Mark = (field: string) => string;

export async function act(name: string, variables: Json, person?: Person): Promise<Json> {
  const { data, errors } = await graph(operation(name), variables, { token: person?.token });
  expect({ name, errors }).toEqual({ name, errors: [] });
  for (const payload of Object.values(data ?? {}))
    expect({ name, errors: [], ...(payload as Json) }).toMatchObject({ errors: [] });
  return data ?? {};
}

async function made(path: string, body: Json, person?: Person, method = 'POST'): Promise<Json> {
  const answer = await call(method, path, { body, token: person?.token });
  expect({ path, status: answer.status < 300, text: answer.text }).toMatchObject({ status: true });
  return objectOf(answer);
}

async function account(role: 'hygienist' | 'clinic', mark: Mark, more: Json): Promise<Person> {
  const email = `${mark('email')}@contract.test`;
  const names = { firstName: mark('first'), lastName: mark('last'), city: `Town ${mark('city')}` };
  const answer = await post('/api/users', {
    ...accountOf(role, { email, ...names, streetAddress: `1 ${mark('street')}`, ...more }),
  });
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  // The export includes what was sent under a confirmed address.
  const token = await linkMailedTo(email, '/auth/confirm-email');
  await act('MarksConfirm', { input: { token } });
  return logIn(email, PASSWORD);
}

/** Public forms, under the user's address. */
async function writeFromOutside(mark: Mark, { email }: Person, role: string) {
  const join = { name: mark('waitlist'), email, province: 'Ontario', role, betaTester: true };
  await made('/api/waitlist', join);
  const input = {
    ...{ name: mark('contactName'), email, phone: mark('phone'), subject: mark('subject') },
    ...{ message: mark('contact'), userType: 'other', secondsOpen: 30 },
  };
  await act('MarksContact', { input });
}

const newAddress = (mark: Mark, person: Person) =>
  act(
    'MarksNewAddress',
    { input: { newEmail: `${mark('newEmail')}@contract.test`, currentPassword: PASSWORD } },
    person,
  );

/** A professional with every field filled, in every form. */
export async function professional(
  mark: Mark,
  { clinic, jobId }: { clinic: Person; jobId: number },
): Promise<{ person: Person; documentId: number }> {
  const person = await account('hygienist', mark, {
    ...{ licenseNumber: mark('licence'), educationInstitution: mark('school') },
    postalCode: 'M5V 2T6',
  });
  await act(
    'MarksLicence',
    {
      input: {
        ...{ province: 'Manitoba', number: mark('number'), conditions: mark('conditions') },
        ...{ regulator: mark('regulator'), licenceClass: mark('class') },
      },
    },
    person,
  );
  const tagged = await picture()
    .jpeg()
    .withExif({ IFD0: { Copyright: mark('exif') } })
    .toBuffer();
  const profilePicture = await uploaded(PHOTO, tagged, person.token);
  await made(`/api/users/${person.id}/profile-picture`, { profilePicture }, person, 'PUT');
  const paper = pdfWith('', `(${mark('document')})`);
  const document = await made(
    '/api/verification-documents',
    {
      documentType: 'insurance',
      documentUrl: await uploaded(DOCUMENT, paper, person.token),
    },
    person,
  );
  const slot = { date: freeDay(), startTime: '09:00', endTime: '17:00', notes: mark('notes') };
  await made('/api/schedules', slot, person);
  await made('/api/applications', { jobId, message: mark('application') }, person);
  await made('/api/messages', { recipientId: clinic.id, content: mark('message') }, person);
  await writeFromOutside(mark, person, 'hygienist');
  await newAddress(mark, person);
  return { person, documentId: Number(document.id) };
}

/** A clinic with every field filled, in every form. */
export async function office(mark: Mark): Promise<{ person: Person; jobId: number }> {
  const person = await account('clinic', mark, {});
  const photo = await uploaded(PHOTO, await picture().png().toBuffer(), person.token);
  const fact = (name: string) => mark(`pack${name}`);
  await act(
    'MarksOfficePack',
    {
      version: 0,
      input: {
        ...{ software: fact('Software'), instruments: fact('Tools'), parking: fact('Parking') },
        ...{ scrubs: fact('Scrubs'), radiographs: fact('Rays'), orientation: [fact('Steps')] },
        photos: [photo],
      },
    },
    person,
  );
  const job = await made(
    '/api/jobs',
    // Its town is public: job alerts tell it to others, who keep their mails.
    shiftOf({ title: mark('title'), description: mark('description') }),
    person,
  );
  await writeFromOutside(mark, person, 'clinic');
  await newAddress(mark, person);
  return { person, jobId: Number(job.id) };
}
