import { examplesIn } from './example-values.ts'
import { isWrong } from './judge.ts'
import type { Told, Wrong } from './parts.ts'
import type { KnownInput } from './vocabulary.ts'

/** What is known of the values that each input takes, by its label. */
export type RulesOf = ReadonlyMap<string, readonly Wrong[]>

/**
 * A text given as an example of what a right form leads to ("for example, "Booked: 3 seats for Ann Miller (Balcony)."") with the labels of
 * inputs in the place of its values. Every value must be one that a single input could have held; otherwise nothing is said.
 */
export function filledByExample(text: string, inputs: KnownInput[], rules: RulesOf): Told | undefined {
  const sample: Record<string, string> = {}
  let rest = text
  for (const { label, options, none } of inputs.filter(
    ({ control }) => control === 'combobox' || control === 'radio',
  )) {
    const said = options.filter((option) => option !== none && hasWord(rest, option))
    const [option] = said.toSorted((a, b) => b.length - a.length)
    if (option === undefined) continue
    sample[label] = option
    rest = rest.replace(option, '\u0001')
  }
  const typed = inputs.filter(({ control }) => control === 'textbox')
  const values = examplesIn(rest)
  for (const value of values) {
    const input = ownerOf(
      value,
      typed.filter(({ label }) => sample[label] === undefined),
      rules,
    )
    if (!input) return undefined
    sample[input.label] = value
  }
  const labels = Object.keys(sample)
  if (labels.length === 0 || values.length === 0) return undefined
  const filled = labels.reduce((all, label) => all.replace(sample[label] ?? '', `{${label}}`), text)
  return { text: filled, sample }
}

const naming = /\b(?:names?|who|contact|person|owner|holder|customer|guest|visitor|applicant|by)\b/i

/** The only input whose rules take the value and whose label speaks of such a thing. */
function ownerOf(value: string, inputs: KnownInput[], rules: RulesOf): KnownInput | undefined {
  const taking = inputs.filter(({ label }) => {
    const own = rules.get(label) ?? []
    return !own.some((one) => isWrong(one, { value, others: new Map(), recorded: [] }))
  })
  const isNumber = /^\d+(?:[.,]\d+)?$/.test(value)
  const fitting = taking.filter(({ label }) => {
    const own = rules.get(label) ?? []
    if (isNumber) return own.some(({ wrong }) => wrong === 'number' || wrong === 'range')
    if (value.includes('@')) return /mail/i.test(label)
    return naming.test(label) && !own.some(({ wrong }) => wrong === 'number' || wrong === 'days')
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word)
  return at >= 0 && !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[at + word.length] ?? ''}`)
}

/** "A single seat reads "Booked: 1 seat for …"": the text for the number one, where all else of it is as in the first. */
export function singleOf(told: Told, text: string, inputs: KnownInput[]): Told['single'] | undefined {
  const sample = told.sample ?? {}
  const label = Object.keys(sample).find((one) => /^\d+$/.test(sample[one] ?? ''))
  if (label === undefined) return undefined
  const filled = inputs.reduce((all, input) => {
    const value = input.label === label ? undefined : sample[input.label]
    return value === undefined ? all : all.replace(value, `{${input.label}}`)
  }, text)
  const slots = (one: string) => one.match(/\{[^{}]+\}/g)?.length ?? 0
  return /(?<![\d.])1(?![\d.])/.test(filled) && slots(filled) === slots(told.text) - 1
    ? { label, text: filled }
    : undefined
}

/** "{Seats} seats": a text whose noun stands for several is not the text for one. */
export function countsSeveral({ text, sample = {} }: Told): string | undefined {
  return Object.keys(sample).find(
    (label) =>
      /^\d+$/.test(sample[label] ?? '') &&
      /^ (?:\p{Ll}+ )?\p{Ll}{2,}s\b/u.test(text.slice(text.indexOf(`{${label}}`) + label.length + 2)),
  )
}
