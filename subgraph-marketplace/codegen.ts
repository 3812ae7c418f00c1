import { subgraphCodegen } from '@tbt/build-kit';

export default subgraphCodegen({
  mappers: {
    Job: '../modules/jobs#Job as JobModel',
    JobSeries: '../modules/jobs#JobSeries as JobSeriesModel',
    Application: '../modules/applications#Application as ApplicationModel',
    Invitation: '../modules/invitations#Invitation as InvitationModel',
    OfferRound: '../modules/applications#OfferRound as OfferRoundModel',
    Booking: '../modules/bookings#Booking as BookingModel',
    ScheduleSlot: '../modules/schedule#ScheduleSlot as ScheduleSlotModel',
    ScheduleEntry: '../modules/schedule#ScheduleEntry as ScheduleEntryModel',
    CalendarFeed: '../modules/calendar-feeds#CalendarFeed as CalendarFeedModel',
    User: '../modules/people#PersonReference',
  },
});
