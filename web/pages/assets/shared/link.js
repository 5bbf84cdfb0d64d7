/**
 * The one-time token of a mailed link: it stands behind the `#`, so that no server and no log sees it. Where there is none, the page says
 * that its link is broken instead of showing what needs it.
 */
export function tokenOfLink(place) {
  // Another link that is opened in the same tab changes only the fragment.
  addEventListener('hashchange', () => location.reload())
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  document.querySelector(place).hidden = !token
  document.querySelector('#broken').hidden = Boolean(token)
  return token
}
