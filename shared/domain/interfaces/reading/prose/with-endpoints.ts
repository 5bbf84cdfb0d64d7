import { isApi as isApiFact, type WithFacts } from '../sentence.ts'
import type { ApiDocument, ApiSchema } from '../types.ts'
import { interpretCondition } from './interpret-condition.ts'
import { schemaOfField, type FieldLimits } from './loose-schema.ts'
import { OperationDraft } from './operation-draft.ts'
import { answersIn, endpointsIn, type Endpoint, type StatedAnswer } from './read-answers.ts'

const names = /\b(?:GET|POST|PUT|PATCH|DELETE)\s+`?\//
/** Facts that would make a web form of what an interface takes. */
const ofForms = new Set(['field', 'mention', 'message', 'refusal', 'success', 'relation', 'conditional'])
const ignored =
  /\b(?:propert(?:y|ies)|fields?|attributes?)\b[^.]*\bignored\b|\bignores?\b[^.]*\b(?:propert(?:y|ies)|fields?|attributes?)\b/i
const onPage = /\b(?:page|screen|form|button|clicks?|dialog|checkbox)\b/i
/** Headings below an endpoint that still speak of it. */
const ofRequest =
  /^\W*(?:requests?|body|responses?|parameters?|headers?|query|path|errors?|status(?:es)?|fields?|payload|examples?|answers?|returns?|validation|input|output|properties)\b/i
const foreign = /\b(?:unknown|other|additional|extra|undeclared|further|not know\w*)\b/i

/**
 * Reads requests to an interface that sentences describe: "POST /users creates a user and returns 201; a missing name returns 400". A
 * sentence about statuses belongs to the endpoint named last. The only schema beside the only endpoint that takes a body describes
 * that body. Text without an endpoint is returned as it is.
 */
export function withEndpoints<S extends WithFacts>(sentences: S[]): S[] {
  if (!sentences.some(({ text, facts }) => names.test(text) && !isApi(facts))) return sentences
  const reader = new EndpointReader()
  const told = new Set(sentences.filter((sentence) => reader.read(sentence)))
  const { beside } = reader
  const document = reader.finish(sentences)
  return sentences.map((sentence): S => {
    const { start, text } = sentence
    if (told.has(sentence) || reader.bare.has(start))
      return {
        ...sentence,
        kind: 'requirement',
        facts: [
          { kind: 'api', document, part: { at: start, kind: 'sentence', statement: text, criteria: [] } },
        ],
      }
    if (beside.has(sentence))
      return { ...sentence, facts: sentence.facts.filter(({ kind }) => !ofForms.has(kind)) }
    const own = sentence.facts.some((fact) => isApiFact(fact) && fact.document === reader.joined)
    return own
      ? {
          ...sentence,
          facts: sentence.facts.map((fact) => (isApiFact(fact) ? { ...fact, document } : fact)),
        }
      : sentence
  })
}

interface FieldFact {
  kind: 'field'
  label: string
  constraints: FieldLimits
}

const isField = (fact: { kind: string }): fact is FieldFact => fact.kind === 'field'

function isApi(facts: WithFacts['facts']): boolean {
  return facts.some(isApiFact)
}

class EndpointReader {
  /** A schema that became the body of a request. */
  joined: ApiDocument | undefined
  private readonly drafts = new Map<string, OperationDraft>()
  private current: OperationDraft | undefined
  private section = -1
  /** Headings that are all that is said of an endpoint. */
  readonly bare = new Set<number>()
  private readonly headings = new Map<number, OperationDraft>()
  /** Sentences under an endpoint that speak of no page. */
  readonly beside = new Set<WithFacts>()
  private extrasAt: number | undefined
  /** The header that carries credentials, where a sentence names it. */
  private header = 'Authorization'
  /** What holds for every request, said before any is named. */
  private readonly common: { answer: StatedAnswer; at: number }[] = []

  /** Whether the sentence says something of an interface. */
  read(sentence: WithFacts): boolean {
    const { text, start, kind, facts, section } = sentence
    if (kind === 'notRead' || kind === 'question' || isApi(facts)) return false
    const found = endpointsIn(text)
    if (found.length > 0) this.section = section
    const { current } = this
    if (kind === 'heading') {
      if (found.length === 0 && !ofRequest.test(text)) this.current = undefined
      else this.section = section
      for (const endpoint of found) this.current = this.draftOf(endpoint, start, false)
      return false
    }
    if (/\b(?:key|token|credentials?|authentication)\b/i.test(text))
      this.header = /\bheader\s+["`]?([A-Z][\w-]{2,40})/.exec(text)?.[1] ?? this.header
    const parts = found.length < 2 ? [text] : text.split(/(?=\b(?:GET|POST|PUT|PATCH|DELETE)\s+`?\/)/)
    const said = parts.map((part) => this.readPart(part, start))
    if (this.current && foreign.test(text) && ignored.test(text)) {
      this.extrasAt = start
      return true
    }
    const told = this.readProperties(sentence) || said.includes(true)
    if (told) (this.current ?? current)?.rest(start)
    return told
  }

  private readPart(part: string, at: number): boolean {
    const [endpoint] = endpointsIn(part)
    if (endpoint) this.current = this.draftOf(endpoint, at)
    const answers = answersIn(part)
    if (!this.current) {
      const common = answers.filter(
        ({ status, condition }) => status === '401' && interpretCondition(condition).kind === 'anonymous',
      )
      this.common.push(...common.map((answer) => ({ answer, at })))
      return common.length > 0
    }
    if (
      /^(?:authentication|authori[sz]ation|an? (?:\w+ )?token) (?:is |are )?(?:required|needed|necessary)\b/i.test(
        part,
      )
    )
      this.current.protect(at, this.header)
    for (const answer of answers) this.current.add(answer, at, this.header)
    if (endpoint && answers.length === 0) this.current.mention(at)
    return endpoint !== undefined || answers.length > 0
  }

  /** Under an endpoint a sentence about an input describes a property, unless it speaks of a page. */
  private readProperties(sentence: WithFacts): boolean {
    const { text, start, section, facts } = sentence
    const { current } = this
    if (!current || section !== this.section || onPage.test(text)) return false
    this.beside.add(sentence)
    const fields = facts.filter(isField)
    for (const { label, constraints } of fields)
      current.describe(
        nameOf(label, text),
        { ...formatIn(text), ...schemaOfField(constraints) },
        constraints.required === true,
        start,
      )
    return fields.length > 0
  }

  finish(sentences: WithFacts[]): ApiDocument {
    for (const [at, draft] of this.headings) if (draft.restsOnHeading) this.bare.add(at)
    for (const { answer, at } of this.common)
      for (const draft of this.drafts.values()) draft.add(answer, at, this.header)
    const takers = [...this.drafts.values()].filter(({ takesBody }) => takesBody)
    const schemas = new Set(
      sentences.flatMap(({ facts }) =>
        facts.flatMap((fact) =>
          isApiFact(fact) && fact.document.kind === 'JSON Schema' ? [fact.document] : [],
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

  private draftOf(endpoint: Endpoint, at: number, resting = true): OperationDraft {
    const key = `${endpoint.method} ${endpoint.path}`
    const draft = this.drafts.get(key) ?? new OperationDraft(endpoint, at, resting)
    this.drafts.set(key, draft)
    if (!resting) this.headings.set(at, draft)
    return draft
  }
}

/** The name of a property as the text writes it: "The field reference" is about "reference". */
function nameOf(label: string, text: string): string {
  const bare = label.replace(/^(?:field|property|parameter|attribute)\s+(?=\S)/i, '')
  const at = text.toLowerCase().indexOf(bare.toLowerCase())
  return at < 0 ? bare : text.slice(at, at + bare.length)
}

/** Formats that prose names and forms do not have. */
function formatIn(text: string): Partial<ApiSchema> {
  if (/\bUUID\b/i.test(text)) return { types: ['string'], format: 'uuid' }
  return /\b(?:date-?time|ISO[ -]?8601|RFC ?3339|timestamp)\b/i.test(text)
    ? { types: ['string'], format: 'date-time' }
    : {}
}
