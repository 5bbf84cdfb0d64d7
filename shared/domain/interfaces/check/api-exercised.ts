import type { ApiOperation, ApiRefusal } from '../reading/types.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { ApiAim, ApiInput, ApiItem, ApiTarget, ValueTest } from '../design/model.ts'
import { judge, judgeDocument, type Judged } from './api-breaches.ts'
import { readSent } from './api-request.ts'
import { breachesOf, compare, type Forms } from './api-values.ts'

/**
 * Whether a case sends a request that an item asks for and expects what the description says of it, read from its literal action. An
 * allowed value counts only in a request without any breach, a wrong one only where nothing else is wrong.
 */
export function apiExercised(testCase: TestCase, { aim, valid }: ApiItem, target: ApiTarget): boolean {
  return (testCase.steps ?? []).some(({ action, expectedResult }, index) => {
    const forms = aim.kind === 'value' ? aim.input.forms : {}
    const judged = judgedOnce(testCase, index, action, { operation: target.operation, forms })
    if (!judged || (aim.kind !== 'cause' && valid !== (judged.breaches.length === 0))) return false
    const expected = expectedResult === '' ? (testCase.expectedResult ?? '') : expectedResult
    if (aim.kind === 'cause') return caused(testCase, judged, expected, aim)
    return (
      (aim.kind === 'main' || judgedValue(judged, aim)) && expects(expected, target.operation, valid, aim)
    )
  })
}

interface Judgement {
  operation: ApiOperation
  judged: Judged | undefined
}

/** Judgements of the steps of a case: many items ask for the same one. */
const judgements = new WeakMap<TestCase, Map<string, Judgement>>()

function judgedOnce(
  testCase: TestCase,
  step: number,
  action: string,
  { operation, forms }: { operation: ApiOperation; forms: Forms },
): Judged | undefined {
  const known = judgements.get(testCase) ?? new Map<string, Judgement>()
  judgements.set(testCase, known)
  const key = Object.keys(forms).length === 0 ? String(step) : `${step} ${JSON.stringify(forms)}`
  const found = known.get(key)
  if (found?.operation === operation) return found.judged
  const judged = judgedAction(action, operation, forms)
  known.set(key, { operation, judged })
  return judged
}

function judgedAction(action: string, operation: ApiOperation, forms: Forms): Judged | undefined {
  if (operation.kind === 'request') {
    const sent = readSent(action)
    return sent && judge(sent, operation, forms)
  }
  const document = /^\s*validate the (?:document|value) ([\s\S]+)$/i.exec(action)?.[1]
  return document === undefined ? undefined : judgeDocument(document, operation, forms)
}

/** The expectation must not contradict the description: success for what is allowed, a documented refusal for what is not. */
function expects(
  expected: string,
  { kind, responses, refusals }: ApiOperation,
  valid: boolean,
  aim: ApiAim,
): boolean {
  if (kind === 'document') {
    if (valid) return /\bis valid\b/.test(expected)
    const label = aim.kind === 'value' ? placeOf(aim.input) : ''
    return expected.includes('is refused') && expected.endsWith(`, at ${label}`)
  }
  const statuses = statusesIn(expected)
  const told = valid ? undefined : toldFor(aim, refusals)
  if (told)
    return (
      statuses.length === 1 &&
      statuses[0] === told.status &&
      (told.holds === undefined || expected.includes(`"${told.holds}"`))
    )
  const own = valid ? /^[23]/ : /^4(?:00|22)$/
  const documented = new Set(
    responses.flatMap(({ status }) => (own.test(status) ? [status.toLowerCase()] : [])),
  )
  return (
    statuses.length > 0 &&
    statuses.every(
      (status) => documented.has(status) || (documented.size === 0 && status === (valid ? '2xx' : '4xx')),
    )
  )
}

/** The sentence that gives this wrong input a status of its own. */
function toldFor(aim: ApiAim, refusals: ApiRefusal[]): ApiRefusal | undefined {
  if (aim.kind !== 'value') return undefined
  const name = aim.input.path.findLast((step) => typeof step === 'string') ?? nameOf(aim.input)
  return refusals.find((one) => one.name === name && one.rule === aim.rule)
}

function placeOf({ label, path }: ApiInput): string {
  return path.length === 0 ? 'its root' : label
}

/** "Status is 400 or 422; …", "Status is a 4xx status". */
function statusesIn(expected: string): string[] {
  const head = expected.split(';', 1)[0] ?? ''
  return /\bstatus\b/i.test(head) ? (head.match(/\b[1-5](?:\d\d|xx)\b/g) ?? []) : []
}

