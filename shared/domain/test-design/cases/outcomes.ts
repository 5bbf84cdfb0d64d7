import type { Violation } from '../../requirements/facts/types.ts'
import { partitionsOf } from '../partitions/partitions-of.ts'
import { satisfies } from '../check/satisfies.ts'
import { ofCharacters } from '../modelling/parameters.ts'
import { repeatedBy } from '../items/repeated-input.ts'
import { capital } from './step-prose.ts'
import { controlNoun } from './steps.ts'
import { validInput } from './valid-input.ts'
import type { InputItem, Message, Outcome, Parameter, Screen } from '../model.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

/** What the text says a wrong value leads to; where it says nothing, what follows from the text, marked as inferred. */
export function refused(screen: Screen, parameter: Parameter, item: InputItem, value: string): Outcome {
  const violation = item.violation ?? 'any'
  if (screen.gate && waitsFor(screen.gate, parameter, value))
    return {
      expected: `The "${screen.gate.button}" button is disabled`,
      oracle: 'stated',
      checkable: true,
      requirementId: screen.gate.requirementId,
      unsent: true,
    }
  const message = underCondition(screen, item) ?? messageFor(parameter, screen, violation, value)
  if (!message && value === '' && parameter.constraints.required === undefined && !item.given)
    return emptied(parameter)
  return refusal(screen, message, {
    unstated: item.description,
    expected: `${spokenValue(parameter.label, value)} is not accepted`,
    labels: [parameter.id],
  })
}

/** The button waits for this input, which is empty or not ticked. */
function waitsFor({ label }: NonNullable<Screen['gate']>, parameter: Parameter, value: string): boolean {
  const left = value === '' || (parameter.constraints.control === 'checkbox' && value === 'unchecked')
  return (
    left &&
    (label === undefined
      ? parameter.constraints.required === true && value === ''
      : parameter.label === label)
  )
}

/** The message that a condition gives to what is wrong only while it holds. */
function underCondition(
  { conditionals = [] }: Screen,
  { given, violation = 'any' }: InputItem,
): Message | undefined {
  const said = given?.holds ? conditionals.find(({ id }) => id === given.conditionalId)?.messages : undefined
  return answering(said ?? [], ['any', violation])
}

interface Refusal {
  /** What the text leaves open where it states no message. */
  unstated: string
  /** What follows in words where nothing can be checked. */
  expected: string
  /** Ids of the inputs that the case is about. */
  labels: string[]
}

/** What refused input leads to: the stated message, else that the form is still there and its success is not. */
export function refusal(
  screen: Screen,
  message: Message | undefined,
  { unstated, expected, labels }: Refusal,
): Outcome {
  if (message) return answered(screen, message)
  const { success, refusal: stated } = screen
  const missing = success?.checkable ? absenceOf(success.check) : undefined
  const absent = missing && `${stillShown(screen, labels)} and ${missing}`
  if (absent && stated)
    return {
      expected: absent,
      oracle: 'stated',
      checkable: true,
      requirementId: stated.requirementId,
      cites: citedBy(success),
    }
  if (absent)
    return { expected: absent, oracle: 'inferred', checkable: true, unstated, cites: citedBy(success) }
  if (stated)
    return {
      expected: capital(stated.expected),
      oracle: 'stated',
      checkable: isCheckable(stated.expected),
      requirementId: stated.requirementId,
    }
  return { expected, oracle: 'inferred', checkable: false, unstated }
}

/** The expectation that a success is absent rests on the sentence that states the success. */
function citedBy(success: Screen['success']): string[] {
  return success ? [success.requirementId] : []
}

/** A page that does not answer also lacks the success text: the form itself must still be there. */
function stillShown({ button, parameters }: Screen, ids: string[]): string {
  if (button) return `The "${button}" button is visible`
  const parameter = parameters.find(({ id }) => ids.includes(id)) ?? parameters[0]
  return parameter ? `The "${parameter.label}" ${controlNoun(parameter)} is visible` : 'The form is visible'
}

/** A length alone does not say that an input must be filled in: an optional code of 8 digits may well be empty. */
function emptied({ label }: Parameter): Outcome {
  return {
    expected: `${spokenValue(label, '')} is not accepted`,
    oracle: 'inferred',
    checkable: false,
    unstated: `${label} is empty, and whether it is required`,
  }
}

/** The stated message; where the text also says that refused input leads nowhere, the success must be absent too. */
function answered({ success, refusal }: Screen, { text, requirementId, repeatedBy }: Message): Outcome {
  const absent = refusal && success?.checkable ? absenceOf(success.check) : undefined
  const alsoTests = absent && refusal ? [...repeatedBy, refusal.requirementId] : repeatedBy
  const expected = absent ? `${shown(text)} and ${absent}` : shown(text)
  return { expected, oracle: 'stated', checkable: true, requirementId, alsoTests }
}

/** A value in words: the literal, or its length where the literal would fill a page. */
export function spokenValue(label: string, value: string): string {
  if (value === '') return `The empty "${label}"`
  return value.length > 80
    ? `The text of ${value.length} characters in "${label}"`
    : `"${value}" in "${label}"`
}

/**
 * What valid input leads to: the stated outcome, else that none of the stated error messages shows. Absent messages prove something
 * only about inputs whose wrong values they answer; `claimed` are the inputs that the case is about.
 */
