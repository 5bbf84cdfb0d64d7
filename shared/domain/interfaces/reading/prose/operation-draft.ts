import { combine } from '../combine-schemas.ts'
import type {
  ApiAnswer,
  ApiBody,
  ApiCredential,
  ApiOperation,
  ApiProperty,
  ApiRefusal,
  ApiResponse,
  ApiSchema,
} from '../types.ts'
import { interpretCondition, type Condition } from './interpret-condition.ts'
import { looseObject, looseValue } from './loose-schema.ts'
import type { Endpoint, StatedAnswer } from './read-answers.ts'

/** An operation while sentences add to it. */
export class OperationDraft {
  private readonly responses: ApiResponse[] = []
  private readonly answers: ApiAnswer[] = []
  private readonly refusals: ApiRefusal[] = []
  private readonly properties = new Map<string, ApiProperty>()
  private readonly toldAt: number[] = []
  private credential: ApiCredential | undefined
  private readonly endpoint: Endpoint
  /** The sentence that the operation rests on. */
  private at: number
  private resting: boolean

  /** A heading only names the endpoint: the operation rests on the first sentence below it. */
  constructor(endpoint: Endpoint, at: number, resting: boolean) {
    this.resting = resting
    this.endpoint = endpoint
    this.at = at
  }

  get takesBody(): boolean {
    return /^(?:POST|PUT|PATCH)$/.test(this.endpoint.method)
  }

  /** Adds what a sentence states; `at` is where the sentence begins. */
  add({ status, condition, holds }: StatedAnswer, at: number, header = 'Authorization'): void {
    const meant: Condition = condition === '' ? { kind: 'any' } : interpretCondition(condition)
    if (/^[23]/.test(status) || (meant.kind === 'any' && /^4(?:00|22)$/.test(status)))
      return this.respond(status, condition, at)
    if (meant.kind === 'property') return this.refuse(meant, status, holds, at)
    if (meant.kind === 'anonymous' && status === '401') return this.askForCredentials(condition, at, header)
    const own =
      (meant.kind === 'unknown' && status === '404' && this.endpoint.path.includes('{')) ||
      (meant.kind === 'mediaType' && status === '415') ||
      (meant.kind === 'notJson' && status === '400')
    if (own) return this.respond(status, condition, at)
    if (condition !== '')
      this.answers.push({ at, status, condition, ...(holds === undefined ? {} : { holds }) })
  }

  get restsOnHeading(): boolean {
    return !this.resting
  }

  rest(at: number): void {
    if (!this.resting) this.at = at
    this.resting = true
  }

  /** A sentence that speaks of the operation as such. */
  mention(at: number): void {
    this.toldAt.push(at)
  }

  /** A property that a sentence describes. */
  describe(name: string, schema: Partial<ApiSchema>, required: boolean, at: number): void {
    const known = this.properties.get(name)
    this.properties.set(name, {
      name,
      at: known?.at ?? at,
      required: required || known?.required === true,
      schema: { ...combine(known?.schema ?? looseValue(), looseValue(schema)), loose: true },
    })
  }

  finish(body: ApiBody | undefined): ApiOperation {
    const { method, path } = this.endpoint
    const places = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '')
    const named = [...this.properties.values()].filter(({ name }) => !places.includes(name))
    const inBody = this.takesBody ? named : []
    const made =
      body ??
      (inBody.length > 0
        ? { at: this.at, required: true, schema: { ...looseObject(), properties: inBody } }
        : undefined)
    return {
      kind: 'request',
      at: this.at,
      method,
      path,
      summary: '',
      ...(this.takesBody && !body && !inBody.some(isKnown) ? { openBody: true } : {}),
      parameters: [
        ...places.map((name) => ({
          name,
          at: this.at,
          in: 'path' as const,
          required: true,
          schema: this.properties.get(name)?.schema ?? looseValue({ types: ['string'] }),
        })),
        ...(this.takesBody
          ? []
          : named.map(({ name, at, required, schema }) => ({
              name,
              at,
              in: 'query' as const,
              required,
              schema,
            }))),
      ],
      ...(made ? { body: made } : {}),
      responses: this.responses,
      credentials: this.credential ? [this.credential] : [],
      answers: [...this.answers, ...this.unlisted()],
      refusals: this.refusals.filter((one) => !this.isUnlisted(one)),
      toldAt: this.toldAt,
      unread: [],
    }
  }

  /** Without a list of allowed values nobody knows which one is not in it: the words are a state to set up. */
  private unlisted(): ApiAnswer[] {
    return this.refusals
      .filter((one) => this.isUnlisted(one))
      .map(({ at, status, name, holds }) => ({
        at,
        status,
        condition: `${name} is not supported`,
        ...(holds === undefined ? {} : { holds }),
      }))
  }

  private isUnlisted({ name, rule }: ApiRefusal): boolean {
    return rule === 'enum' && this.properties.get(name)?.schema.choices === undefined
  }

  private respond(status: string, description: string, at: number): void {
    if (!this.responses.some((one) => one.status === status)) this.responses.push({ at, status, description })
  }

  private refuse(
    { name, rule, schema }: Extract<Condition, { kind: 'property' }>,
    status: string,
    holds: string | undefined,
    at: number,
  ): void {
    this.describe(name, schema, rule === 'required', at)
    this.refusals.push({ at, name, rule, status, ...(holds === undefined ? {} : { holds }) })
  }

  /** What a request of it has to show, in the header of this name. */
  protect(at: number, name: string): void {
    const secret = name === 'Authorization' ? 'TOKEN' : 'API_KEY'
    const value = name === 'Authorization' ? 'Bearer %TOKEN%' : '%API_KEY%'
    this.credential ??= { at, scheme: 'the interface', in: 'header', name, value, secret }
  }

  private askForCredentials(condition: string, at: number, name: string): void {
    this.protect(at, name)
    this.respond('401', condition, at)
  }
}

/** Of an optional property without a limit nothing follows for the rest of the body. */
const isKnown = ({ required, schema }: ApiProperty): boolean =>
  required || [schema.choices, schema.number, schema.length, schema.pattern, schema.format].some((one) => one !== undefined) // prettier-ignore
