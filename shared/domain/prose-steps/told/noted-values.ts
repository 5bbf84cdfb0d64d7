import { startsWithVerb } from '../clauses.ts'
import type { Reading } from '../patterns.ts'
import type { TypedAction } from '../types.ts'
import { readField } from './field-phrases.ts'
import { mayBeCalled, writtenName } from './names.ts'
import type { ActionReader } from './readers.ts'

const labelled = /^(?:the |with )?([a-z][\p{L}-]*(?: [a-z][\p{L}-]*)?) (?:= ?)?(\S.*)$/u
const belonging = /^(.+?) (?:for|as) (?:the |an? )?(.+)$/i
const asked = / (?:question|list|dropdown|choice|option|setting|entry)$/i

/** "Colour Green", "qty 3" in a list of notes: what a field is called, in small letters, and what it is to hold. */
export function notedValue(
  part: string,
  reading: Reading,
  earlier: readonly TypedAction[],
): TypedAction[] | undefined {
  const [, label = '', said = ''] = labelled.exec(part) ?? []
  const value = writtenName(said, reading.prose)
  if (value === undefined || startsWithVerb(part) || !mayBeCalled(label)) return undefined
  const target = readField(label, reading, earlier)
  return target && [{ action: 'fill', target, value }]
}

/** "True for the thirteenth amendment": what is chosen in, or entered as, what is called so. */
export const readBelonging: ActionReader = (clause, { prose }) => {
  const [, said = '', phrase = ''] = belonging.exec(clause) ?? []
  const of = phrase.replace(asked, '')
  const value = writtenName(said, prose)
  const quoted = /^\uE000\d+\uE001$/.test(of) ? writtenName(of, prose) : undefined
  const name = quoted ?? (mayBeCalled(of) ? of : undefined)
  if (value === undefined || name === undefined || (!said.includes('\uE000') && startsWithVerb(said)))
    return undefined
  return [
    { action: 'select', target: { name }, value, otherwise: [{ action: 'fill', target: { name }, value }] },
  ]
}
