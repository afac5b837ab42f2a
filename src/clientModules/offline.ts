/** On the pages of readers who keep the site on their device (`src/offline`); nobody else loads it. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {localeOf, workerPath} from '../offline/set';

async function refreshIfKept(): Promise<void> {
  if (await navigator.serviceWorker.getRegistration(workerPath)) {
    const {refresh} = await import('../offline/device');
    await refresh(localeOf(window.location.pathname));
  }
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  // What fails here is tried again by the next page.
  const start = () => void refreshIfKept().catch(() => {});
  // After the page itself, which may be there before its scripts are.
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start);
  }
}
