/**
 * The way back that somebody asks for, as a path of our `origin`, with its query and fragment; null for one that leads elsewhere. It is read as a browser reads
 * it, so that `//host`, `/\host`, a tab inside, another scheme or user info are no path of ours. A path that would begin with two slashes is none either, such as
 * `/.//host` or `https://own//host`: alone, a browser reads a host in it. Source: WHATWG URL Standard.
 */
export function ownPath(way: string | null | undefined, origin: string): string | null {
  if (!way || !URL.canParse(way, origin)) return null
  const url = new URL(way, origin)
  if (!url.href.startsWith(`${origin}/`)) return null
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') ? null : path
}
