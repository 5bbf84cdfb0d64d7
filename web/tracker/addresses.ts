const files = /\.(pdf|docx?|xlsx?|pptx?|csv|zip|rar|7z|gz|dmg|exe|apk|mp[34])$/i

/** An address without what the owner of the page does not want to have told. */
export function cleanAddress(address: string, withoutSearch: unknown, withoutHash: unknown): string {
  if (!address) return address
  const url = new URL(address)
  if (withoutSearch) url.search = ''
  if (withoutHash) url.hash = ''
  return url.href
}

/** What makes an address another page: a place within a page does not, a route that stands behind the hash does. */
export const pageOf = (address: string): string => address.replace(/#(?![/!]).*/, '')

type Link = Pick<HTMLAnchorElement, 'protocol' | 'host' | 'pathname' | 'hasAttribute'>

/** The event that following a link is; none within the site. */
export const linkEvent = (link: Link, host: string): string | false =>
  link.protocol.startsWith('http') &&
  (link.hasAttribute('download') || files.test(link.pathname) ? 'download' : link.host !== host && 'outbound')
