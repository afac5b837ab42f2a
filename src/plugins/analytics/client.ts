/**
 * Loads the script that counts visits, except for readers whose browser asks not to be counted
 * (Global Privacy Control, or Do Not Track): for them it is not even requested.
 */

function isRefused(): boolean {
  const {globalPrivacyControl, doNotTrack} = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

if (typeof document !== 'undefined' && !isRefused()) {
  const settings = document.querySelector<HTMLMetaElement>('meta[name="analytics"]');
  if (settings) {
    const script = document.createElement('script');
    script.defer = true;
    script.src = settings.content;
    script.dataset.domain = settings.dataset.domain;
    document.head.append(script);
  }
}

export {};
