import type { Unit } from './units.ts'
import type { KnownInput, Vocabulary } from './vocabulary.ts'

/** The input that a row of a table names first, by the kind that the row gives. */
export function rowInput(
  name: string,
  { start }: Unit,
  kind: string,
  vocabulary: Vocabulary,
): KnownInput | undefined {
  if (name === '' || name.split(' ').length > 6) return undefined
  const control = /check ?box|tick/i.test(kind)
    ? 'checkbox'
    : /select|list|drop/i.test(kind)
      ? 'combobox'
      : /radio/i.test(kind)
        ? 'radio'
        : 'textbox'
  const options =
    control === 'textbox' || control === 'checkbox'
      ? []
      : [...kind.matchAll(/["“]([^"”]+)["”]/g)].map(([, one = '']) => one)
  const input: KnownInput = { label: name, control, options, start }
  vocabulary.inputs.push(input)
  return input
}
