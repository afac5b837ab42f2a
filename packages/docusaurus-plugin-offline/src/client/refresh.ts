/** Updates the kept pages of readers who have switched offline reading on; nobody else loads its code. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import site from '@generated/docusaurus-plugin-offline/default/site.json';
import {localeOf, workerPath} from '../set';

async function refreshIfKept(): Promise<void> {
  if (await navigator.serviceWorker.getRegistration(workerPath)) {
    const {refresh} = await import('../device');
    await refresh(localeOf(window.location.pathname, site));
  }
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  // Errors are ignored: the next page tries again.
  const start = () => void refreshIfKept().catch(() => {});
  // After the page itself, which may be there before its scripts are.
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start);
  }
}
