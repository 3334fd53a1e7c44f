import { actionJourneys } from './actionJourneys.ts';
import { inOtherBrowsers } from './inOtherBrowsers.ts';
import { viewJourneys } from './viewJourneys.ts';

inOtherBrowsers((tab, browser) => {
  viewJourneys(tab);
  actionJourneys(tab, browser);
});
