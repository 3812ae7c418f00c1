import type { ComponentType } from 'react';
import { CHECK_IN_ACTIONS, CheckInPanel } from '../features/check-in/check-in-panel';
import { OrientationPanel } from '../features/orientation/orientation-panel';
import { HoursPanel } from '../features/hours/hours-panel';
import { hasInvoices, InvoiceDocuments } from '../features/invoices/invoice-documents';
import { InvoicePanel } from '../features/invoices/invoice-panel';
import { ReviewPanel } from '../features/reviews/review-panel';
import { DisputePanel } from '../features/disputes/dispute-panel';
import { ConfirmPanel } from '../features/shift-bookings/confirm-panel';
import type { BookingPageQuery, ShiftBookingFragment, ShiftSide } from '../generated/graphql';

export type PageBooking = NonNullable<BookingPageQuery['booking']>;

export interface PanelProps {
  booking: PageBooking;
  reader: ShiftSide;
  /** Name of the other side. */
  name: string;
}

/** In the order of the page; the one that owns the next step is shown first. Nothing to show renders null. */
export const PANELS: readonly {
  key: string;
  actions: readonly string[];
  Panel: ComponentType<PanelProps>;
}[] = [
  { key: 'confirm', actions: ['confirm'], Panel: ConfirmPanel },
  { key: 'check-in', actions: CHECK_IN_ACTIONS, Panel: CheckInPanel },
  { key: 'orientation', actions: [], Panel: OrientationPanel },
  { key: 'hours', actions: ['complete', 'approve', 'accept_hours'], Panel: HoursPanel },
  { key: 'invoice', actions: ['mark_paid', 'mark_received'], Panel: InvoicePanel },
  { key: 'reviews', actions: ['review'], Panel: ReviewPanel },
  { key: 'dispute', actions: ['answer_dispute', 'contest_no_show'], Panel: DisputePanel },
];

type DocumentProps = PanelProps & { card: ShiftBookingFragment };

/** List items under "Documents"; without any the card is left out. */
export const DOCUMENTS: readonly {
  key: string;
  isThere: (props: DocumentProps) => boolean;
  Document: ComponentType<DocumentProps>;
}[] = [
  { key: 'invoices', isThere: ({ booking }) => hasInvoices(booking), Document: InvoiceDocuments },
];
