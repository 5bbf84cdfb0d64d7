import type { NavigationNode } from '../../../shared/db/tables/content-planning.ts'
import { type Node, deepestTree, mostNodes } from './schemas.ts'

/** A tree that is too deep or too large to be looked at any further. */
export function shapeFaults(tree: readonly Node[]): { path: string; message: string }[] {
  let count = 0
  let level = tree
  for (let depth = 1; level.length > 0; depth++) {
    count += level.length
    if (depth > deepestTree)
      return [{ path: 'tree', message: `A navigation is at most ${deepestTree} deep. Move deeper pages up` }]
    if (count > mostNodes)
      return [{ path: 'tree', message: `A navigation has at most ${mostNodes} pages. Take some out` }]
    level = level.flatMap(({ children = [] }) => children)
  }
  return []
}

/** The same tree with everything that may be left out; a page without an id gets that of its place, or the next that no other has. */
export function wholeTree(tree: readonly Node[]): NavigationNode[] {
  const taken = idsIn(tree)
  const free = (wanted: string): string => {
    let id = wanted
    for (let nth = 2; taken.has(id); nth++) id = `${wanted}.${nth}`
    taken.add(id)
    return id
  }
  const whole = (nodes: readonly Node[], place: string): NavigationNode[] =>
    nodes.map(({ id, title, path = null, fileId = null, children = [] }, at) => {
      const here = `${place}-${at + 1}`
      return { id: id ?? free(here), title, path, fileId, children: whole(children, here) }
    })
  return whole(tree, 'page')
}

const idsIn = (tree: readonly Node[], ids = new Set<string>()): Set<string> => {
  for (const { id, children = [] } of tree) {
    if (id !== undefined) ids.add(id)
    idsIn(children, ids)
  }
  return ids
}

/** Every file that a tree names, with the path of the field. */
export const placesOf = (
  tree: readonly NavigationNode[],
  path = 'tree',
): { fileId: string; path: string }[] =>
  tree.flatMap(({ fileId, children }, at) => [
    ...(fileId === null ? [] : [{ fileId, path: `${path}.${at}.fileId` }]),
    ...placesOf(children, `${path}.${at}.children`),
  ])
