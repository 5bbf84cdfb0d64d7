import type { CounterSample, Pattern } from './types.ts'

/** A condition at the start of a pattern: `(?=.*\d)` asks for a digit anywhere, `(?!.*\s)` forbids blanks. */
export interface LookAhead {
  body: string
  positive: boolean
}

const mostConditions = 8

/**
 * Takes the conditions from the start of a pattern such as `^(?=.*\d)(?=.*[A-Z]).{8,}$`, the usual way to write rules for passwords.
 * Undefined for a pattern that does not begin with one.
 */
export function leadingConditions(source: string): { conditions: LookAhead[]; rest: string } | undefined {
  const conditions: LookAhead[] = []
  let at = source.startsWith('^') ? 1 : -1
  while (at > 0 && /^\(\?[=!]/.test(source.slice(at, at + 3))) {
    const end = closing(source, at)
    if (end === undefined || conditions.length === mostConditions) return undefined
    conditions.push({ body: source.slice(at + 3, end), positive: source[at + 2] === '=' })
    at = end + 1
  }
  return conditions.length > 0 ? { conditions, rest: `^${source.slice(at)}` } : undefined
}

/** Where the group that opens at `from` closes. */
function closing(source: string, from: number): number | undefined {
  let depth = 0
  let inClass = false
  for (let at = from; at < source.length; at += 1) {
    const character = source[at]
    if (character === '\\') at += 1
    else if (character === '[') inClass = true
    else if (character === ']') inClass = false
    else if (!inClass && character === '(') depth += 1
    else if (!inClass && character === ')' && (depth -= 1) === 0) return at
  }
  return undefined
}

interface Condition extends LookAhead {
  pattern: Pattern
}

const longestTried = 24

/** The pattern that matches where `rest` does and every condition holds. */
export function withConditions(
  { source, ignoreCase, rest }: { source: string; ignoreCase: boolean; rest: Pattern },
  conditions: Condition[],
): Pattern {
  const fulfils = (text: string, all = conditions) =>
    all.every(({ pattern, positive }) => pattern.testStart(text) === positive)
  const sampleOf = (all: Condition[], length?: number) =>
    lengthsToTry(rest, length)
      .map((one) =>
        completed(rest.sample({ length: one }), all, (text) => rest.testWhole(text) && fulfils(text, all)),
      )
      .find((text) => text !== undefined)
  const test = (text: string) => rest.testStart(text) && fulfils(text)
  return {
    source,
    ignoreCase,
    test,
    testStart: test,
    testWhole: (text) => rest.testWhole(text) && fulfils(text),
    lengths: () => rest.lengths(),
    sample: ({ length } = {}) => sampleOf(conditions, length),
    counterSamples: (limit) => {
      const without = conditions.flatMap((left): CounterSample[] => {
        const others = conditions.filter((one) => one !== left)
        const breaks = (text: string) => !test(text) && rest.testWhole(text) && fulfils(text, others)
        const text = [sampleOf(others) ?? '', ...variantsOf(rest.sample() ?? '')]
          .map((one) => completed(one, others, breaks))
          .find((one) => one !== undefined)
        return text === undefined
          ? []
          : [{ text, reason: `${left.positive ? 'without' : 'with'} ${named(left.body)}` }]
      })
      const others = rest.counterSamples(limit).flatMap(({ text, reason }): CounterSample[] => {
        const whole = completed(text, conditions, (changed) => fulfils(changed) && !rest.test(changed))
        return [{ text: whole ?? text, reason }]
      })
      return [...without, ...others].filter(({ text }) => !test(text)).slice(0, limit)
    },
  }
}

/** The text without its digits, letters of one case, or other characters. */
function variantsOf(text: string): string[] {
  return [
    text.replace(/\d/g, 'k'),
    text.replace(/\p{L}/gu, '7'),
    text.toLowerCase(),
    text.toUpperCase(),
    text.replace(/[^\p{L}\d]/gu, 'k'),
  ]
}

function lengthsToTry(rest: Pattern, length: number | undefined): number[] {
  if (length !== undefined) return [length]
  const { min, max = min + longestTried } = rest.lengths()
  return Array.from({ length: Math.min(max - min, longestTried) + 1 }, (_, more) => min + more)
}

/** The text with what each condition asks for put in the place of as many characters, each at a place of its own. */
function completed(
  text: string | undefined,
  conditions: Condition[],
  isDone: (text: string) => boolean,
): string | undefined {
  if (text === undefined) return undefined
  let characters = Array.from(text)
  let at = 0
  for (const { pattern, positive } of conditions) {
    if (isDone(characters.join(''))) break
    const asked =
      positive && !pattern.testStart(characters.join('')) ? Array.from(pattern.sample() ?? '') : []
    if (asked.length === 0) continue
    characters = [...characters.slice(0, at), ...asked, ...characters.slice(at + asked.length)]
    at += asked.length
  }
  const done = characters.join('')
  return isDone(done) ? done : undefined
}

const names: [RegExp, string][] = [
  [/\\d|\[0-9\]/, 'a digit'],
  [/\[A-Z\]/, 'an upper-case letter'],
  [/\[a-z\]/, 'a lower-case letter'],
  [/\[A-Za-z\]|\[a-zA-Z\]/, 'a letter'],
  [/\\s/, 'a blank'],
  [/\\W|\[\^|\[[^\]\w]/, 'a special character'],
]

function named(body: string): string {
  return names.find(([pattern]) => pattern.test(body))?.[1] ?? `what “${body}” asks for`
}
