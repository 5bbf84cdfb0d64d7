/** Where to go after signing in: the page that `callbackUrl` asks for when it is ours, else the settings. */
export function afterSignIn({ search, origin } = location) {
  const asked = new URLSearchParams(search).get('callbackUrl')
  const settings = `${origin}/settings`
  if (!asked || !URL.canParse(asked, origin)) return settings
  const url = new URL(asked, origin)
  return url.href.startsWith(`${origin}/`) ? url.href : settings
}
