/** Updates the downloaded pages if offline reading is on; otherwise its code is not loaded. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import site from '@generated/docusaurus-plugin-offline/default/site.json';
import {localeOf, workerPath} from '../set';

async function refreshIfStored(): Promise<void> {
  if (await navigator.serviceWorker.getRegistration(workerPath)) {
    const {refresh} = await import('../device');
    await refresh(localeOf(window.location.pathname, site));
  }
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  // Errors are ignored: the next page retries.
  const start = () => void refreshIfStored().catch(() => {});
  // Starts after `load`: the HTML may arrive before its scripts.
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start);
  }
}
