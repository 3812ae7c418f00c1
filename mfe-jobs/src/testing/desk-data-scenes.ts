import { answer, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  HolidaysDocument,
  MarketplaceStatisticsDocument,
  NoShowsDocument,
  RegulatorsDocument,
  ReliabilityLaddersDocument,
} from '../generated/graphql';
import { connectionOf } from './fixtures';
import { ladder } from './ladder-scenes';
import { bookingNode } from './shift-fixtures';

const figures = (index: number) =>
  ({
    __typename: 'MarketplaceFigures',
    shifts: 20 + index,
    filled: 15 + (index % 4),
    minutesToFill: 240 + index * 10,
    bookings: 16,
    cancelledByTemp: index % 3,
    cancelledByClinic: 1,
    noShows: index % 2,
    paidInvoices: 9,
    daysToPay: 6.5,
  }) as const;

const weekOf = (index: number): string =>
  new Date(Date.UTC(2026, 8, 7 + index * 7)).toISOString().slice(0, 10);

export const statisticsNode = (isEmpty = false) => ({
  __typename: 'MarketplaceStatistics' as const,
  province: null,
  updatedAt: '2026-11-20T12:00:00Z',
  weeks: Array.from({ length: isEmpty ? 0 : 12 }, (_, index) => ({
    __typename: 'MarketplaceWeek' as const,
    week: weekOf(index),
    figures: figures(index),
  })),
  provinces: (isEmpty ? [] : ['Ontario', 'Quebec']).map((province, index) => ({
    __typename: 'MarketplaceProvince' as const,
    province,
    figures: figures(index),
  })),
});

const statistics = (isEmpty: boolean): GraphAnswers =>
  answer(MarketplaceStatisticsDocument, { marketplaceStatistics: statisticsNode(isEmpty) });

const holiday = {
  __typename: 'Holiday',
  province: 'Ontario',
  isHoliday: true,
  isChanged: false,
} as const;

export const deskData = (isEmpty = false): GraphAnswers => ({
  ...statistics(isEmpty),
  ...answer(NoShowsDocument, {
    noShows: connectionOf(
      'NoShow',
      isEmpty
        ? []
        : [
            {
              __typename: 'NoShow' as const,
              id: '50',
              declaredAt: '2026-11-20T15:00:00Z',
              booking: bookingNode({ status: 'no_show' }),
            },
          ],
    ),
  }),
  ...answer(ReliabilityLaddersDocument, {
    reliabilityLadders: isEmpty
      ? []
      : [
          { ...ladder, version: 2, noShow: 90, createdAt: '2026-11-20T12:00:00Z' },
          { ...ladder, version: 1, createdAt: '2026-11-01T12:00:00Z' },
        ],
  }),
  ...answer(HolidaysDocument, {
    holidays: isEmpty
      ? []
      : [
          {
            ...holiday,
            id: 'a',
            date: '2026-07-01',
            nameEn: 'Canada Day',
            nameFr: 'Fête du Canada',
          },
          {
            ...{ ...holiday, id: 'b', date: '2026-08-03', isChanged: true },
            ...{ nameEn: 'Civic Holiday', nameFr: 'Congé civique' },
          },
        ],
  }),
  ...answer(RegulatorsDocument, {
    regulators: isEmpty
      ? []
      : [
          {
            __typename: 'Regulator' as const,
            id: 'Ontario/hygienist',
            province: 'Ontario',
            role: 'hygienist' as const,
            abbreviation: 'CDHO',
            name: 'College of Dental Hygienists of Ontario',
            registerUrl: 'https://www.cdho.org',
            deadline: '12-01',
            revision: 1,
          },
        ],
  }),
});
