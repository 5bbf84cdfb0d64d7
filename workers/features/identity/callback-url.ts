/**
 * Where a browser goes after signing in: the path that was asked for when it is of our own origin, else `/`.
 * The given text is read as a browser would read it, so that `//host`, `/\host`, a tab inside, another scheme or user info lead nowhere else.
 */
export function callbackPath(callbackUrl: string | undefined, origin: string): string {
  if (!callbackUrl || !URL.canParse(callbackUrl, origin)) return '/'
  const url = new URL(callbackUrl, origin)
  const isOurs = url.href.startsWith(`${origin}/`)
  // A path that begins with two slashes is read as a host when it stands alone.
  if (!isOurs || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
