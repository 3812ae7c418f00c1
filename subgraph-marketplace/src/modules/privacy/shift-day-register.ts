import { exportRows, type PersonalTable } from '@tbt/service-kit';
import {
  BillingDetailsTable,
  BookingHistoryTable,
  DisputeEvidenceTable,
  DisputeTable,
  InvoiceLineTable,
  InvoiceTable,
  ReviewReportTable,
  ReviewTable,
  TimesheetTable,
} from '../../generated/tables';

const EITHER_SIDE = 'b.professional_id = $1 OR b.clinic_id = $1';

/** What was worked, billed, disputed and reviewed. */
export const SHIFT_DAY_TABLES: readonly PersonalTable[] = [
  {
    table: 'booking_history',
    exports: exportRows(
      BookingHistoryTable,
      [],
      `JOIN bookings b ON b.id = h.booking_id WHERE ${EITHER_SIDE} ORDER BY h.booking_id, h.revision`,
      { as: 'h' },
    ),
    because: 'the other side’s record too; statuses and instants',
  },
  {
    table: 'timesheets',
    exports: exportRows(
      TimesheetTable,
      ['submittedBy', 'startsAt', 'endsAt', 'remindedAt'],
      `JOIN bookings b ON b.id = t.booking_id WHERE ${EITHER_SIDE} ORDER BY t.id`,
      { as: 't' },
    ),
    erases: [
      'UPDATE timesheets SET submitted_by = NULL WHERE submitted_by = $1',
      `UPDATE timesheets t SET note = NULL FROM bookings b WHERE b.id = t.booking_id
        AND ((b.professional_id = $1 AND t.by = 'temp') OR (b.clinic_id = $1 AND t.by = 'clinic'))`,
    ],
  },
  {
    table: 'billing_details',
    exports: exportRows(BillingDetailsTable, ['professionalId'], 'WHERE professional_id = $1'),
    erases: ['DELETE FROM billing_details WHERE professional_id = $1'],
  },
  {
    table: 'invoices',
    exports: exportRows(
      InvoiceTable,
      ['dueAt', 'reminders', 'blockLiftedBy'],
      'WHERE professional_id = $1 OR clinic_id = $1 ORDER BY id',
    ),
    because: 'both sides must keep invoices for six years',
  },
  {
    table: 'invoice_lines',
    exports: exportRows(
      InvoiceLineTable,
      [],
      'JOIN invoices i ON i.id = l.invoice_id WHERE i.professional_id = $1 OR i.clinic_id = $1 ORDER BY l.invoice_id, l.position',
      { as: 'l' },
    ),
    because: 'part of an invoice',
  },
  { table: 'invoice_sequences', because: 'the last number of a professional’s invoices' },
  {
    table: 'disputes',
    exports: exportRows(
      DisputeTable,
      ['ruledBy', 'appealRuledBy', 'openedFrom', 'appealedFrom'],
      `JOIN bookings b ON b.id = d.booking_id WHERE ${EITHER_SIDE} ORDER BY d.id`,
      { as: 'd' },
    ),
    because: 'the other side’s case too; deleted after two years',
  },
  {
    table: 'dispute_evidence',
    exports: exportRows(
      DisputeEvidenceTable,
      ['ownerId'],
      `JOIN disputes d ON d.id = e.dispute_id JOIN bookings b ON b.id = d.booking_id
        WHERE (b.professional_id = $1 AND e.side = 'temp') OR (b.clinic_id = $1 AND e.side = 'clinic') ORDER BY e.id`,
      { as: 'e' },
    ),
    because: 'part of a case; the files go with their owner’s uploads',
  },
  {
    table: 'reviews',
    exports: exportRows(
      ReviewTable,
      ['isCounted'],
      'WHERE reviewer_id = $1 OR (reviewee_id = $1 AND is_counted) ORDER BY id',
    ),
    // A review stays without a name; what was said about an erased person goes.
    erases: [
      'UPDATE reviews SET reviewer_id = NULL WHERE reviewer_id = $1',
      'UPDATE reviews SET comment = NULL, reply = NULL WHERE reviewee_id = $1',
    ],
  },
  {
    table: 'review_reports',
    exports: exportRows(
      ReviewReportTable,
      ['reporterId', 'decidedBy'],
      'WHERE reporter_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM review_reports WHERE reporter_id = $1'],
  },
];
