import type { StepResult, TestCase } from './types.ts'

const noun =
  '(?:button|link|field|input|box|checkbox|radio button|dropdown|list|tab|option|menu item|item|text|heading|image|row)'
const article = String.raw`\b(?:the|an?)\s+`

/**
 * How a step is said when one of several elements is meant by it: what it calls the element gives way to words that mean one alone. Undefined where
 * the step does not say in so many words what it means.
 */
export function reworded(
  { action, interpretedAction }: Pick<StepResult, 'action' | 'interpretedAction'>,
  say: string,
): string | undefined {
  const named = namesIn(interpretedAction)
  const name = named.find((one) => action.toLowerCase().includes(one.toLowerCase()))
  // Without a name it is called by its kind alone, and the last kind is what the last action is done to.
  const called =
    name === undefined ? lastOf(action, new RegExp(`${article}${noun}\\b`, 'gi')) : nameIn(action, name)
  if (called === undefined || (name === undefined && named.length > 0)) return undefined
  const said = say.startsWith('the ') ? say : `the ${say}`
  return action.slice(0, called.start) + said + action.slice(called.end)
}

/** How a step is said when it chooses another value: the last in it gives way. Undefined where it does not say its value in so many words. */
export function revalued(
  { action, interpretedAction }: Pick<StepResult, 'action' | 'interpretedAction'>,
  value: string,
): string | undefined {
  const [said] = partsOf(interpretedAction, (part) => part.value)
  const place = said === undefined ? undefined : lastOf(action, new RegExp(escaped(said), 'gi'))
  return place && value !== '' ? action.slice(0, place.start) + value + action.slice(place.end) : undefined
}

interface Place {
  start: number
  end: number
}

const placeOf = (match: RegExpMatchArray | undefined): Place | undefined =>
  match?.index === undefined ? undefined : { start: match.index, end: match.index + match[0].length }

const lastOf = (text: string, pattern: RegExp) => placeOf([...text.matchAll(pattern)].at(-1))

/** Where a name stands, with its quotes, its article and its kind on either side: the new words say these again. */
const nameIn = (text: string, name: string) =>
  lastOf(
    text,
    new RegExp(`(?:${article})?(?:\\b${noun}\\s+)?["“'‘]?${escaped(name)}["”'’]?(?:\\s+${noun}\\b)?`, 'gi'),
  )

/** The names of what was meant by a step, as they were understood, the last action first: the one that could not be done. */
const namesIn = (interpreted: StepResult['interpretedAction']): string[] =>
  partsOf(interpreted, (part) => part.target?.name)

interface Understood {
  target?: { name?: unknown }
  value?: unknown
}

function partsOf(interpreted: StepResult['interpretedAction'], part: (of: Understood) => unknown): string[] {
  const actions = Array.isArray(interpreted?.['actions']) ? (interpreted['actions'] as Understood[]) : []
  return actions
    .toReversed()
    .map(part)
    .filter((text): text is string => typeof text === 'string' && text !== '')
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A case with other words for one step; undefined where there is no such step any more. */
export function withStep<T extends Pick<TestCase, 'steps'>>(
  testCase: T,
  stepNumber: number,
  words: { action?: string; expectedResult?: string },
): T | undefined {
  const { steps = [] } = testCase
  const step = steps.find((one) => one.stepNumber === stepNumber)
  if (!step) return undefined
  return { ...testCase, steps: steps.map((other) => (other === step ? { ...step, ...words } : other)) }
}
