interface Named {
  fileName: string
  sourceUrl: string | null
}

/** Folders and name of a file, decoded and without its ending: of its address, else of its name. The page of a folder itself has an empty name. */
export function pathOf({ fileName, sourceUrl }: Named): string[] {
  const path = sourceUrl === null ? fileName : pathnameOf(sourceUrl)
  const parts = path.split('/').map(decoded)
  const folders = parts.slice(0, -1).filter((part) => part !== '')
  const name = (parts.at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '')
  return [...folders, /^(?:index|default)$/i.test(name) ? '' : name]
}

/** The paths of files, where the page of a folder that holds nothing else ("people/ada/") is a page of that name beside the others. */
export function pathsOf(paths: readonly (readonly string[])[]): string[][] {
  const folders = new Map<string, number>()
  for (const path of paths)
    for (let depth = 1; depth < path.length; depth++) {
      const folder = path.slice(0, depth).join('/')
      folders.set(folder, (folders.get(folder) ?? 0) + 1)
    }
  return paths.map((path) => {
    const isAlone = path.at(-1) === '' && path.length > 1 && folders.get(path.slice(0, -1).join('/')) === 1
    return isAlone ? path.slice(0, -1) : [...path]
  })
}

/** By what links lead to a file: host and path of an address, without what makes no difference. */
export function addressOf({ fileName, sourceUrl }: Named): string {
  if (sourceUrl === null) return plain(`/${fileName}`)
  return URL.canParse(sourceUrl)
    ? plain(new URL(sourceUrl).host + new URL(sourceUrl).pathname)
    : plain(sourceUrl)
}

/** What files that share menus, headers and footers have in common: their owner, and the host that they were fetched from. */
export const siteOf = ({ ownerId, sourceUrl }: { ownerId: string; sourceUrl: string | null }): string =>
  sourceUrl === null ? ownerId : `${ownerId} ${addressOf({ fileName: '', sourceUrl }).split('/')[0] ?? ''}`

/** Where a link of a file leads, in the same form; undefined for what is no address of a page. */
export function targetOf(href: string, { fileName, sourceUrl }: Named): string | undefined {
  const base = sourceUrl ?? `http://files.invalid/${fileName.split('/').map(encodeURIComponent).join('/')}`
  if (!URL.canParse(href, base)) return undefined
  const { protocol, host, pathname } = new URL(href, base)
  if (!/^https?:$/.test(protocol)) return undefined
  return host === 'files.invalid' ? plain(decoded(pathname)) : plain(host + pathname)
}

const plain = (address: string) =>
  decoded(address)
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\/(?:index|default)\.[a-z0-9]{1,5}$/, '/')
    .replace(/(?<=[^/])\.(?:html?|php|aspx?|jsp)$/, '')
    .replace(/(?<=.)\/$/, '')

const pathnameOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
