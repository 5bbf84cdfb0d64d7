import type { Links } from './links.ts'
import type { LeftOut, Outline, PlannedNode } from './types.ts'

interface Site {
  outlines: readonly Outline[]
  /** Places of the content of each file. */
  kept: readonly number[][]
  titles: readonly string[]
  /** For a file that says nearly the same as another: which one. */
  copies: ReadonlyMap<number, number>
  links: Links
}

/**
 * A navigation that has every file once: below the page of its folder; else below a page that links to it out of its content; else at the top. The
 * menus of the site give the order of what stands beside each other, then titles do. A copy of another file is left out, with the reason.
 */
export function navigationOf(site: Site): {
  tree: PlannedNode[]
  leftOut: LeftOut[]
} {
  const { outlines, titles, copies } = site
  const parents = outlines.map((_, at) => (copies.has(at) ? undefined : parentOf(site, at)))
  breakCircles(parents)
  const order = menuOrder(site)
  const byOrder = (one: number, other: number) =>
    (order.get(one) ?? Infinity) - (order.get(other) ?? Infinity) ||
    compare(titles[one], titles[other]) ||
    one - other
  const paths = new Set<string>()
  const nodeOf = (at: number, above: string): PlannedNode => {
    const path = uniquePath(
      paths,
      above,
      outlines[at]?.path.at(-1) || slug(titles[at] ?? ''),
      isRoot(outlines[at]),
    )
    const fileId = outlines[at]?.fileId ?? null
    const children = parents.flatMap((parent, child) => (parent === at && !copies.has(child) ? [child] : []))
    return {
      id: `node-${fileId}`,
      title: titles[at] ?? '',
      path,
      fileId,
      children: children.sort(byOrder).map((child) => nodeOf(child, path === '/' ? '' : path)),
    }
  }
  const top = outlines.flatMap((_, at) => (parents[at] === undefined && !copies.has(at) ? [at] : []))
  const leftOut = [...copies].map(([at, original]) => ({
    fileId: outlines[at]?.fileId ?? '',
    reason: `It says nearly the same as ${outlines[original]?.fileName ?? 'another file'}, which is in the navigation.`,
    original: outlines[original]?.fileId ?? '',
  }))
  return { tree: top.sort(byOrder).map((at) => nodeOf(at, '')), leftOut }
}

const isRoot = (outline: Outline | undefined) => outline?.path.join('') === ''

const compare = (one = '', other = '') => (one < other ? -1 : one > other ? 1 : 0)

/** The page of the nearest folder around a file. A file of the outermost folder, or of one without a page, goes below the page that links to it, if that is an overview. */
function parentOf(site: Site, at: number): number | undefined {
  const { path = [], address = '' } = site.outlines[at] ?? {}
  const host = address.startsWith('/') ? '' : (address.split('/')[0] ?? '')
  const folders = path.at(-1) === '' ? path.slice(0, -2) : path.slice(0, -1)
  for (let depth = folders.length; depth > 0; depth--) {
    const found = site.outlines.findIndex(
      (other, place) =>
        place !== at &&
        isPageOf(other, folders.slice(0, depth)) &&
        !site.copies.has(place) &&
        other.address.startsWith(host),
    )
    if (found >= 0) return found
  }
  return linkedFrom(site, at)
}

/** "recipes/index.html" and "recipes.html" are the page of the folder "recipes". */
const isPageOf = ({ path }: Outline, folder: readonly string[]) => {
  const own = path.at(-1) === '' ? path.slice(0, -1) : path
  return (
    own.length === folder.length && own.every((part, at) => part.toLowerCase() === folder[at]?.toLowerCase())
  )
}

const leastLinksOfOverview = 3

/** The page with the fewest links of those whose content lists this one among others; what the start page lists is at the top anyway. */
function linkedFrom(site: Site, at: number): number | undefined {
  const lists = listsOf(site)
  let best: number | undefined
  for (const [from, targets] of lists) {
    if (from === at || isRoot(site.outlines[from]) || !targets.has(at) || targets.size < leastLinksOfOverview)
      continue
    if (lists.get(at)?.has(from) && (lists.get(at)?.size ?? 0) >= targets.size) continue
    if (best === undefined || targets.size > (lists.get(best)?.size ?? 0)) best = from
  }
  return best
}

const known = new WeakMap<Site, Map<number, Set<number>>>()

/** For each file, those that its content links to. */
function listsOf(site: Site): Map<number, Set<number>> {
  const before = known.get(site)
  if (before) return before
  const lists = new Map<number, Set<number>>()
  for (const [from, { blocks }] of site.outlines.entries()) {
    if (site.copies.has(from)) continue
    const links = (site.kept[from] ?? []).flatMap((place) => blocks[place]?.hints?.links ?? [])
    const targets = links.flatMap(({ href }) => site.links.target(from, href) ?? [])
    if (targets.length > 0) lists.set(from, new Set(targets))
  }
  known.set(site, lists)
  return lists
}

/** A page below itself is taken out to the top. */
function breakCircles(parents: (number | undefined)[]): void {
  for (const at of parents.keys()) {
    const seen = new Set([at])
    for (let up = parents[at]; up !== undefined; up = parents[up]) {
      if (seen.has(up)) {
        parents[up] = undefined
        break
      }
      seen.add(up)
    }
  }
}

/** How early a file is linked in what is no content of the first file that has such links: its menu. */
function menuOrder({ outlines, kept, links }: Site): Map<number, number> {
  const order = new Map<number, number>()
  for (const [from, { blocks }] of outlines.entries()) {
    const content = new Set(kept[from])
    if (isRoot(outlines[from])) order.set(from, -1)
    for (const [at, { hints }] of blocks.entries()) {
      if (content.has(at)) continue
      for (const { href } of hints?.links ?? []) {
        const target = links.target(from, href)
        if (target !== undefined && !order.has(target)) order.set(target, order.size)
      }
    }
    if (order.size > 2) break
  }
  return order
}

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)

function uniquePath(taken: Set<string>, above: string, name: string, isTop: boolean): string {
  const wanted = isTop ? '/' : `${above}/${slug(name) || 'page'}`
  let path = wanted
  for (let nth = 2; taken.has(path); nth++) path = `${wanted === '/' ? '/home' : wanted}-${nth}`
  taken.add(path)
  return path
}