const alongside: Record<string, string[]> = {
  minLength: ['pattern', 'format'],
  maxLength: ['pattern', 'format'],
  pattern: ['format'],
  format: ['pattern'],
}

function judgedValue(
  { breaches, values }: Judged,
  { input, test, rule }: Extract<ApiAim, { kind: 'value' }>,
): boolean {
  const place = input.place === 'body' ? `body ${input.path.join('/')}` : `${input.place} ${nameOf(input)}`
  if (rule === undefined)
    return (
      breaches.length === 0 && hasPlace(values, input) && isTested(valueAt(values, input, place), test, input)
    )
  // A text of a wrong length often cannot match its pattern: still one wrong value.
  const also = alongside[rule] ?? []
  return (
    breaches.some((one) => one.rule === rule) &&
    breaches.every((one) => one.place === place && (one.rule === rule || also.includes(one.rule))) &&
    isTested(valueAt(values, input, place), test, input)
  )
}

/** What is left out on purpose needs the object around it. */
function hasPlace(values: Judged['values'], input: ApiInput): boolean {
  if (input.path.length < 2) return true
  const around = { ...input, path: input.path.slice(0, -1) }
  const object = valueAt(values, around, '')
  return typeof object === 'object' && object !== null
}

function nameOf({ label, place }: ApiInput): string {
  const suffix = ` (${place})`
  return label.endsWith(suffix) ? label.slice(0, -suffix.length) : label
}

function valueAt(values: Judged['values'], { place: kind, path }: ApiInput, place: string): unknown {
  if (kind !== 'body') return values.get(place)
  let at = values.get('body')
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = new Map<string, unknown>(Object.entries(at)).get(String(step))
  }
  return at
}

function isTested(value: unknown, test: ValueTest, { place, schema }: ApiInput): boolean {
  const number = typeof value === 'string' && place !== 'body' ? Number(value) : value
  switch (test.kind) {
    case 'absent':
      return value === undefined
    case 'any':
      return value !== undefined
    case 'null':
      return value === null
    case 'is':
      return value === test.value || (place !== 'body' && value === String(test.value))
    case 'type':
      // Outside the body everything is a text: one that reads as a number is none.
      if (place !== 'body') return typeof value === 'string' && value !== '' && Number.isNaN(Number(value))
      return test.type === 'array'
        ? Array.isArray(value)
        : !Array.isArray(value) && value !== null && typeof value === test.type
    case 'numberIs':
      return (
        typeof number === 'number' &&
        !Number.isNaN(number) &&
        compare(number, { digits: test.value, scale: test.scale }) === 0
      )
    case 'notWhole':
      return typeof number === 'number' && !Number.isInteger(number) && !Number.isNaN(number)
    case 'lengthIs':
      return typeof value === 'string' && Array.from(value).length === test.value
    case 'countIs':
      return Array.isArray(value) && value.length === test.value
    case 'extra': {
      const known = new Set(schema.properties.map(({ name }) => name))
      return (
        typeof value === 'object' && value !== null && Object.keys(value).some((name) => !known.has(name))
      )
    }
    case 'form': {
      const form = schema.variants?.of[test.index]
      return form !== undefined && breachesOf(value, form).length === 0
    }
  }
}

function caused(
  { preconditions = [] }: TestCase,
  { breaches, values }: Judged,
  expected: string,
  { cause, status, condition }: Extract<ApiAim, { kind: 'cause' }>,
): boolean {
  const wanted = status === '' ? '4xx' : status
  if (!statusesIn(expected).includes(wanted)) return false
  const only = (place: string, rule: string) =>
    breaches.length === 1 && breaches[0]?.place === place && breaches[0].rule === rule
  switch (cause) {
    case 'anonymous':
      return only('credentials', 'missing')
    case 'mediaType':
      return only('media type', 'other')
    case 'notJson':
      return only('body ', 'notJson')
    case 'forbidden':
      return breaches.length === 0 && preconditions.some((text) => /\black the permission\b/.test(text))
    case 'unknown': {
      const ids = [...values]
        .filter(([place]) => place.startsWith('path '))
        .map(([, value]) => `"${String(value)}"`)
      return (
        breaches.length === 0 &&
        preconditions.some((text) => /\bno resource\b/.test(text) && ids.some((id) => text.includes(id)))
      )
    }
    case 'method':
      return false
    default:
      return breaches.length === 0 && preconditions.some((text) => text.includes(condition))
  }
}
