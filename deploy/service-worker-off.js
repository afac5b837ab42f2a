/*
 * Replaces /service-worker.js to switch off offline reading for all readers: deletes the caches, unregisters
 * the worker, and reloads the pages under its control. deploy/README.md describes how to publish it.
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
    // `navigate` rejects for a page that this worker does not control yet; its next load is uncontrolled.
    await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
  }
  event.waitUntil(leave());
});
