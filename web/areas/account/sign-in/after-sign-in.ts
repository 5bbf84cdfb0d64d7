/** Where to go after signing in: the page that `callbackUrl` asks for when it is ours, else `home`. What stands behind the `#` goes along. */
export function afterSignIn(
  { search, hash, origin }: Pick<Location, 'search' | 'hash' | 'origin'>,
  home = '/projects',
): string {
  const asked = new URLSearchParams(search).get('callbackUrl')
  if (!asked || !URL.canParse(asked, origin)) return home
  const url = new URL(asked, origin)
  if (!url.href.startsWith(`${origin}/`)) return home
  if (url.hash === '') url.hash = hash
  return url.pathname + url.search + url.hash
}
