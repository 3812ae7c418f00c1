import { createJobAlertSending, type SendJobAlerts } from './job-alerts.jobs';
import {
  createJobAlertsService,
  type JobAlertsDeps,
  type JobAlertsService,
} from './job-alerts.service';

export type JobAlertServices = {
  jobAlerts: JobAlertsService;
  sendJobAlerts: SendJobAlerts;
};

export const createJobAlerts = (deps: JobAlertsDeps): JobAlertServices => ({
  jobAlerts: createJobAlertsService(deps),
  sendJobAlerts: createJobAlertSending(deps.database, deps.clock),
});
