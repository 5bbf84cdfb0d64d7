import { describeSchema } from '../reading/describe-schema.ts'
import type { ApiRefusal, ApiResponse, ApiSchema } from '../reading/types.ts'
import type { Outcome } from '../../test-cases/draft.ts'
import type { ApiInput, ApiTarget } from './model.ts'
import { nameOf } from './request-prose.ts'

const mostFacts = 25

/** What an allowed request leads to: the documented success with what its body must hold. */
export function successOf(target: ApiTarget): Outcome {
  const { operation } = target
  if (operation.kind === 'document') return plain('The document is valid')
  const good = operation.responses.filter(({ status }) => status.startsWith('2'))
  const found = good.length > 0 ? good : operation.responses.filter(({ status }) => status.startsWith('3'))
  return answered(target, found, 'a 2xx status', 'an allowed request')
}

/** What a wrong value leads to: the documented refusal. */
export function refusalOf(target: ApiTarget, input: ApiInput, rule?: string): Outcome {
  const { operation } = target
  const own = operation.refusals.find((one) => one.name === nameIn(input) && one.rule === rule)
  if (own) return told(target, own)
  if (operation.kind === 'document') {
    return plain(`The document is refused, at ${input.path.length === 0 ? 'its root' : input.label}`)
  }
  const exact = operation.responses.filter(({ status }) => status === '400' || status === '422')
  const ranges = operation.responses.filter(({ status }) => status === '4XX' || status === 'default')
  return answered(
    target,
    exact.length > 0 ? exact : ranges.slice(0, 1),
    'a 4xx status',
    'a request that is not allowed',
  )
}

/** What a documented status of its own leads to. */
export function statusOf(target: ApiTarget, status: string, what: string): Outcome {
  return answered(
    target,
    target.operation.responses.filter((response) => response.status === status),
    'a 4xx status',
    what,
  )
}

/** The name that a sentence would give an input. */
function nameIn({ label, path }: ApiInput): string {
  const last = path.findLast((step) => typeof step === 'string')
  return last ?? nameOf(label)
}

/** What a sentence says itself: the status, and what the answer holds. */
export function told(target: ApiTarget, { at, status, holds }: Omit<ApiRefusal, 'name' | 'rule'>): Outcome {
  const requirementId = target.parts.get(at)
  return {
    expected: `Status is ${status}${holds === undefined ? '' : `; the answer holds "${holds}"`}`,
    oracle: 'stated',
    checkable: false,
    ...(requirementId === undefined ? {} : { requirementId }),
  }
}

function plain(expected: string): Outcome {
  return { expected, oracle: 'stated', checkable: false }
}

function answered(target: ApiTarget, found: ApiResponse[], otherwise: string, what: string): Outcome {
  const [response, ...others] = found
  if (!response)
    return {
      expected: `Status is ${otherwise}`,
      oracle: 'inferred',
      checkable: false,
      unstated: `${what} to ${target.id}`,
    }
  const statuses = found.map(({ status }) => written(status, otherwise))
  if (others.length > 0)
    return {
      expected: `Status is ${statuses.join(' or ')}`,
      oracle: 'inferred',
      checkable: false,
      unstated: `${what} to ${target.id}: the description does not say which of ${statuses.join(' and ')} it gets`,
      ...requirementOf(target, response),
      alsoTests: others.flatMap(({ at }) => target.parts.get(at) ?? []),
    }
  const { facts, tests } = bodyFacts(response.schema, target)
  return {
    expected: [`Status is ${statuses[0] ?? ''}`, ...facts].join('; '),
    oracle: 'stated',
    checkable: false,
    ...requirementOf(target, response),
    alsoTests: tests,
  }
}

function written(status: string, otherwise: string): string {
  if (status === 'default') return otherwise
  return /^\dXX$/.test(status) ? `a ${status[0] ?? '4'}xx status` : status
}

function requirementOf({ parts }: ApiTarget, { at }: ApiResponse): Pick<Outcome, 'requirementId'> {
  const requirementId = parts.get(at)
  return requirementId === undefined ? {} : { requirementId }
}

/** What the documented body must hold, and the requirements of the properties that are named. */
function bodyFacts(
  schema: ApiSchema | undefined,
  { parts }: ApiTarget,
): { facts: string[]; tests: string[] } {
  if (!schema) return { facts: [], tests: [] }
  const list = schema.types.includes('array')
  const object = list ? schema.items : schema
  const properties = (object?.properties ?? []).filter(({ writeOnly }) => !writeOnly).slice(0, mostFacts)
  const where = list ? 'each element of the list' : 'the body'
  const fact = (name: string, one: ApiSchema) =>
    one.types.length === 0 && !one.choices ? `"${name}"` : `"${name}" (${describeSchema(one)})`
  const required = properties.filter((one) => one.required).map(({ name, schema: one }) => fact(name, one))
  const optional = properties.filter((one) => !one.required).map(({ name, schema: one }) => fact(name, one))
  const type = list ? ['the body is a list'] : []
  return {
    facts: [
      ...type,
      ...(required.length > 0 ? [`${where} has ${required.join(', ')}`] : []),
      ...(optional.length > 0 ? [`where ${where} has them: ${optional.join(', ')}`] : []),
    ].map((text) => text.slice(0, 1500)),
    tests: properties.flatMap(({ at }) => parts.get(at) ?? []),
  }
}
