interface Described {
  operationId?: string
  summary?: string
  tags?: readonly string[]
}

/** What is read of an OpenAPI 3.1 document. */
export interface OpenApi {
  tags?: readonly { name: string; description?: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface Operation {
  operationId: string
  method: string
  path: string
  summary: string
}

/** Operations that the document puts under one tag, in its order. */
export interface Area {
  name: string
  description: string
  operations: readonly Operation[]
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/** The operations of a document by tag, in the order in which it lists its tags; what has no tag or no id cannot be linked to and is left out. */
export function areasOf({ tags = [], paths }: OpenApi): Area[] {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .flatMap(([method, described]) => {
        const { operationId = '', summary = '', tags: own = [] } = described as Described
        return own.map((tag) => ({ tag, operation: { operationId, method, path, summary } }))
      }),
  )
  const byTag = Map.groupBy(
    all.filter(({ operation }) => operation.operationId !== ''),
    ({ tag }) => tag,
  )
  const described = new Map(tags.map(({ name, description = '' }) => [name, description]))
  const names = [...described.keys(), ...byTag.keys()].filter((name, at, every) => every.indexOf(name) === at)
  return names.flatMap((name) => {
    const operations = byTag.get(name)?.map(({ operation }) => operation) ?? []
    return operations.length > 0 ? [{ name, description: described.get(name) ?? '', operations }] : []
  })
}

/** The document with the operations of one area only; a viewer reads each that it gets. As it is where there is no such area. */
export function areaIn<Document extends OpenApi>(document: Document, name: string): Document {
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const isOther = ([method, described]: [string, unknown]) =>
      methods.has(method) && !(described as Described).tags?.includes(name)
    const kept = Object.entries(item).filter((each) => !isOther(each))
    return kept.some(([method]) => methods.has(method)) ? [[path, Object.fromEntries(kept)] as const] : []
  })
  if (paths.length === 0) return document
  const tags = document.tags?.filter((tag) => tag.name === name)
  return { ...document, ...(tags && { tags }), paths: Object.fromEntries(paths) }
}

/** What has all the words in its area, method, path or sentence. */
export function finding(areas: readonly Area[], asked: string): Area[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  return areas.flatMap((area) => {
    const operations = area.operations.filter(({ method, path, summary }) => {
      const text = `${area.name} ${method} ${path} ${summary}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    return operations.length > 0 ? [{ ...area, operations }] : []
  })
}
