import { maskQuotes, type Masked } from '../facts/mask.ts'
import type { WorkflowInput } from './parts.ts'
import { escaped } from '../../escaped.ts'

/** The names that a text uses, learned before its sentences are read. */
export interface Vocabulary {
  states: string[]
  display?: { before: string; after: string }
  buttons: Set<string>
  inputs: WorkflowInput[]
  /** Values of selection lists, each with the label of its list. */
  options: Map<string, string>
}

/**
 * A sentence in lower case, each known name as one token: `S0` a status (`P0` where it is written small: "a submitted request"), `B0` a
 * button, `F0` an input, `O0` an option, `Q0` any other quoted text. `names` holds what a token stands for, by its number.
 */
export interface Told {
  words: string
  names: string[]
  part: Masked
}

/** The status that a quoted text shows: "Status: Draft" or "Draft". */
export function stateShown(text: string, { states, display }: Vocabulary): string | undefined {
  const key = text.toLowerCase()
  const shown = states.find(
    (state) => display && `${display.before}${state}${display.after}`.toLowerCase() === key,
  )
  return shown ?? states.find((state) => state.toLowerCase() === key)
}

export function tell(text: string, vocabulary: Vocabulary): Told {
  const part = maskQuotes(text)
  const names: string[] = []
  const token = (letter: string, name: string): string => `${letter}${names.push(name) - 1}`
  let words = ''
  let from = 0
  for (const quote of part.quotes) {
    words += plain(part.masked.slice(from, quote.start), vocabulary, token)
    words += ` ${quoted(quote.value, vocabulary, token)} `
    from = quote.end
  }
  words += plain(part.masked.slice(from), vocabulary, token)
  return {
    words: words
      .replace(/\*+/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ([,;:.)])/g, '$1')
      .trim(),
    names,
    part,
  }
}

type Token = (letter: string, name: string) => string

function quoted(value: string, vocabulary: Vocabulary, token: Token): string {
  const same = (one: string): boolean => one.toLowerCase() === value.toLowerCase()
  if (vocabulary.buttons.has(value)) return token('B', value)
  const input = vocabulary.inputs.find(({ label }) => same(label))
  if (input) return token('F', input.label)
  const option = [...vocabulary.options.keys()].find(same)
  if (option !== undefined) return token('O', option)
  const state = stateShown(value, vocabulary)
  return state === undefined ? token('Q', value) : token('S', state)
}

/** A status written small is one behind these words only: "stays open" is said of a dialog. */
const adjective =
  /\b(?:an?|the|given|this|that|one|every|each|is|are|was|as|still|already|be|becomes?|for|and|or|in|of|only) $|^$/i

/** An input is meant by its plain name behind these words: "without a title", "title and body". */
const determined =
  /\b(?:an?|the|no|its|both|and|or|without|empty|missing|if|when|entered|given) $|^\W*$|[,;:] $/i

/** Words outside of quotes: names of statuses and options become tokens, the rest lower case. */
function plain(text: string, { states, options, inputs }: Vocabulary, token: Token): string {
  const named = [
    ...[...options.keys()].filter((name) => /\s|^[A-Z].{3}/.test(name)).map((name) => ['O', name] as const),
    ...states.map((name) => ['S', name] as const),
    ...inputs.map(({ label }) => ['F', label] as const),
  ].toSorted((a, b) => b[1].length - a[1].length)
  if (named.length === 0) return text.toLowerCase()
  const known = new Map(named.map((one) => [one[1].toLowerCase(), one]))
  const any = new RegExp(
    `(?<![\\p{L}\\d-])(?:${named.map(([, name]) => escaped(name)).join('|')})(?![\\p{L}\\d-])`,
    'giu',
  )
  let result = ''
  let from = 0
  for (const match of text.matchAll(any)) {
    const one = known.get(match[0].toLowerCase())
    result += text.slice(from, match.index).toLowerCase()
    const small = one?.[0] === 'S' && /^\p{Ll}/u.test(match[0])
    const meant =
      one &&
      ((match[0].includes(' ') && one[0] !== 'F') ||
        (one[0] === 'F'
          ? determined.test(text.slice(0, match.index))
          : one[0] === 'O'
            ? match[0] === one[1]
            : !small || adjective.test(text.slice(0, match.index))))
    result += meant ? token(small ? 'P' : one[0], one[1]) : match[0].toLowerCase()
    from = match.index + match[0].length
  }
  return result + text.slice(from).toLowerCase()
}

/** What a token such as `B3` stands for. */
export function nameOf(told: Told, token: string | undefined): string {
  return token === undefined ? '' : (told.names[Number(token.slice(1))] ?? '')
}

/** The names of all tokens of a kind ("S", "[SP]"), in the order of the words. */
export function namesIn(told: Told, words: string, letter: string): string[] {
  return [...words.matchAll(new RegExp(`\\b${letter}(\\d+)\\b`, 'g'))].map(([token]) => nameOf(told, token))
}