export function acceptance(
  screen: Screen,
  claimed: Parameter[],
  subjects: string[],
  entered: Map<string, string> = new Map(),
): Outcome {
  const { success } = screen
  const first = before(success, entered)
  if (first) return first
  if (success)
    return {
      expected: success.check,
      oracle: 'stated',
      checkable: success.checkable,
      requirementId: success.requirementId,
    }
  const unstated = validInput(screen)
  const answers = claimed.map((parameter) => answersTo(parameter, screen)).filter((one) => one !== undefined)
  if (answers.length > 0 && answers.every((messages) => messages.length > 0)) {
    const absent = [...new Set(answers.flat().map(({ text }) => `"${text}" is not visible`))].slice(0, 8)
    const cites = [...new Set(answers.flat().map(({ requirementId }) => requirementId))].slice(0, 8)
    return { expected: absent.join(' and '), oracle: 'inferred', checkable: true, unstated, cites }
  }
  return { expected: accepted(subjects), oracle: 'inferred', checkable: false, unstated }
}

/** '"2" in "Guests", "9" in "Nights" and the empty "Comment" are accepted'. */
function accepted([first = 'The form', ...rest]: string[]): string {
  const others = rest.map((one) => one.replace(/^The (?=empty|text)/, 'the '))
  const last = others.pop()
  return last === undefined
    ? `${first} is accepted`
    : `${[first, ...others].join(', ')} and ${last} are accepted`
}

/** What a rule says of the values entered, before the success can show. */
function before(success: Screen['success'], entered: Map<string, string>): Outcome | undefined {
  const { parameterId = '', ranges = [] } = success?.unless ?? {}
  const value = entered.get(parameterId)
  const found =
    value === undefined ? undefined : ranges.find((range) => satisfies(value, { kind: 'number', ...range }))
  return (
    found && {
      expected: found.expected,
      oracle: 'stated',
      checkable: isCheckable(found.expected),
      requirementId: found.requirementId,
    }
  )
}

const beyondValue = new Set<Violation>(['relation', 'mismatch', 'taken', 'state'])

/** The messages that wrong values of an input lead to; undefined for an input that takes no wrong value. */
function answersTo(parameter: Parameter, screen: Screen): Message[] | undefined {
  const violations = partitionsOf(parameter).flatMap(({ violation }) => violation ?? [])
  // What is only unknown, taken or different is judged by what is on record, not by the value.
  const judged = violations.filter((one) => !beyondValue.has(one))
  const own = parameter.messages.some(
    (one) => !one.violations.some((violation) => beyondValue.has(violation)),
  )
  if (judged.length === 0 && !own) return undefined
  const stated = violations.flatMap((violation) => messageFor(parameter, screen, violation) ?? [])
  // A message about a comparison or about what is on record may show for allowed values too.
  const sure = [...stated, ...parameter.messages].filter(
    ({ violations: answered }) => !answered.some((one) => beyondValue.has(one)),
  )
  return [...new Set(sure)]
}

/** The check that an outcome did not come about, where the step language can say it. */
export function absenceOf(check: string): string | undefined {
  const literal = /^(?:The message )?("[^"]+") is (?:visible|shown)$/.exec(check)?.[1]
  if (literal) return `${literal} is not visible`
  const address = /^The URL contains ("[^"]+")$/.exec(check)?.[1]
  if (address) return `The URL does not contain ${address}`
  const page = /^The ("[^"]+" page|[\w -]{2,50}page) is shown$/.exec(check)?.[1]
  return page ? `the ${page} is not shown` : undefined
}

export function shown(text: string): string {
  return `The message "${text}" is shown`
}

/** The most specific message: of the input for this violation, of the form for it, then what answers anything. */
function messageFor(
  parameter: Parameter,
  screen: Screen,
  violation: Violation,
  value?: string,
): Message | undefined {
  const { constraints } = parameter
  const messages = parameter.messages.filter((message) => speaksOf(message, violation, value))
  const whole = screen.messages.filter((message) => speaksOf(message, violation, value))
  const same: Violation[] = [violation]
  if (violation === 'tooShort' && !constraints.number) same.push('below')
  if (violation === 'tooLong' && !constraints.number) same.push('above')
  // "Letters are refused" answers what is no number, whether digits or a number are asked for.
  if (violation === 'format' && constraints.format === 'digits') same.push('notNumber')
  // "If the passwords differ" names the input that is repeated.
  const other = violation === 'relation' ? repeatedBy(parameter, screen.parameters) : undefined
  const named = answering([...messages, ...(other?.messages ?? [])], same) ?? answering(whole, same)
  if (named || violation === 'mismatch' || violation === 'taken') return named
  // An empty text is also shorter than a stated minimum; an empty number lies on no side of a range.
  const short = violation === 'empty' && constraints.length ? answering(messages, ['tooShort']) : undefined
  return short ?? answering(messages, ['any']) ?? answering(whole, ['any'])
}

/** "If it contains no digit" answers a value without a digit, not one without a letter. */
function speaksOf({ only, violations }: Message, violation: Violation, value: string | undefined): boolean {
  const narrowed = only !== undefined && value !== undefined && ofCharacters([violation])
  return !narrowed || !violations.includes(violation) || new RegExp(only, 'u').test(value)
}

function answering(messages: Message[], wanted: Violation[]): Message | undefined {
  return messages.find(({ violations }) => wanted.some((one) => violations.includes(one)))
}
