import { labelKey } from '../../requirements/facts/labels.ts'
import { maskQuotes } from '../../requirements/facts/mask.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { Violation } from '../../requirements/facts/types.ts'
import type { Parameter, Screen } from '../model.ts'

/** A quoted sentence that tells somebody what is wrong. */
const message = /^\p{Lu}.*\s.*[.!]$/u

/**
 * Marks inputs of which a sentence names a message that is in no element of the screens, as in a row of a table that was not understood:
 * their typical values may be refused.
 */
export function markUnsure(sentences: ReadSentence[], screens: Screen[]): void {
  const known = new Set(screens.flatMap(textsOf))
  for (const parameter of screens.flatMap(({ parameters }) => parameters))
    if (parameter.messages.some(({ violations }) => unanswered(violations, parameter)))
      parameter.unsure = true
  for (const { text, kind, facts, statement } of sentences) {
    if (kind !== 'requirement' || facts.some((fact) => fact.kind === 'success')) continue
    const quotes = maskQuotes(text).quotes.map(({ value }) => value)
    if (!quotes.some((quote) => message.test(quote) && !known.has(quote))) continue
    const named = new Set([...quotes, leadOf(statement ?? text)].map(labelKey))
    for (const parameter of screens.flatMap(({ parameters }) => parameters))
      if (
        named.has(labelKey(parameter.label)) &&
        !parameter.messages.some(({ text: own }) => quotes.includes(own))
      )
        parameter.unsure = true
  }
}

/** A message about a kind of value that nothing says of the input: "is not two letters and six digits" read as no number. */
function unanswered(violations: Violation[], { constraints }: Parameter): boolean {
  const [only] = violations
  if (violations.length !== 1) return false
  if (only === 'any') return Object.keys(constraints).every((key) => key === 'control')
  const { number, pattern, format, temporal } = constraints
  return (only === 'notNumber' || only === 'notWhole') && !number && !pattern && !format && !temporal
}

function textsOf({ messages, parameters, success, refusal }: Screen): string[] {
  const checks = [success?.check, refusal?.expected].flatMap((check) =>
    check === undefined ? [] : maskQuotes(check).quotes.map(({ value }) => value),
  )
  const answering = [...messages, ...parameters.flatMap((one) => one.messages)].filter(
    ({ violations }) => violations.length > 0,
  )
  return [...answering.map(({ text }) => text), ...checks]
}

/** "Serial number: not two letters …; Message: …" leads with the input that a row is about. */
function leadOf(text: string): string {
  return (/^\W*(?:(?:field|input|label|element): )?([^:;"]{2,60})[:;]/i.exec(text)?.[1] ?? '').trim()
}
