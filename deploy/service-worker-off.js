/*
 * Takes the place of /service-worker.js to switch off offline reading for everybody: deletes what
 * is kept on the device, takes the worker away, and reloads the pages that it answered.
 * deploy/README.md says how to publish it.
 */
/* global self, caches */

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  async function leave() {
    await caches.delete('offline');
    await self.registration.unregister();
    const pages = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
    // A page that this worker does not control yet can't be led; it is free with its next load.
    await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
  }
  event.waitUntil(leave());
});
