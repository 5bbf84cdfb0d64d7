import { withHead } from './fragments.ts'
import { readOperations } from './read-operations.ts'
import { SchemaReader } from './read-schema.ts'
import type { ApiDocument } from './types.ts'
import { childOf, entriesOf, textOf, type Node, type Problem } from './tree.ts'

/** Reads a parsed JSON or YAML value as OpenAPI 3, with or without its head, or as JSON Schema; `undefined` when it is neither. */
export function readApiDocument(written: Node, found: Problem[] = []): ApiDocument | undefined {
  const root = withHead(written)
  const problems = [...found]
  const version = textOf(childOf(root, 'openapi'))
  if (version !== undefined || childOf(root, 'paths')?.kind === 'map') {
    if (childOf(root, 'swagger')) return unread('Swagger 2.0', root, 'is not read; convert it to OpenAPI 3')
    const operations = readOperations(root, new SchemaReader(root), problems)
    if (operations.length === 0)
      problems.push({ at: root.start, message: 'the description holds no operation' })
    const title = textOf(childOf(childOf(root, 'info'), 'title')) ?? 'API'
    return { title, kind: `OpenAPI ${version ?? '3'}`, operations, problems }
  }
  if (childOf(root, 'swagger')) return unread('Swagger 2.0', root, 'is not read; convert it to OpenAPI 3')
  if (childOf(root, 'asyncapi')) return unread('AsyncAPI', root, 'is not read')
  return isSchema(root) ? readAlone(root, problems) : undefined
}

function unread(kind: string, root: Node, why: string): ApiDocument {
  return { title: kind, kind, operations: [], problems: [{ at: root.start, message: `${kind} ${why}` }] }
}

function isSchema(root: Node): boolean {
  if (root.kind !== 'map') return false
  if (textOf(childOf(root, '$schema')) !== undefined) return true
  const type = textOf(childOf(root, 'type'))
  const described = entriesOf(childOf(root, 'properties'))
  if (type === 'object') return described.length > 0 && described.every(({ value }) => value.kind !== 'list')
  return type === 'array' && childOf(root, 'items')?.kind === 'map'
}

/** A schema without an interface: the document that it describes is what is tested. */
function readAlone(root: Node, problems: Problem[]): ApiDocument {
  const schema = new SchemaReader(root).read(root)
  const title = textOf(childOf(root, 'title')) ?? 'document'
  return {
    title,
    kind: 'JSON Schema',
    problems,
    operations: [
      {
        kind: 'document',
        at: root.start,
        method: '',
        path: '',
        summary: title,
        parameters: [],
        body: { at: root.start, required: true, schema },
        responses: [],
        credentials: [],
        answers: [],
        refusals: [],
        toldAt: [],
        unread: [],
      },
    ],
  }
}
