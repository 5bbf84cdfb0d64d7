import type { TestCase } from '../../test-cases/schema.ts'
import type { DefaultItem, Screen } from '../model.ts'
import { nameKey, type CaseFacts } from '../../test-cases/read-case.ts'

const holds =
  /^the "([^"]*)" (?:field|box|input|text box) (?:has|holds|shows|contains) (?:the value )?"([^"]*)"$/i
const selected = /^"([^"]*)" is selected in (?:the )?"([^"]*)"(?: list| dropdown)?$/i
const ticked = /^the "([^"]*)" checkbox is (not checked|unchecked|checked)$/i

/** Whether a case leaves the input untouched and expects just the stated value in it. */
export function defaultHeld(
  { parameterId, value }: DefaultItem,
  { expectedResult = '' }: TestCase,
  { values }: CaseFacts,
  { parameters }: Screen,
): boolean {
  const label = parameters.find(({ id }) => id === parameterId)?.label
  if (label === undefined || values.has(nameKey(label))) return false
  const [name, found] = read(expectedResult.trim().replace(/\.$/, ''))
  return nameKey(name) === nameKey(label) && found === value
}

function read(expected: string): [name: string, value: string] {
  const held = holds.exec(expected)
  if (held) return [held[1] ?? '', held[2] ?? '']
  const chosen = selected.exec(expected)
  if (chosen) return [chosen[2] ?? '', chosen[1] ?? '']
  const box = ticked.exec(expected)
  return [box?.[1] ?? '', box ? (box[2] === 'checked' ? 'checked' : 'unchecked') : '\u0000']
}
