interface Node {
  id: string
  path?: string | null | undefined
  fileId?: string | null | undefined
  children?: readonly Node[] | undefined
}

/** What is wrong with a navigation, with the path of the field that it is about: "tree.0.children.2.id". */
export interface TreeFault {
  path: string
  message: string
}

/** A navigation has every id once, every path once and every file once; a page that stands below itself is a circle. Costs the number of nodes. */
export function faultsOfTree(tree: readonly Node[]): TreeFault[] {
  const faults: TreeFault[] = []
  const ids = new Set<string>()
  const paths = new Map<string, string>()
  const files = new Map<string, string>()
  const repeated = (
    known: Map<string, string>,
    value: string | null | undefined,
    at: string,
    words: string,
  ) => {
    if (value === null || value === undefined || value === '') return
    const before = known.get(value)
    if (before === undefined) known.set(value, at)
    else faults.push({ path: at, message: `${words} at ${before}` })
  }
  const walk = (nodes: readonly Node[], at: string, above: readonly string[]) => {
    for (const [nth, { id, path, fileId, children = [] }] of nodes.entries()) {
      const here = `${at}.${nth}`
      if (above.includes(id))
        faults.push({
          path: `${here}.id`,
          message: 'This page stands below itself. Take it out at one of the places',
        })
      else if (ids.has(id))
        faults.push({ path: `${here}.id`, message: 'Another page has this id. Give each its own' })
      ids.add(id)
      repeated(paths, path, `${here}.path`, 'Another page has this path. Choose another one than')
      repeated(files, fileId, `${here}.fileId`, 'Each file stands in the navigation once. It already does')
      walk(children, `${here}.children`, [...above, id])
    }
  }
  walk(tree, 'tree', [])
  return faults
}
