import { TextLink } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { InvoiceFactsFragment } from '../../generated/graphql';
import { useText } from '../../texts';

export const pdfAddress = (invoiceId: string, locale: string): string =>
  `/api/invoices/${invoiceId}/pdf?lang=${locale.slice(0, 2)}`;

export function PdfLink({ invoice }: { invoice: InvoiceFactsFragment }) {
  const t = useText();
  const { locale } = useLocale();
  const kind = invoice.kind === 'credit_note' ? 'credit' : 'invoice';
  return (
    <TextLink href={pdfAddress(invoice.id, locale)} target="_blank" rel="noreferrer">
      {t(`jobs.invoice.pdf.${kind}`, { number: invoice.number })}
    </TextLink>
  );
}
