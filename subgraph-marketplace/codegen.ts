import { subgraphCodegen } from '@tbt/build-kit';

export default subgraphCodegen({
  mappers: {
    Job: '../modules/jobs#Job as JobModel',
    Application: '../modules/applications#Application as ApplicationModel',
    Booking: '../modules/bookings#Booking as BookingModel',
    User: '../modules/people#PersonReference',
  },
});
