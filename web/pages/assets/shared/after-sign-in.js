/** Where to go after signing in: the page that `callbackUrl` asks for when it is ours, else the settings. What stands behind the `#` goes along. */
export function afterSignIn({ search, hash, origin } = location) {
  const asked = new URLSearchParams(search).get('callbackUrl')
  const settings = `${origin}/settings`
  if (!asked || !URL.canParse(asked, origin)) return settings
  const url = new URL(asked, origin)
  if (!url.href.startsWith(`${origin}/`)) return settings
  if (url.hash === '') url.hash = hash
  return url.href
}
