/**
 * Loads the script that counts visits, unless the browser sends an opt-out (Global Privacy Control, or Do Not
 * Track): then it is not even requested. A build without the settings does not contain this module.
 */
import siteConfig from '@generated/docusaurus.config';
import type {AnalyticsSettings} from './analytics';

function isRefused(): boolean {
  const {globalPrivacyControl, doNotTrack} = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

if (typeof document !== 'undefined' && !isRefused()) {
  const {scriptUrl, domain} = siteConfig.customFields?.analytics as AnalyticsSettings;
  const script = document.createElement('script');
  script.defer = true;
  script.src = scriptUrl;
  script.dataset.domain = domain;
  document.head.append(script);
}
