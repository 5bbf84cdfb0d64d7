import type { TestType } from '../../test-cases/schema.ts'
import type { Draft, Outcome } from '../../test-cases/draft.ts'
import { formatTestData } from '../../test-cases/test-data.ts'
import type { ApiInput, ApiItem, ApiTarget } from './model.ts'
import { dataOf, valueIn, type Request } from './request.ts'
import { sendAction } from './request-prose.ts'

/** Why no hosted run takes such a case. */
export const onlyPages = 'hosted runs drive web pages; this case sends a request to an interface'
const onlyDocuments = 'hosted runs drive web pages; this case validates a document'

/** A case of one request: its step with every literal, its data, what has to be there before, and what it must lead to. */
export function draftOf(
  target: ApiTarget,
  request: Request,
  claims: ApiItem[],
  outcome: Outcome,
  first?: ApiInput,
): Draft<ApiItem> {
  const testData = formatTestData(dataOf(target, request, first))
  const action = sendAction(target, request)
  const tested = claims.map(({ description }) => description)
  const valid = claims.every((item) => item.valid)
  return {
    title: titleOf(target, request, claims, valid),
    steps: [{ action, expectedResult: outcome.expected, ...(testData === '' ? {} : { testData }) }],
    claims,
    outcome,
    preconditions: preconditionsOf(target, request, { valid, exists: !claims.some(isAboutPath) }),
    types: typesOf(claims, valid),
    tags: [valid ? 'positive' : 'negative', 'api'],
    testCondition: tested.join('; '),
    alsoTests: valid ? wholeOf(target, request) : [],
    manual: [],
    notForBrowsers: target.operation.kind === 'document' ? onlyDocuments : onlyPages,
  }
}

function titleOf({ id }: ApiTarget, request: Request, claims: ApiItem[], valid: boolean): string {
  const [item, ...more] = claims.filter(({ aim }) => aim.kind === 'value')
  if (item?.aim.kind !== 'value') return (claims[0]?.description ?? id).slice(0, 240)
  if (valid && more.length > 0) {
    const some = [item, ...more].slice(0, 3).map(({ description }) => description.slice(0, 60))
    return `${id} accepts ${some.join(', ')}${more.length > 2 ? ` and ${more.length - 2} more` : ''}`.slice(
      0,
      240,
    )
  }
  const value = valueIn(request, item.aim.input)
  const literal = typeof value === 'object' ? '' : JSON.stringify(value ?? '')
  const shown = value !== undefined && literal !== '' && literal.length <= 40 ? ` = ${literal}` : ''
  const words = item.partition === literal ? '' : ` (${(item.partition ?? '').slice(0, 120)})`
  return `${id} ${valid ? 'accepts' : 'refuses'} ${item.label ?? ''}${shown}${words}`
}

/** What an allowed request shows beside its claims: the operation, its body, the credentials that let it in. */
function wholeOf({ operation, parts, requirementId }: ApiTarget, { body, credentials }: Request): string[] {
  const bodyPart = operation.body && body !== undefined ? parts.get(operation.body.at) : undefined
  const shown = credentials ? operation.credentials.flatMap(({ at }) => parts.get(at) ?? []) : []
  const told = operation.toldAt.flatMap((at) => parts.get(at) ?? [])
  return [requirementId, ...told, ...(bodyPart ? [bodyPart] : []), ...shown].filter((id) => id !== '')
}

/** What is sent to an id that is wrong or that nothing has. */
function isAboutPath({ aim }: ApiItem): boolean {
  if (aim.kind === 'cause') return aim.cause === 'unknown'
  return aim.kind === 'value' && aim.input.place === 'path' && aim.rule !== undefined
}

function preconditionsOf(
  { operation, inputs }: ApiTarget,
  request: Request,
  { valid, exists: there }: { valid: boolean; exists: boolean },
): string[] {
  const credentials = request.credentials
    ? operation.credentials.map(
        ({ secret, scheme }) => `%${secret}% stands for valid credentials of ${scheme}`,
      )
    : []
  const ids = inputs.filter(({ place }) => place === 'path')
  const exists = ids
    .map(({ label }) => `${label} "${String(request.parameters.get(label) ?? '')}"`)
    .join(' and ')
  const conflict = operation.responses.find(
    ({ status, description }) => status === '409' && description !== '',
  )
  return [
    ...credentials,
    ...(there && exists !== '' ? [`The resource with ${exists} exists`] : []),
    ...(valid && conflict ? [`What 409 describes is not the case: ${conflict.description}`] : []),
  ]
}

function typesOf(claims: ApiItem[], valid: boolean): TestType[] {
  const security = claims.some(
    ({ aim }) => aim.kind === 'cause' && (aim.cause === 'anonymous' || aim.cause === 'forbidden'),
  )
  if (security) return ['security', 'negative', 'integration', 'functional']
  if (claims.some(({ technique }) => technique === 'Boundary Value Analysis'))
    return ['boundary', valid ? 'functional' : 'negative', 'integration', 'regression']
  return valid
    ? ['functional', 'integration', 'regression', 'smoke']
    : ['negative', 'integration', 'functional', 'regression']
}
