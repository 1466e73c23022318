/**
 * Takes photos that another app shares with this one, for the page that adds them: a share is a form that is sent to its address, and
 * no server need see it. It looks after that one address only, so that nothing else waits for it.
 */
const ADDRESS = "/closet/add";
const SHARED = "fit-closet-shared";

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { method, mode } = event.request;
  if (method === "POST" && mode === "navigate") event.respondWith(keepShared(event.request));
});

async function keepShared(request) {
  const [form, shared] = await Promise.all([request.formData(), caches.open(SHARED)]);
  for (const [at, photo] of form.getAll("photos").entries()) {
    const name = encodeURIComponent(photo.name);
    const address = `/shared/${Date.now()}/${at}/${photo.lastModified}/${name}`;
    await shared.put(address, new Response(photo));
  }
  return Response.redirect(ADDRESS, 303);
}
