import type { InvoiceKind, InvoiceLineKind, Locale, PaymentTerms } from '@tbt/contracts';

export type InvoiceTexts = {
  titles: Readonly<Record<InvoiceKind, string>>;
  from: string;
  to: string;
  issuedOn: string;
  dueOn: string;
  terms: string;
  paymentTerms: Readonly<Record<PaymentTerms, string>>;
  corrects: string;
  shift: string;
  workedHours: string;
  breakMinutes: string;
  table: { item: string; quantity: string; rate: string; amount: string };
  lines: Readonly<Record<InvoiceLineKind, string>>;
  subtotal: string;
  total: string;
  paidBefore: string;
  amountDue: string;
  toReturn: string;
  gstNumber: string;
  qstNumber: string;
  howToPay: string;
  notRegistered: string;
  platform: string;
};

export const INVOICE_TEXTS: Readonly<Record<Locale, InvoiceTexts>> = {
  'en-CA': {
    titles: {
      shift: 'Invoice {number}',
      late_cancellation: 'Invoice {number}',
      credit_note: 'Credit note {number}',
    },
    from: 'From',
    to: 'Bill to',
    issuedOn: 'Issued on',
    dueOn: 'Due on',
    terms: 'Terms',
    paymentTerms: {
      within_24_hours: 'Within 24 hours',
      net_14: 'Net 14 days',
      net_30: 'Net 30 days',
    },
    corrects: 'Cancels invoice {number}',
    shift: 'Shift',
    workedHours: '{hours} h {minutes} min',
    breakMinutes: 'unpaid break of {minutes} min',
    table: { item: 'Description', quantity: 'Time', rate: 'Rate', amount: 'Amount' },
    lines: {
      hours: 'Hours worked',
      compensation: 'Compensation for a late cancellation',
      gst: 'GST',
      hst: 'HST',
      qst: 'QST',
    },
    subtotal: 'Subtotal',
    total: 'Total',
    paidBefore: 'Already paid',
    amountDue: 'Amount due',
    toReturn: 'To be returned to the clinic',
    gstNumber: 'GST/HST number: {number}',
    qstNumber: 'QST number: {number}',
    howToPay: 'How to pay',
    notRegistered: 'No tax charged: the supplier gave no GST/HST number.',
    platform:
      'Paid directly by the clinic to the professional. Written by Tooth Be Told for the professional; no money passes through the platform.',
  },
  'fr-CA': {
    titles: {
      shift: 'Facture nº {number}',
      late_cancellation: 'Facture nº {number}',
      credit_note: 'Note de crédit nº {number}',
    },
    from: 'De',
    to: 'Facturé à',
    issuedOn: 'Date d’émission',
    dueOn: 'Échéance',
    terms: 'Modalités',
    paymentTerms: {
      within_24_hours: 'Payable dans les 24 heures',
      net_14: 'Payable dans les 14 jours',
      net_30: 'Payable dans les 30 jours',
    },
    corrects: 'Annule la facture nº {number}',
    shift: 'Quart de travail',
    workedHours: '{hours} h {minutes} min',
    breakMinutes: 'pause non payée de {minutes} min',
    table: { item: 'Description', quantity: 'Durée', rate: 'Taux', amount: 'Montant' },
    lines: {
      hours: 'Heures travaillées',
      compensation: 'Indemnité pour une annulation tardive',
      gst: 'TPS',
      hst: 'TVH',
      qst: 'TVQ',
    },
    subtotal: 'Sous-total',
    total: 'Total',
    paidBefore: 'Déjà payé',
    amountDue: 'Montant à payer',
    toReturn: 'À rembourser au cabinet',
    gstNumber: 'Numéro de TPS/TVH : {number}',
    qstNumber: 'Numéro de TVQ : {number}',
    howToPay: 'Comment payer',
    notRegistered: 'Aucune taxe facturée : le fournisseur n’a donné aucun numéro de TPS/TVH.',
    platform:
      'Payée directement par le cabinet au professionnel ou à la professionnelle. Rédigée par Tooth Be Told en son nom; aucun paiement ne passe par la plateforme.',
  },
};
