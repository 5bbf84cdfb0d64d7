import type { FieldFact } from '../../facts/types.ts'
import type { ReadSentence } from '../../read-document.ts'
import type { ApiDocument, ApiSchema } from '../types.ts'
import { schemaOfField } from './loose-schema.ts'
import { OperationDraft } from './operation-draft.ts'
import { answersIn, endpointsIn, type Endpoint } from './read-answers.ts'

const names = /\b(?:GET|POST|PUT|PATCH|DELETE)\s+`?\//
const ignored =
  /\b(?:propert(?:y|ies)|fields?|attributes?)\b[^.]*\bignored\b|\bignores?\b[^.]*\b(?:propert(?:y|ies)|fields?|attributes?)\b/i
const foreign = /\b(?:unknown|other|additional|extra|undeclared|further|not know\w*)\b/i

/**
 * Reads requests to an interface that sentences describe: "POST /users creates a user and returns 201; a missing name returns 400". A
 * sentence about statuses belongs to the endpoint named last. The only schema beside the only endpoint that takes a body describes
 * that body. Text without an endpoint is returned as it is.
 */
export function withEndpoints(sentences: ReadSentence[]): ReadSentence[] {
  if (!sentences.some(({ text, facts }) => names.test(text) && !isApi(facts))) return sentences
  const reader = new EndpointReader()
  const told = new Set(sentences.filter((sentence) => reader.read(sentence)))
  const document = reader.finish(sentences)
  return sentences.map((sentence): ReadSentence => {
    const { start, text } = sentence
    if (told.has(sentence) && sentence.kind !== 'heading')
      return {
        ...sentence,
        kind: 'requirement',
        facts: [
          { kind: 'api', document, part: { at: start, kind: 'sentence', statement: text, criteria: [] } },
        ],
      }
    const own = sentence.facts.some((fact) => fact.kind === 'api' && fact.document === reader.joined)
    return own
      ? {
          ...sentence,
          facts: sentence.facts.map((fact) => (fact.kind === 'api' ? { ...fact, document } : fact)),
        }
      : sentence
  })
}

function isApi(facts: ReadSentence['facts']): boolean {
  return facts.some(({ kind }) => kind === 'api')
}

class EndpointReader {
  /** A schema that became the body of a request. */
  joined: ApiDocument | undefined
  private readonly drafts = new Map<string, OperationDraft>()
  private current: OperationDraft | undefined
  private extrasAt: number | undefined

  /** Whether the sentence says something of an interface. */
  read({ text, start, kind, facts }: ReadSentence): boolean {
    if (kind === 'notRead' || kind === 'question' || isApi(facts)) return false
    const found = endpointsIn(text)
    if (kind === 'heading') {
      for (const endpoint of found) this.current = this.draftOf(endpoint, start)
      return false
    }
    const parts = found.length < 2 ? [text] : text.split(/(?=\b(?:GET|POST|PUT|PATCH|DELETE)\s+`?\/)/)
    const said = parts.map((part) => this.readPart(part, start))
    if (this.current && foreign.test(text) && ignored.test(text)) {
      this.extrasAt = start
      return true
    }
    const fields = this.current ? facts.filter(isProperty) : []
    for (const { label, constraints } of fields)
      this.current?.describe(label, schemaOfField(constraints), constraints.required === true, start)
    return said.includes(true) || fields.length > 0
  }

  private readPart(part: string, at: number): boolean {
    const [endpoint] = endpointsIn(part)
    if (endpoint) this.current = this.draftOf(endpoint, at)
    const answers = this.current ? answersIn(part) : []
    for (const answer of answers) this.current?.add(answer, at)
    return endpoint !== undefined || answers.length > 0
  }

  finish(sentences: ReadSentence[]): ApiDocument {
    const takers = [...this.drafts.values()].filter(({ takesBody }) => takesBody)
    const schemas = new Set(
      sentences.flatMap(({ facts }) =>
        facts.flatMap((fact) =>
          fact.kind === 'api' && fact.document.kind === 'JSON Schema' ? [fact.document] : [],
        ),
      ),
    )
    const [only] = schemas
    if (schemas.size === 1 && takers.length === 1) this.joined = only
    const body = this.joined?.operations[0]?.body
    const described = body && { ...body, schema: this.withExtras(body.schema) }
    return {
      title: this.joined?.title ?? 'API',
      kind: this.joined?.kind ?? 'sentences',
      operations: [...this.drafts.values()].map((draft) =>
        draft.finish(draft === takers[0] ? described : undefined),
      ),
      problems: this.joined?.problems ?? [],
    }
  }

  private withExtras(schema: ApiSchema): ApiSchema {
    return this.extrasAt === undefined || schema.closed
      ? schema
      : { ...schema, extrasIgnoredAt: this.extrasAt }
  }

  private draftOf(endpoint: Endpoint, at: number): OperationDraft {
    const key = `${endpoint.method} ${endpoint.path}`
    const draft = this.drafts.get(key) ?? new OperationDraft(endpoint, at)
    this.drafts.set(key, draft)
    return draft
  }
}

/** Interfaces name their properties in one word that begins small; "First name" is the label of a form. */
function isProperty(fact: ReadSentence['facts'][number]): fact is FieldFact {
  return fact.kind === 'field' && /^[a-z][\w.-]{0,60}$/.test(fact.label)
}
