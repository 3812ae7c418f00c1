import type { InvoiceKind, InvoiceLineKind } from '@tbt/contracts';
import type { Booking } from '../src/modules/bookings';
import type { World } from './factories';

type Line = { kind: InvoiceLineKind; minutes?: number; amount: string };

export type InvoiceFacts = {
  issuedOn: string;
  dueOn?: string;
  kind?: InvoiceKind;
  correctsId?: number | null;
  lines?: readonly Line[];
  clinicName?: string;
  markedPaidOn?: string | null;
  receivedOn?: string | null;
  isSettled?: boolean;
};

const LINES: readonly Line[] = [
  { kind: 'hours', minutes: 450, amount: '390.00' },
  { kind: 'hst', amount: '50.70' },
];

const isTax = ({ kind }: Line) => ['gst', 'hst', 'qst'].includes(kind);
const sum = (lines: readonly Line[]) =>
  lines.reduce((total, { amount }) => total + Number(amount), 0).toFixed(2);

const noon = (date: string) => `${date}T17:00:00Z`;

/** Writes an invoice and its lines as they are stored. @returns its id. */
export async function insertInvoice(
  { rows }: World,
  { id, professionalId, clinicId }: Booking,
  facts: InvoiceFacts,
): Promise<number> {
  const { issuedOn, dueOn = issuedOn, kind = 'shift', lines = LINES, correctsId = null } = facts;
  const { markedPaidOn = null, receivedOn = null, isSettled = false } = facts;
  const parties = {
    professional: { name: 'Ada Tremblay' },
    clinic: { name: facts.clinicName ?? 'Smile Dental' },
  };
  const [subtotal, tax] = [sum(lines.filter((line) => !isTax(line))), sum(lines.filter(isTax))];
  const [invoice] = await rows<{ id: number }>(
    `INSERT INTO invoices (number, kind, professional_id, clinic_id, booking_id, corrects_id, parties,
       province, issued_on, due_on, due_at, payment_terms, subtotal, tax, total, issued_at, paid_on,
       paid_method, marked_paid_at, received_on, received_method, received_at, settled_at)
     VALUES ((SELECT count(*) + 1 FROM invoices WHERE professional_id = $2), $1, $2, $3, $4, $5, $6,
       'Ontario', $7, $8, $9, 'net14', $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
     RETURNING id`,
    [
      ...[kind, professionalId, clinicId, id, correctsId, parties, issuedOn, dueOn, noon(dueOn)],
      ...[subtotal, tax, sum(lines), noon(issuedOn)],
      ...[markedPaidOn, markedPaidOn && 'cheque', markedPaidOn && noon(markedPaidOn)],
      ...[receivedOn, receivedOn && 'cheque', receivedOn && noon(receivedOn)],
      isSettled ? noon(receivedOn ?? markedPaidOn ?? issuedOn) : null,
    ],
  );
  if (!invoice) throw new Error('The invoice was not written');
  for (const [position, line] of lines.entries())
    await rows(
      `INSERT INTO invoice_lines (invoice_id, position, kind, minutes, amount) VALUES ($1, $2, $3, $4, $5)`,
      [invoice.id, position + 1, line.kind, line.minutes ?? null, line.amount],
    );
  return invoice.id;
}
