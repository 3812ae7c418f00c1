import { readerIn, selectColumns, type ActingSide, type Page } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { InvoiceLineTable, InvoiceTable, type InvoiceRow } from '../../generated/tables';
import { INTERNAL_FIELDS, Invoice, InvoiceLine } from './invoices.types';

export const INVOICE_COLUMNS = Prisma.sql`
  ${selectColumns(InvoiceTable, { as: 'i', omit: INTERNAL_FIELDS })},
  (SELECT c.id FROM invoices c WHERE c.corrects_id = i.id) AS "creditNoteId",
  (SELECT c.number FROM invoices c WHERE c.id = i.corrects_id) AS "correctsNumber"`;

const LINE_COLUMNS = selectColumns(InvoiceLineTable, { as: 'l' });

/** Asks for money or for its return, and was not taken back. */
export const IS_STANDING = Prisma.sql`((i.kind <> 'credit_note' OR i.paid_before > 0)
  AND NOT EXISTS (SELECT FROM invoices c WHERE c.corrects_id = i.id))`;

/** Epoch milliseconds and id. */
export type InvoiceKey = [number, number];

export type InvoiceList = {
  side: ActingSide;
  /** Null for all. */
  isSettled: boolean | null;
};

export type InvoiceChanges = Partial<
  Pick<
    InvoiceRow,
    | 'paidOn'
    | 'paidMethod'
    | 'markedPaidAt'
    | 'receivedOn'
    | 'receivedMethod'
    | 'receivedAt'
    | 'settledAt'
    | 'paidBefore'
  >
>;

const ofSide = (side: ActingSide): Prisma.Sql =>
  'clinicId' in side
    ? Prisma.sql`i.clinic_id = ${side.clinicId}`
    : Prisma.sql`i.professional_id = ${side.professionalId}`;

export type InvoicesQueries = ReturnType<typeof createInvoicesQueries>;

export function createInvoicesQueries({ reader }: MarketplaceDatabase) {
  return {
    byIds: (ids: readonly number[]) => reader.rows(Invoice)`
      SELECT ${INVOICE_COLUMNS} FROM invoices i WHERE i.id = ANY(${[...ids]}::int[])`,

    /** Newest first. */
    ofBookings: (bookingIds: readonly number[]) => reader.rows(Invoice)`
      SELECT ${INVOICE_COLUMNS} FROM invoices i WHERE i.booking_id = ANY(${[...bookingIds]}::int[])
      ORDER BY i.id DESC`,

    linesOf: (invoiceIds: readonly number[]) => reader.rows(InvoiceLine)`
      SELECT ${LINE_COLUMNS} FROM invoice_lines l WHERE l.invoice_id = ANY(${[...invoiceIds]}::int[])
      ORDER BY l.invoice_id, l.position`,

    linesIn: (tx: MarketplaceTx, invoiceId: number) => readerIn(tx).rows(InvoiceLine)`
      SELECT ${LINE_COLUMNS} FROM invoice_lines l WHERE l.invoice_id = ${invoiceId}
      ORDER BY l.position`,

    /** Newest first, one more than asked for. */
    of({ side, isSettled }: InvoiceList, { limit, after }: Page<InvoiceKey>) {
      const where = [
        ofSide(side),
        ...(isSettled === null
          ? []
          : [isSettled ? Prisma.sql`i.settled_at IS NOT NULL` : Prisma.sql`i.settled_at IS NULL`]),
        ...(after
          ? [
              Prisma.sql`(i.issued_at, i.id) < (${new Date(after[0])}::timestamptz, ${after[1]}::int)`,
            ]
          : []),
      ];
      return reader.rows(Invoice)`
        SELECT ${INVOICE_COLUMNS} FROM invoices i WHERE ${Prisma.join(where, ' AND ')}
        ORDER BY i.issued_at DESC, i.id DESC LIMIT ${limit + 1}`;
    },

    /** The one of the booking that asks for money; the transaction holds the booking. */
    async lockStanding(tx: MarketplaceTx, bookingId: number): Promise<Invoice | null> {
      const rows = await readerIn(tx).rows(Invoice)`
        SELECT ${INVOICE_COLUMNS} FROM invoices i
        WHERE i.booking_id = ${bookingId} AND ${IS_STANDING}
        ORDER BY i.id DESC LIMIT 1 FOR UPDATE OF i`;
      return rows[0] ?? null;
    },

    /** The transaction holds the invoice. */
    async write(tx: MarketplaceTx, before: Invoice, changes: InvoiceChanges): Promise<Invoice> {
      await tx.invoice.update({ where: { id: before.id }, data: changes, select: { id: true } });
      return { ...before, ...changes };
    },
  };
}
