import { combine } from './combine-schemas.ts'
import { readKeywords } from './read-keywords.ts'
import { resolve } from './references.ts'
import type { ApiProperty, ApiSchema } from './types.ts'
import { childOf, entriesOf, flagOf, itemsIn, textOf, type Node } from './tree.ts'

const deepestSchema = 10
const mostSchemas = 20_000

/**
 * Reads JSON Schema (drafts 4 to 2020-12 as OpenAPI 3.0 and 3.1 use it) with local references resolved. A schema that contains
 * itself is read once and named inside itself; so is what lies deeper than ten levels. One reader serves one document.
 */
export class SchemaReader {
  private readonly root: Node
  private readonly known = new Map<Node, ApiSchema>()
  private count = 0
  private cuts = 0

  constructor(root: Node) {
    this.root = root
  }

  read(node: Node, open: Node[] = []): ApiSchema {
    const target = resolve(this.root, node)
    if ('missing' in target) return { types: [], properties: [], unread: [target.missing], cut: true }
    const done = this.known.get(target.node)
    if (done) return done
    if (open.includes(target.node)) return this.cut(`${target.name ?? 'the schema'} contains itself`)
    this.count += 1
    if (open.length >= deepestSchema) return this.cut(`nested more than ${deepestSchema} levels deep`)
    if (this.count > mostSchemas) return this.cut(`the description holds more than ${mostSchemas} schemas`)
    const before = this.cuts
    const schema = this.whole(target.node, [...open, target.node])
    // What was cut depends on the way that led here, so it is read again elsewhere.
    if (this.cuts === before || open.length === 0) this.known.set(target.node, schema)
    return schema
  }

  private cut(why: string): ApiSchema {
    this.cuts += 1
    return { types: [], properties: [], unread: [`${why}: not read further`], cut: true }
  }

  private whole(node: Node, open: Node[]): ApiSchema {
    if (node.kind === 'scalar') {
      const refused = node.value === false ? ['the schema false, which allows nothing, is not read'] : []
      return { types: [], properties: [], unread: refused }
    }
    const own = this.own(node, open)
    const all = itemsIn(childOf(node, 'allOf')).map((part) => this.read(part, open))
    return this.withVariants(node, [own, ...all].reduce(combine), open)
  }

  private own(node: Node, open: Node[]): ApiSchema {
    const required = new Set(itemsIn(childOf(node, 'required')).map((item) => textOf(item)))
    const properties = entriesOf(childOf(node, 'properties')).map(({ key, start, value }): ApiProperty => {
      const schema = this.read(value, open)
      const target = resolve(this.root, value)
      const place = 'node' in target ? target.node : value
      return {
        name: key,
        at: start,
        required: required.delete(key),
        ...(flagOf(childOf(place, 'readOnly')) ? { readOnly: true as const } : {}),
        ...(flagOf(childOf(place, 'writeOnly')) ? { writeOnly: true as const } : {}),
        schema,
      }
    })
    const undeclared = [...required].flatMap((name) =>
      name === undefined
        ? []
        : [{ name, at: node.start, required: true, schema: { types: [], properties: [], unread: [] } }],
    )
    const items = childOf(node, 'items')
    const element = items === undefined ? {} : { items: this.read(items, open) }
    return { ...readKeywords(node), properties: [...properties, ...undeclared], ...element }
  }

  private withVariants(node: Node, schema: ApiSchema, open: Node[]): ApiSchema {
    const mode = childOf(node, 'oneOf') ? 'oneOf' : 'anyOf'
    const parts = itemsIn(childOf(node, mode)).map((part) => this.read(part, open))
    const nothing = parts.filter(({ types }) => types.join() === 'null')
    const [only, ...others] = parts.filter((part) => !nothing.includes(part))
    if (only === undefined) return schema
    if (others.length > 0)
      return {
        ...schema,
        variants: { mode, of: parts.map((part) => combine({ ...schema, unread: [] }, part)) },
      }
    const alone = combine(schema, only)
    return nothing.length === 0 || alone.types.length === 0
      ? alone
      : { ...alone, types: [...alone.types, 'null'] }
  }
}
