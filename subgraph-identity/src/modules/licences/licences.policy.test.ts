import { asSystem, asViewer } from '@tbt/service-kit/testing';
import {
  authorizeHolder,
  authorizeReview,
  requireEditable,
  requireProfessional,
} from './licences.policy';
import type { Licence } from './licences.repository';

const licence = { id: 5, userId: 1, status: 'pending' } as Licence;

describe('licences', () => {
  it.each([
    ['the holder', asViewer({ userId: 1 }), 'FORBIDDEN'],
    ['the holder as administrator', asViewer({ userId: 1, isAdmin: true }), 'FORBIDDEN'],
    ['a colleague', asViewer({ userId: 2 }), 'FORBIDDEN'],
    ['an administrator', asViewer({ userId: 2, isAdmin: true }), null],
    ['a service', asSystem(), null],
  ])('are reviewed by %s: %s', (_who, info, code) => {
    const review = () => authorizeReview(info, licence);
    if (code) expect(review).toThrow(expect.objectContaining({ code }) as Error);
    else expect(review()).toBe(licence);
  });

  it.each([
    [1, null],
    [2, 'NOT_FOUND'],
  ])('are changed by their holder (viewer %p)', (userId, code) => {
    const change = () => authorizeHolder(asViewer({ userId, isAdmin: true }), licence);
    if (code) expect(change).toThrow(expect.objectContaining({ code }) as Error);
    else expect(change()).toBe(licence);
  });

  it('stay unchanged once approved', () => {
    expect(() => requireEditable({ ...licence, status: 'approved' })).toThrow('licence.approved');
    expect(requireEditable({ ...licence, status: 'rejected' }).status).toBe('rejected');
  });

  it('belong to professionals', () => {
    expect(() => requireProfessional({ role: 'clinic' })).toThrow('access.role');
    expect(() => requireProfessional({ role: null })).toThrow('access.role');
    expect(requireProfessional({ role: 'assistant' })).toEqual({ role: 'assistant' });
  });
});
