/** Inlined in the 404 page and the offline one, which the app shell has. */
{
  // Leads on from `/DONATE` or `/Donate/` to the view among its links.
  const normal = (path: string) => `${path.toLowerCase().replace(/\/(index\.html)?$/, '')}/`;
  const { origin, pathname, search, hash } = location;
  const link = [...document.links].find(
    (each) => each.origin === origin && normal(each.pathname) === normal(pathname),
  );
  // The view's own address was not found either.
  if (link && link.pathname !== pathname) location.replace(link.pathname + search + hash);
  // Back leads to the page as it was kept without a network.
  addEventListener('pageshow', ({ persisted }) => persisted && navigator.onLine && location.reload());
}
