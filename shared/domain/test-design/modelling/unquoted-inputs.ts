import { labelKey } from '../../requirements/facts/labels.ts'
import { maskQuotes } from '../../requirements/facts/mask.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { Screen } from '../model.ts'
import { isDoing } from '../statements/verbs.ts'

const inputs = new Set(['textbox', 'combobox', 'checkbox'])
const pressed = /\b(?:press(?:es|ed|ing)?|click(?:s|ed|ing)?(?: on)?|tap(?:s|ped|ping)?(?: on)?) (?:the )?$/i
const pressable =
  /^ (?:button )?(?:can|may|cannot|must|is|shall)(?: only| not)?(?: be)? (?:pressed|clicked|tapped)\b/i

/**
 * Marks inputs that are hardly ones: where a text quotes the names of its inputs, words of a sentence that it never quotes, and names that
 * it has somebody press. No run looks for such an input on a page.
 */
export function doubtUnquoted(screens: Screen[], sentences: ReadSentence[]): void {
  const quoted = new Set<string>()
  const buttons = new Set<string>()
  for (const { text, kind } of sentences) {
    if (kind === 'notRead') continue
    const { masked, quotes } = maskQuotes(text)
    for (const { value, start, end } of quotes) {
      quoted.add(value)
      if (pressed.test(masked.slice(Math.max(0, start - 24), start)) || pressable.test(masked.slice(end)))
        buttons.add(labelKey(value))
    }
  }
  const shorts = new Set(
    [...quoted].filter((one) => !/[.!?]$/.test(one)).flatMap((one) => shortNames(wordsOf(one))),
  )
  const isQuoted = (label: string) => shorts.has(wordsOf(label))
  const told = inputsQuoted(sentences, quoted)
  for (const { parameters } of screens)
    for (const parameter of parameters) {
      const { label } = parameter
      const message = /[.!]$/.test(label)
      if (message || buttons.has(labelKey(label)) || (told >= 2 && !isQuoted(label)))
        parameter.doubtful = true
    }
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "Reason" is short for "Reason for leave" and "name" for "Full name", but "item" not for "Add item". */
function shortNames(name: string): string[] {
  const words = name.split(' ')
  const first = words.map((_, at) => words.slice(0, at + 1).join(' '))
  return isDoing(words[0] ?? '') ? first : [...first, ...words.map((_, at) => words.slice(at).join(' '))]
}

/** How many inputs the text names in quotes: by the noun of a control, or by what they hold at first. */
function inputsQuoted(sentences: ReadSentence[], quoted: ReadonlySet<string>): number {
  const found = new Set<string>()
  for (const { facts, text } of sentences) {
    // Beside a preset stands a list of what is entered.
    if (facts.some((fact) => fact.kind === 'opening' && fact.states.some(({ what }) => what === 'value')))
      for (const { value } of maskQuotes(text.replace(/\([^()]*\)/g, '')).quotes) found.add(value)
    for (const fact of facts) {
      if (fact.kind === 'control' && inputs.has(fact.control) && quoted.has(fact.name)) found.add(fact.name)
      if (fact.kind === 'opening')
        for (const state of fact.states)
          if (state.what === 'value' || state.what === 'checked' || state.what === 'empty')
            found.add(state.name)
      if (fact.kind === 'field' && quoted.has(fact.label)) found.add(fact.label)
    }
  }
  return found.size
}
