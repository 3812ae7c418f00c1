import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type VerificationTexts = Record<
  Extract<WorkflowKey, `verification.${string}`>,
  NotificationTemplate
>;

/** A certification is checked where no licence is issued: in Quebec, of assistants. */
export const verificationTextsEnCA: VerificationTexts = {
  'verification.document-received': {
    title: 'We received your document',
    lines: ['Your {documentType} document is waiting for review. Our team reviews every document.'],
    action: 'See my documents',
  },
  'verification.document-approved': {
    title: 'Your document was approved',
    lines: ['Our team checked your {documentType} document.', 'It is valid until {expiresOn}.'],
    action: 'See my documents',
  },
  'verification.document-rejected': {
    title: 'Your document was not accepted',
    lines: [
      'Please check your {documentType} document and send it again.',
      'The reviewer wrote: {reason}',
    ],
    action: 'Send it again',
  },
  'verification.licence-received': {
    title: 'We received your licence',
    lines: [
      'Our team compares your licence for {province} and its file with the public register, usually within 2 business days.',
    ],
    action: 'See my licences',
  },
  'verification.licence-approved': {
    title: 'Your licence was approved',
    lines: ['You can be booked in {province}.', 'Your licence is valid until {expiresOn}.'],
    action: 'See my licences',
  },
  'verification.licence-rejected': {
    title: 'Your licence was not accepted',
    lines: ['Please check what you entered for {province}.', 'The reviewer wrote: {reason}'],
    action: 'See my licences',
  },
  'verification.licence-withdrawn': {
    title: 'Your licence for {province} is no longer approved',
    lines: [
      'Our team withdrew the approval. You cannot be booked with it, and shifts you are booked for that need it are at risk.',
      'The reviewer wrote: {reason}',
    ],
    action: 'See my licences',
  },
  'verification.licence-expiring': {
    title: 'Your licence for {province} expires in {daysLeft}',
    lines: [
      'It is on record with {regulator} until {expiresOn}. Renew it and enter the new date so you can still be booked.',
    ],
    action: 'Renew my licence',
  },
  'verification.licence-expired': {
    title: 'Your licence for {province} has expired',
    lines: [
      'It was on record with {regulator} until {expiresOn}. You cannot be booked in this province until it is renewed.',
    ],
    action: 'Renew my licence',
  },
  'verification.certification-received': {
    title: 'We received your certification',
    lines: ['Our team checks your certification and its file, usually within 2 business days.'],
    action: 'See my certification',
  },
  'verification.certification-approved': {
    title: 'Your certification was approved',
    lines: ['You can be booked in {province}.', 'Your certification is valid until {expiresOn}.'],
    action: 'See my certification',
  },
  'verification.certification-rejected': {
    title: 'Your certification was not accepted',
    lines: ['Please check what you entered for {province}.', 'The reviewer wrote: {reason}'],
    action: 'See my certification',
  },
  'verification.certification-withdrawn': {
    title: 'Your certification is no longer approved',
    lines: [
      'Our team withdrew the approval. You cannot be booked with it, and shifts you are booked for that need it are at risk.',
      'The reviewer wrote: {reason}',
    ],
    action: 'See my certification',
  },
  'verification.certification-expiring': {
    title: 'Your certification expires in {daysLeft}',
    lines: [
      'It is valid until {expiresOn}. Renew it and enter the new date so you can still be booked in {province}.',
    ],
    action: 'Renew my certification',
  },
  'verification.certification-expired': {
    title: 'Your certification has expired',
    lines: [
      'It was valid until {expiresOn}. You cannot be booked in {province} until you add the new one.',
    ],
    action: 'Renew my certification',
  },
  'verification.waiting': {
    title: 'A verification is waiting for review',
    lines: ['{person} sent a licence or a document to verify.'],
    action: 'Go to the queue',
  },
};
