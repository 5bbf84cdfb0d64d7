import { childOf, textOf, type Node } from './tree.ts'

export type Resolved = { node: Node; name?: string } | { missing: string }

/**
 * Follows `$ref` inside one document; a reference to another file or address is not read. Chains are followed at most 20 times.
 * Source: RFC 6901 (JSON Pointer).
 */
export function resolve(root: Node, node: Node): Resolved {
  let at = node
  let name: string | undefined
  for (let step = 0; step < 20; step += 1) {
    const reference = textOf(childOf(at, '$ref'))
    if (reference === undefined) return name === undefined ? { node: at } : { node: at, name }
    if (!reference.startsWith('#'))
      return {
        missing: `the reference "${reference.slice(0, 200)}" leads to another document, which is not read`,
      }
    const target = pointed(root, reference.slice(1))
    if (!target) return { missing: `the reference "${reference.slice(0, 200)}" leads nowhere` }
    name = reference
    at = target
  }
  return { missing: `the reference "${name?.slice(0, 200) ?? ''}" leads back to itself` }
}

function pointed(root: Node, pointer: string): Node | undefined {
  let at: Node | undefined = root
  for (const part of pointer.split('/').slice(1)) {
    const key = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~')
    at = at?.kind === 'list' ? at.items[Number(key)] : childOf(at, key)
  }
  return at
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
