import { ADMIN_WORDS, CLINIC_WORDS, TEMP_WORDS } from './shift-day.words';
import { expect } from '../site';
import { created, type Side } from './side';

/** A day in Toronto, `YYYY-MM-DD`. */
export const torontoDay = (at: Date) =>
  at.toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });

export interface Booked {
  id: number;
  jobId: number;
  clinicId: number;
  professionalId: number;
  startsAt: string;
  endsAt: string;
}

/** @param shift - at least role and date; the rest is a day from nine to five. */
export const posting = (shift: object) => ({
  ...{ title: 'A day with us', description: 'A whole day with our team.' },
  ...{ province: 'Ontario', city: 'Toronto', startTime: '09:00', endTime: '17:00' },
  ...{ hourlyRate: '58.00', paymentTerms: 'within_24_hours', ...shift },
});

/** Posted, applied for and accepted. */
export async function bookShift(clinic: Side, temp: Side, shift: object): Promise<Booked> {
  const job = await created<{ id: number }>(await clinic.post('/api/jobs', posting(shift)));
  const application = await created<{ id: number }>(
    await temp.post('/api/applications', { jobId: job.id }),
  );
  await created(await clinic.post(`/api/applications/${application.id}/accept`));
  const bookings = await clinic.get<Booked[]>('/api/bookings');
  const booked = bookings.find(({ jobId }) => jobId === job.id);
  if (!booked) throw new Error('The shift was not booked');
  return booked;
}

export async function checkIn(clinic: Side, temp: Side, at: string) {
  const words = TEMP_WORDS;
  await temp.open(at);
  await temp.press(words.onMyWay, words.told);
  await temp.press(words.late);
  await temp.page.getByLabel(words.lateMinutes).fill('10');
  await temp.press(words.lateSend, words.told);
  await clinic.open(at);
  const shown = clinic.page.getByText(CLINIC_WORDS.code).first();
  const code = ((await shown.textContent()) ?? '').replace(/\D/g, '');
  expect(code).toMatch(/^\d{6}$/);
  const wrong = code === '000000' ? '111111' : '000000';
  await temp.page.getByLabel(words.enterCode).fill(wrong);
  await temp.press(words.checkIn);
  await expect(temp.page.getByLabel(words.enterCode)).toHaveAttribute('aria-invalid', 'true');
  await temp.page.getByLabel(words.enterCode).fill(code);
  await temp.press(words.checkIn, words.checkedIn);
}

export async function agreeOnHours(clinic: Side, temp: Side, at: string) {
  await temp.open(at);
  await temp.page.getByLabel(TEMP_WORDS.break).fill('30');
  await temp.press(TEMP_WORDS.sendHours, TEMP_WORDS.hoursSent);
  await clinic.open(at);
  await clinic.press(CLINIC_WORDS.propose);
  await clinic.page.getByRole('dialog').getByLabel(CLINIC_WORDS.break).fill('45');
  await clinic.press(CLINIC_WORDS.sendProposal, CLINIC_WORDS.proposed);
  await temp.open(at);
  await temp.press(TEMP_WORDS.acceptHours);
  await temp.answer(TEMP_WORDS.acceptHours, TEMP_WORDS.hoursAccepted);
}

async function answer(clinic: Side, at: string, statement: string) {
  await clinic.open(at);
  await clinic.press(CLINIC_WORDS.answer);
  await clinic.page.getByRole('dialog').getByLabel(CLINIC_WORDS.statement).fill(statement);
  await clinic.press(CLINIC_WORDS.sendAnswer, CLINIC_WORDS.answered);
}

async function openLastCase({ page, open }: Side) {
  await open('/admin-marketplace');
  await page.getByRole('tab', { name: ADMIN_WORDS.disputes }).click();
  await page.getByRole('button', { name: ADMIN_WORDS.open }).last().click();
}

async function ruleHours(admin: Side, minutes: number, reasons: string) {
  const { page } = admin;
  await openLastCase(admin);
  await page.getByRole('radio', { name: ADMIN_WORDS.between }).check();
  await page.getByLabel(ADMIN_WORDS.reasons).fill(reasons);
  await page.getByLabel(ADMIN_WORDS.setHours).check();
  await page.getByLabel(ADMIN_WORDS.minutes).fill(String(minutes));
  await admin.press(ADMIN_WORDS.decide, ADMIN_WORDS.decided);
}

/** The professional disputes the hours; an administrator rules, the clinic appeals, another administrator rules for good. */
export async function disputeHours(
  { clinic, temp, admin, second }: Record<'clinic' | 'temp' | 'admin' | 'second', Side>,
  at: string,
  [first, last]: [number, number],
) {
  await temp.open(at);
  await temp.press(TEMP_WORDS.dispute);
  const dialog = temp.page.getByRole('dialog');
  await dialog.getByLabel(TEMP_WORDS.about).selectOption('hours');
  await dialog.getByLabel(TEMP_WORDS.statement).fill('La pause a duré 30 minutes, pas 45.');
  await temp.press(TEMP_WORDS.sendStatement, TEMP_WORDS.contested);
  await answer(clinic, at, 'The break was 45 minutes.');
  await ruleHours(admin, first, 'The door was opened at half past.');
  await clinic.open(at);
  await clinic.press(CLINIC_WORDS.appeal);
  await clinic.page
    .getByRole('dialog')
    .getByLabel(CLINIC_WORDS.statement)
    .fill('The door is not the break.');
  await clinic.press(CLINIC_WORDS.sendAppeal, CLINIC_WORDS.appealed);
  await openLastCase(admin);
  await expect(admin.page.getByText(ADMIN_WORDS.own)).toBeVisible();
  await ruleHours(second, last, 'Both breaks are half right.');
}

export async function contest(clinic: Side, missing: Side, admin: Side, at: string) {
  await clinic.open(at);
  await clinic.press(CLINIC_WORDS.missed);
  await clinic.press(CLINIC_WORDS.missedYes, CLINIC_WORDS.missedDone);
  await clinic.press(CLINIC_WORDS.refill, CLINIC_WORDS.refilled);
  await missing.open(at);
  await missing.press(TEMP_WORDS.contest);
  const dialog = missing.page.getByRole('dialog');
  await dialog.getByLabel(TEMP_WORDS.statement).fill('J’étais à la porte à 8 h 50, sans réponse.');
  await missing.press(TEMP_WORDS.sendStatement, TEMP_WORDS.contested);
  await answer(clinic, at, 'Our bell was out of order, which we learned later.');
  await openLastCase(admin);
  await admin.page.getByRole('radio', { name: ADMIN_WORDS.outcome }).check();
  await admin.page.getByLabel(ADMIN_WORDS.reasons).fill('The bell did not work.');
  await admin.page.getByRole('radio', { name: ADMIN_WORDS.lift }).check();
  await admin.press(ADMIN_WORDS.decide, ADMIN_WORDS.decided);
}
