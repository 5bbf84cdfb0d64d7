const longestName = 200

/**
 * How the file of a page or document is named: by its path, so that it tells where it comes from, with the ending of its format. `/docs/returns/` as a page is
 * `docs – returns.html`, a start is named after its host. Takes a normal address.
 */
export function fileNameOf(address: string, fileType: string): string {
  const { hostname, pathname, search } = new URL(address)
  const parts = pathname.split('/').filter((part) => part !== '')
  const own = readable(parts.join(' – ')) || hostname
  const ending = new RegExp(`\\.(?:${fileType === 'html' ? 'x?html?|php|aspx?|jsp' : fileType})$`, 'i')
  const query = readable(search.slice(1).replaceAll('&', ', '))
  const name = `${own.replace(ending, '')}${query === '' ? '' : ` (${query})`}`
  return `${name.slice(0, longestName).toWellFormed().trim()}.${fileType}`
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll(/[/\\]+/g, ' ')
  } catch {
    return text
  }
}
