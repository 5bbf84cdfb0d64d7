import { credentialsOf } from './read-security.ts'
import { resolve } from './references.ts'
import type { SchemaReader } from './read-schema.ts'
import type { ApiBody, ApiOperation, ApiParameter, ApiResponse, ApiSchema } from './types.ts'
import { childOf, entriesOf, flagOf, itemsIn, textOf, type Entry, type Node, type Problem } from './tree.ts'

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace'])
const mostOperations = 500
const unknownSchema: ApiSchema = { types: [], properties: [], unread: [], cut: true }

/** The operations under `paths` of OpenAPI 3.0 and 3.1, in source order. */
export function readOperations(root: Node, schemas: SchemaReader, problems: Problem[]): ApiOperation[] {
  const found = entriesOf(childOf(root, 'paths')).flatMap((path) => {
    const item = target(root, path.value, problems)
    return entriesOf(item)
      .filter(({ key }) => methods.has(key))
      .map((entry) => ({ path: path.key, shared: childOf(item, 'parameters'), entry }))
  })
  if (found.length > mostOperations)
    problems.push({
      at: root.start,
      message: `the operations after the first ${mostOperations} are not read`,
    })
  return found
    .slice(0, mostOperations)
    .map((one) => new OperationReader(root, schemas, one.path).read(one.entry, one.shared))
}

function target(root: Node, node: Node, problems: Problem[]): Node | undefined {
  const found = resolve(root, node)
  if ('node' in found) return found.node
  problems.push({ at: node.start, message: found.missing })
  return undefined
}

class OperationReader {
  private readonly unread: Problem[] = []
  private readonly root: Node
  private readonly schemas: SchemaReader
  private readonly path: string

  constructor(root: Node, schemas: SchemaReader, path: string) {
    this.root = root
    this.schemas = schemas
    this.path = path
  }

  read({ key, start, value }: Entry, shared: Node | undefined): ApiOperation {
    const summary = textOf(childOf(value, 'summary')) ?? textOf(childOf(value, 'description')) ?? ''
    const body = this.body(value.kind === 'map' ? value.entries.get('requestBody') : undefined)
    return {
      kind: 'request',
      at: start,
      method: key.toUpperCase(),
      path: this.path,
      summary: summary.replace(/\s+/g, ' ').trim().slice(0, 300),
      parameters: this.parameters(shared, childOf(value, 'parameters')),
      ...(body ? { body } : {}),
      responses: entriesOf(childOf(value, 'responses')).flatMap((entry) => this.response(entry)),
      credentials: credentialsOf(this.root, value, this.unread),
      answers: [],
      refusals: [],
      toldAt: [],
      unread: this.unread,
    }
  }

  /** An operation's own parameter replaces one of its path with the same name and place. */
  private parameters(shared: Node | undefined, own: Node | undefined): ApiParameter[] {
    const byName = new Map<string, ApiParameter>()
    for (const node of [...itemsIn(shared), ...itemsIn(own)]) {
      const parameter = this.parameter(node)
      if (parameter) byName.set(`${parameter.in} ${parameter.name}`, parameter)
    }
    const inPath = [...this.path.matchAll(/\{([^{}]{1,200})\}/g)].map((match) => match[1] ?? '')
    for (const name of inPath) {
      if (byName.has(`path ${name}`)) continue
      this.unread.push({
        at: this.root.start,
        message: `the path parameter "${name}" of ${this.path} is not described`,
      })
      byName.set(`path ${name}`, {
        name,
        at: -1,
        in: 'path',
        required: true,
        schema: { types: ['string'], properties: [], unread: [] },
      })
    }
    return [...byName.values()]
  }

  private parameter(node: Node): ApiParameter | undefined {
    const found = target(this.root, node, this.unread)
    const name = textOf(childOf(found, 'name'))
    const place = textOf(childOf(found, 'in'))
    if (!found || name === undefined) return undefined
    if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') return undefined
    // OpenAPI 3: these headers are described elsewhere, a parameter of that name is ignored.
    if (place === 'header' && /^(?:accept|content-type|authorization)$/i.test(name)) return undefined
    const schema = childOf(found, 'schema')
    if (!schema)
      this.unread.push({ at: found.start, message: `the parameter "${name}" has no schema that is read` })
    const example = childOf(found, 'example')
    const nested = textOf(childOf(schema, 'type'))
    if (nested === 'array' || nested === 'object')
      this.unread.push({
        at: found.start,
        message: `the parameter "${name}" is tested with one plain value, not as ${nested === 'array' ? 'a list' : 'an object'}`,
      })
    const read = schema ? this.schemas.read(schema) : { types: [], properties: [], unread: [] }
    return {
      name,
      at: found.start,
      in: place,
      required: place === 'path' || flagOf(childOf(found, 'required')),
      schema:
        example?.kind === 'scalar' && read.example === undefined ? { ...read, example: example.value } : read,
    }
  }

  private body(entry: Entry | undefined): ApiBody | undefined {
    const found = entry && target(this.root, entry.value, this.unread)
    if (!found) return undefined
    const kinds = entriesOf(childOf(found, 'content'))
    const json = kinds.find(({ key }) => isJson(key))
    const schema = childOf(json?.value, 'schema')
    const required = flagOf(childOf(found, 'required'))
    if (!schema) {
      const names = kinds.map(({ key }) => key).join(', ') || 'no media type'
      this.unread.push({
        at: found.start,
        message: `the request body (${names}) is not JSON with a schema, so it is not read`,
      })
      // Without its body no request is an allowed one.
      return required ? { at: entry.start, required, schema: unknownSchema } : undefined
    }
    return { at: entry.start, required, schema: this.schemas.read(schema) }
  }

  private response({ key, start, value }: Entry): ApiResponse[] {
    if (!/^(?:[1-5]\d\d|[1-5][xX]{2}|default)$/.test(key)) return []
    const found = target(this.root, value, this.unread)
    const json = entriesOf(childOf(found, 'content')).find((entry) => isJson(entry.key))
    const schema = childOf(json?.value, 'schema')
    const description = (textOf(childOf(found, 'description')) ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 300)
    return [
      {
        at: start,
        status: key.toUpperCase().replace('DEFAULT', 'default'),
        description,
        ...(schema ? { schema: this.schemas.read(schema) } : {}),
      },
    ]
  }
}

function isJson(mediaType: string): boolean {
  return /^(?:application\/(?:[\w.+-]+\+)?json|\*\/\*|application\/\*)\s*(?:;.*)?$/i.test(mediaType)
}
