import { labelKey } from '../facts/labels.ts'
import { maskQuotes } from '../facts/mask.ts'
import type { ControlKind } from '../facts/inventory/control-fact.ts'
import type { ReadSentence } from '../read-sentence.ts'
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
      if (!isInput(control)) continue
      if (control === 'radio' && options.length === 0) continue
      const key = labelKey(name)
      const known = inputs.get(key)
      if (!known && inputs.size < most)
        inputs.set(key, { label: name, control, options: [...options], start })
      else if (known && known.options.length === 0 && options.length > 0) {
        known.options.push(...options)
        // "The fields" of a form may be of any kind; what offers something is no text field.
        if (known.control === 'textbox') known.control = control
      }
      const input = inputs.get(key)
      const none = options.find((option) => isNone(option, text))
      if (input && none !== undefined) input.none ??= none
    }
  for (const sentence of sentences)
    for (const [name, value] of startNumbers(sentence.text)) presets.set(labelKey(name), value)
  for (const [key, input] of inputs) {
    const preset = presets.get(key)
    if (preset !== undefined && noAnswer.test(preset) && input.control === 'combobox') input.none ??= preset
    if (preset !== undefined && preset !== input.none) input.preset = preset
    if (input.none !== undefined && input.control === 'combobox' && !input.options.includes(input.none))
      input.options.unshift(input.none)
  }
  return { inputs: [...inputs.values()], buttons }
}

const startsAt =
  /^ (?:shall |will |must |should )?(?:starts?|begins?|opens?) (?:at|with|on) (-?\d+(?:[.,]\d+)?)(?![\w%]|[.,]\d)/i

/** '"Guests" shall start at 1': of an input that other sentences tell. */
function startNumbers(text: string): [name: string, value: string][] {
  const { masked, quotes } = maskQuotes(text)
  return quotes.flatMap(({ value, end }): [string, string][] => {
    const held = startsAt.exec(masked.slice(end))?.[1]
    return held === undefined ? [] : [[value, held]]
  })
}

function isInput(control: ControlKind): control is InputKind {
  return ['textbox', 'combobox', 'checkbox', 'radio', 'choice'].includes(control)
}

function isNone(option: string, text: string): boolean {
  const at = text.indexOf(option)
  return noAnswer.test(option) || (at >= 0 && remarked.test(text.slice(at + option.length + 1)))
}

/** "A whole number" is what is entered, and no input whose label has that word. */
const kindOfValue = /\b(?:whole|round|full|natural|decimal|positive|negative) numbers?\b/g

/** The input that words name: by its whole label, else by a word that no other label has ("Terms not accepted"). */
export function inputNamed(words: string, { inputs }: Vocabulary): KnownInput | undefined {
  const spoken = ` ${words
    .toLowerCase()
    .replace(kindOfValue, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const whole = inputs
    .flatMap((input) => {
      const at = [input.label, input.label.replace(/\s*\([^()]*\)$/, '')]
        .map((label) => spoken.indexOf(` ${plainWords(label)} `))
        .find((place) => place >= 0)
      return at === undefined ? [] : [{ input, at }]
    })
    .toSorted((a, b) => a.at - b.at || b.input.label.length - a.input.label.length)[0]
  if (whole) return whole.input
  const said = new Set(
    spoken
      .split(' ')
      .filter((word) => word.length > 3 && !common.has(word))
      .map(stem),
  )
  const shared = inputs
    .map((input) => ({ input, words: sharedWith(input.label, said) }))
    .filter(({ words }) => words.size > 0)
  // "The licence number" is no "Number of guests": one label has all the words that any has, and more.
  const [only, ...more] = shared.toSorted((a, b) => b.words.size - a.words.size)
  return only &&
    more.every(
      ({ words }) => words.size < only.words.size && [...words].every((word) => only.words.has(word)),
    )
    ? only.input
    : undefined
}

/** Every input of which words have one, of its label or of what it offers. */
export function inputsMentioned(words: string, { inputs }: Vocabulary): string[] {
  const said = new Set(plainWords(words).split(' ').map(stem))
  return inputs.flatMap(({ label, options }) =>
    [label, ...options].some((one) => sharedWith(one, said).size > 0) ? [label] : [],
  )
}

function plainWords(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function sharedWith(label: string, said: ReadonlySet<string>): Set<string> {
  return new Set(
    plainWords(label)
      .split(' ')
      .filter((word) => word.length > 3 && !common.has(word))
      .map(stem)
      .filter((word) => said.has(word)),
  )
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
  'shall',
  'must',
  'should',
  'will',
  'would',
  'what',
  'when',
  'where',
  'which',
  'does',
  'were',
  'been',
  'optional',
  'required',
])

function stem(word: string): string {
  return word.replace(/(?:ies|es|s)$/, '').replace(/(?:ed|ing)$/, '')
}

/** The input whose whole label words are. */
export function inputWithLabel(words: string, { inputs }: Vocabulary): KnownInput | undefined {
  const key = words
    .toLowerCase()
    .replace(/^(?:the|field) /, '')
    .replace(/ (?:field|checkbox|list)$/, '')
  return inputs.find(({ label }) => label.toLowerCase() === key)
}
