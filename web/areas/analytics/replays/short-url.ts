/** An address without its scheme and host, which are those of the website; whatever is no address as it is. */
export function shortUrl(url: string): string {
  const parsed = URL.parse(url)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.pathname + parsed.search + parsed.hash : url
}
