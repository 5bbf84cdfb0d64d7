/** A page of a navigation with those below it. */
export interface TreeNode {
  id: string
  title: string
  path: string | null
  fileId: string | null
  children: readonly TreeNode[]
}

export type Tree = readonly TreeNode[]

/** Where a page stands: the places from the top down, such as [0, 2] for the third page below the first. */
export type Place = readonly number[]

export function placeOf(tree: Tree, id: string): Place | undefined {
  for (const [at, node] of tree.entries()) {
    if (node.id === id) return [at]
    const below = placeOf(node.children, id)
    if (below) return [at, ...below]
  }
  return undefined
}

export function nodeAt(tree: Tree, [first = -1, ...rest]: Place): TreeNode | undefined {
  const node = tree[first]
  return node && rest.length > 0 ? nodeAt(node.children, rest) : node
}

/** The pages that a page stands among. */
export const siblingsAt = (tree: Tree, place: Place): Tree =>
  place.length <= 1 ? tree : (nodeAt(tree, place.slice(0, -1))?.children ?? [])

function changed(tree: Tree, [first = 0, ...rest]: Place, change: (nodes: Tree, at: number) => Tree): Tree {
  if (rest.length === 0) return change(tree, first)
  return tree.map((node, at) =>
    at === first ? { ...node, children: changed(node.children, rest, change) } : node,
  )
}

export const without = (tree: Tree, place: Place): Tree =>
  changed(tree, place, (nodes, at) => nodes.toSpliced(at, 1))
export const withAt = (tree: Tree, place: Place, node: TreeNode): Tree =>
  changed(tree, place, (nodes, at) => nodes.toSpliced(at, 0, node))
export const withChange = (tree: Tree, place: Place, change: Partial<TreeNode>): Tree =>
  changed(tree, place, (nodes, at) => nodes.map((node, nth) => (nth === at ? { ...node, ...change } : node)))

export type Direction = 'up' | 'down' | 'inside' | 'outside'

/** The tree with a page moved by one step; the same tree where there is no such step. */
export function moved(tree: Tree, id: string, direction: Direction): Tree {
  const place = placeOf(tree, id)
  const node = place && nodeAt(tree, place)
  const at = place?.at(-1)
  if (!place || !node || at === undefined) return tree
  const above = place.slice(0, -1)
  const rest = without(tree, place)
  if (direction === 'up') return at === 0 ? tree : withAt(rest, [...above, at - 1], node)
  if (direction === 'down')
    return at === siblingsAt(tree, place).length - 1 ? tree : withAt(rest, [...above, at + 1], node)
  if (direction === 'outside')
    return above.length === 0 ? tree : withAt(rest, [...above.slice(0, -1), (above.at(-1) ?? 0) + 1], node)
  const before = at === 0 ? undefined : nodeAt(tree, [...above, at - 1])
  return before ? withAt(rest, [...above, at - 1, before.children.length], node) : tree
}

export type Drop = 'before' | 'inside' | 'after'

/** The tree with a page put before, below or after another; the same tree where that would be below itself. */
export function dropped(tree: Tree, id: string, { onto, where }: { onto: string; where: Drop }): Tree {
  const from = placeOf(tree, id)
  const node = from && nodeAt(tree, from)
  if (!from || !node || id === onto || placeOf(node.children, onto)) return tree
  const rest = without(tree, from)
  const place = placeOf(rest, onto)
  if (!place) return tree
  if (where === 'inside') return withAt(rest, [...place, nodeAt(rest, place)?.children.length ?? 0], node)
  return withAt(rest, [...place.slice(0, -1), (place.at(-1) ?? 0) + (where === 'after' ? 1 : 0)], node)
}

export const filesIn = (tree: Tree): string[] =>
  tree.flatMap(({ fileId, children }) => [...(fileId === null ? [] : [fileId]), ...filesIn(children)])

const pathsIn = (tree: Tree): string[] =>
  tree.flatMap(({ path, children }) => [...(path === null ? [] : [path]), ...pathsIn(children)])

/** A path that no page has yet, made of a title. */
export function freePath(tree: Tree, title: string, above = ''): string {
  const taken = new Set(pathsIn(tree))
  const name = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  const wanted = `${above === '/' ? '' : above}/${name || 'page'}`
  for (let nth = 1; ; nth++) {
    const path = nth === 1 ? wanted : `${wanted}-${nth}`
    if (!taken.has(path)) return path
  }
}

/** The titles of a tree, those of pages below another in brackets. */
export const outlineOf = (tree: Tree): string =>
  tree
    .map(({ title, children }) => (children.length > 0 ? `${title} (${outlineOf(children)})` : title))
    .join(' · ')

/** The pages above a page, from the top down. */
export function pathTo(tree: Tree, id: string): TreeNode[] {
  const place = placeOf(tree, id) ?? []
  return place.slice(0, -1).flatMap((_, at) => nodeAt(tree, place.slice(0, at + 1)) ?? [])
}

export const countOf = (tree: Tree): number =>
  tree.reduce((count, { children }) => count + 1 + countOf(children), 0)

/** Every page with the titles of those above it, in the order of the tree. */
export const listed = (tree: Tree, above: readonly string[] = []): { node: TreeNode; above: string }[] =>
  tree.flatMap((node) => [
    { node, above: above.join(' › ') },
    ...listed(node.children, [...above, node.title]),
  ])

/** The tree with a page as the last one below another, or at the top; the same tree where that would be below itself. */
export function movedBelow(tree: Tree, id: string, onto: string | null): Tree {
  if (onto !== null) return dropped(tree, id, { onto, where: 'inside' })
  const place = placeOf(tree, id)
  const node = place && nodeAt(tree, place)
  return place && node ? [...without(tree, place), node] : tree
}
