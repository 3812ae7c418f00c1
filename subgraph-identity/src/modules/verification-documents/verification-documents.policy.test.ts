import { anonymous, asSystem, asViewer } from '@tbt/service-kit/testing';
import { authorizeReview, authorizeSubmitter } from './verification-documents.policy';
import type { VerificationDocument } from './verification-documents.repository';

const document = { id: 5, userId: 1, status: 'pending' } as VerificationDocument;

describe('verification documents', () => {
  it.each([
    ['an unauthenticated caller', anonymous(), 'UNAUTHENTICATED'],
    ['the person', asViewer({ userId: 1 }), 'FORBIDDEN'],
    ['the person as administrator', asViewer({ userId: 1, isAdmin: true }), 'FORBIDDEN'],
    ['a clinic', asViewer({ userId: 2, role: 'clinic' }), 'FORBIDDEN'],
    ['an administrator', asViewer({ userId: 2, isAdmin: true }), null],
    ['a service', asSystem(), null],
  ])('are reviewed by %s: %s', (_who, info, code) => {
    const review = () => authorizeReview(info, document);
    if (code) expect(review).toThrow(expect.objectContaining({ code }) as Error);
    else expect(review()).toBe(document);
  });

  it.each([
    ['an unauthenticated caller', anonymous(), null, 'UNAUTHENTICATED'],
    ['a user for another one', asViewer({ userId: 1 }), 2, 'FORBIDDEN'],
    ['an administrator for another', asViewer({ userId: 1, isAdmin: true }), 2, 'FORBIDDEN'],
    ['the person', asViewer({ userId: 1 }), 1, null],
    ['a user without an owner id', asViewer({ userId: 1 }), undefined, null],
  ])('are sent by %s', (_who, info, userId, code) => {
    const submit = () => authorizeSubmitter(info, userId);
    if (code) expect(submit).toThrow(expect.objectContaining({ code }) as Error);
    else expect(submit()).toBe(1);
  });
});
