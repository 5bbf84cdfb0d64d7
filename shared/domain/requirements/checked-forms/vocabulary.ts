import { labelKey } from '../facts/labels.ts'
import type { ReadSentence } from '../read-document.ts'
import type { InputKind } from './parts.ts'

export interface KnownInput {
  label: string
  control: InputKind
  options: string[]
  /** The option that is no answer. */
  none?: string
  /** What it holds at the start. */
  preset?: string
  /** Where the text names it first. */
  start: number
}

export interface Vocabulary {
  inputs: KnownInput[]
  buttons: string[]
}

const noAnswer =
  /^\W*(?:(?:please )?(?:choose|select|pick)\b.*|none|no selection|nothing (?:selected|chosen)|-+)?\W*$/i
const remarked =
  /^\s*\([^()"]{0,80}\b(?:not a (?:valid|real)|no (?:valid|real|choice|answer)|placeholder|does not count|counts as (?:no|not)|no option)\b/i
const most = 60

/** The inputs and buttons that a text names, with the options of its lists. */
export function vocabularyOf(sentences: ReadSentence[]): Vocabulary {
  const inputs = new Map<string, KnownInput>()
  const buttons: string[] = []
  const presets = new Map<string, string>()
  for (const { facts, text, start } of sentences)
    for (const fact of facts) {
      if (fact.kind === 'opening')
        for (const state of fact.states) {
          if (state.what === 'value') presets.set(labelKey(state.name), state.value)
          if (state.what === 'checked' && state.on && state.control === 'checkbox')
            presets.set(labelKey(state.name), 'on')
        }
      if (fact.kind === 'button' && !buttons.includes(fact.name)) buttons.push(fact.name)
      if (fact.kind !== 'control') continue
      const { control, name, options = [] } = fact
      if (control === 'button' && !buttons.includes(name)) buttons.push(name)
      if (control !== 'textbox' && control !== 'combobox' && control !== 'checkbox' && control !== 'radio')
        continue
      if (control === 'radio' && options.length === 0) continue
      const key = labelKey(name)
      const known = inputs.get(key)
      if (!known && inputs.size < most)
        inputs.set(key, { label: name, control, options: [...options], start })
      else if (known && known.options.length === 0 && options.length > 0) known.options.push(...options)
      const input = inputs.get(key)
      const none = options.find((option) => isNone(option, text))
      if (input && none !== undefined) input.none ??= none
    }
  for (const [key, input] of inputs) {
    const preset = presets.get(key)
    if (preset !== undefined && noAnswer.test(preset) && input.control === 'combobox') input.none ??= preset
    if (preset !== undefined && preset !== input.none) input.preset = preset
    if (input.none !== undefined && input.control === 'combobox' && !input.options.includes(input.none))
      input.options.unshift(input.none)
  }
  return { inputs: [...inputs.values()], buttons }
}

function isNone(option: string, text: string): boolean {
  const at = text.indexOf(option)
  return noAnswer.test(option) || (at >= 0 && remarked.test(text.slice(at + option.length + 1)))
}

/** The input that words name: by its whole label, else by a word that no other label has ("Terms not accepted"). */
export function inputNamed(words: string, { inputs }: Vocabulary): KnownInput | undefined {
  const spoken = ` ${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const whole = inputs
    .flatMap((input) => {
      const at = spoken.indexOf(
        ` ${input.label
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()} `,
      )
      return at < 0 ? [] : [{ input, at }]
    })
    .toSorted((a, b) => a.at - b.at || b.input.label.length - a.input.label.length)[0]
  if (whole) return whole.input
  const said = new Set(
    spoken
      .split(' ')
      .filter((word) => word.length > 3 && !common.has(word))
      .map(stem),
  )
  const shared = inputs.filter(({ label }) =>
    label
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.length > 3 && !common.has(word) && said.has(stem(word))),
  )
  return shared.length === 1 ? shared[0] : undefined
}

const common = new Set([
  'with',
  'have',
  'that',
  'this',
  'from',
  'your',
  'than',
  'more',
  'field',
  'text',
  'please',
  'chosen',
  'accept',
  'accepted',
  'agree',
  'enter',
  'choose',
  'empty',
  'missing',
  'given',
  'message',
  'characters',
])

function stem(word: string): string {
  return word.replace(/(?:ies|es|s|ed|ing)$/, '')
}

/** The input whose whole label words are. */
export function inputWithLabel(words: string, { inputs }: Vocabulary): KnownInput | undefined {
  const key = words
    .toLowerCase()
    .replace(/^(?:the|field) /, '')
    .replace(/ (?:field|checkbox|list)$/, '')
  return inputs.find(({ label }) => label.toLowerCase() === key)
}
