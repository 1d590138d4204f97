/**
 * Wakes up for messages of the server while no page is open, and shows them.
 *
 * Nothing is kept here and no request is answered: the page comes from the server, as ever.
 */

/** What the server has sent, if it is what we send. */
function read(data) {
  try {
    const { title, body, url, tag } = data.json();
    const texts = [title, body, url, tag].every((one) => typeof one === "string");
    return texts && isOurs(url) ? { title, body, url, tag } : undefined;
  } catch {
    return undefined;
  }
}

/** A place within this page, and nowhere else. */
const isOurs = (url) =>
  url.startsWith("/") && new URL(url, location.origin).origin === location.origin;

const pages = () => clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (page, url) => new URL(page.url).pathname === new URL(url, location.origin).pathname;

async function show({ title, body, url, tag }) {
  const open = await pages();
  // Whoever looks at the table already sees it there.
  if (open.some((page) => page.focused && isAt(page, url))) return;
  await registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: "/icons/icon-192.png",
    badge: "/icons/icon-192.png",
    data: { url },
  });
}

/** Show the table: in a window that is open there, in any other, or in a new one. */
async function go(url) {
  const open = await pages();
  const there = open.find((page) => isAt(page, url));
  if (there) return there.focus();
  const any = open.find((page) => "navigate" in page);
  if (!any) return clients.openWindow(url);
  await any.focus();
  return any.navigate(url);
}

/** The push service has given this browser another address: tell the server. */
async function renew({ oldSubscription, newSubscription }) {
  const made =
    newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/guest/push", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, public: keys.p256dh, auth: keys.auth }),
  });
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
self.addEventListener("push", (event) => {
  const told = event.data && read(event.data);
  if (told) event.waitUntil(show(told));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data ?? {};
  event.waitUntil(go(typeof url === "string" && isOurs(url) ? url : "/"));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
