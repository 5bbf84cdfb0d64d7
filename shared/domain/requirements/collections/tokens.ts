import { maskQuotes } from '../facts/mask.ts'
import type { FilterControl, OtherInput } from './parts.ts'

/** A sentence in small letters, with `Q0`, `Q1` … where its quoted texts stand. */
export interface Tokens {
  words: string
  quotes: string[]
}

/** What the readers know of a collection before they read: names of the text, and words for marked entries and for the others. */
export interface Vocabulary {
  noun: string
  label: string
  /** Inputs beside the one for the text of an entry, with a value that they take. */
  others: OtherInput[]
  buttons: string[]
  on: Set<string>
  off: Set<string>
  /** Names of views, in small letters. */
  filters: Map<string, string>
  filterControl?: FilterControl | undefined
}

const numbers: Record<string, string> = Object.fromEntries(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, String(at + 2)]),
)
Object.assign(numbers, { thirty: '30', forty: '40', fifty: '50', sixty: '60', hundred: '100' })

/** "Enter" with a capital inside a sentence is the key, at its start the verb. */
function withKeys(text: string, first: boolean): string {
  const key =
    /(?<=\S\s{1,3}|^\s*)(?:Enter|ENTER|Return|RETURN)\b(?: key)?(?! (?:a|an|the|your|some|their)\b)/g
  return text
    .replace(key, (found, at: number) => (first && text.slice(0, at).trim() === '' ? found : 'enter key'))
    .toLowerCase()
}

/** Puts quoted texts aside and brings modal forms to the plain present. Linear in the sentence. */
export function tokensOf(text: string): Tokens {
  const { masked, quotes } = maskQuotes(text.replace(/\*\*|__/g, ' '))
  let at = 0
  const parts = quotes.map(({ start, end, value }, index) => {
    const before = withKeys(masked.slice(at, start), at === 0)
    at = end
    return /^(?:enter|return)(?: key)?$/i.test(value) ? `${before} enter key ` : `${before} Q${index} `
  })
  const words = (parts.join('') + withKeys(masked.slice(at), at === 0))
    .replace(/[’]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:)])/g, '')
    .replace(
      /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|hundred)\b/g,
      (word) => numbers[word] ?? word,
    )
    .replace(/\b(?:shall|must|will|should|has to|have to|needs? to) (not )?be\b/g, (_, not = '') =>
      `is ${String(not)}`.trim(),
    )
    .replace(/\b(?:shall|must|will|should|has to|have to|needs? to) /g, '')
    .trim()
  return { words, quotes: quotes.map(({ value }) => value) }
}

const list =
  /\b(?:(?:the|a|an|your|our|my|this|whole|entire|complete|full|same) )*(?:(?:shopping|guest|to-?do|task|packing|item|entry|reading|wish|watch|contact|name|ITEMS?|current) )?list\b(?! box)(?: of (?:the |all )?(?:ITEMS|entries|things))?/g
const box =
  '(?:(?:text|input|entry|name|edit|ITEM) )?(?:field|box|input box|input|text box|textbox|text field|text line)'

/** Names what the words mean: `ITEM`, `ITEMS`, `LIST`, `FIELD` and `ADD`. Quoted texts with another meaning stay as they are. */
export function named({ words, quotes }: Tokens, { noun, label, buttons }: Vocabulary): Tokens {
  const key = (text: string | undefined) => (text ?? '').toLowerCase()
  const things = [...new Set([noun, 'item', 'entry'])].map(loosely).join('|')
  const several = [...new Set([plural(noun), 'items', 'entries'])].map(loosely).join('|')
  const told = words
    .replace(/Q(\d+)/g, (whole, at: string) => {
      const quote = key(quotes[Number(at)])
      return quote === key(label) ? 'FIELD' : buttons.some((one) => key(one) === quote) ? 'ADD' : whole
    })
    .replace(new RegExp(`\\b(?:${several})\\b`, 'g'), 'ITEMS')
    .replace(new RegExp(`\\b(?:${things})\\b(?! field| box| button)`, 'g'), 'ITEM')
    .replace(
      /\b(new |last |first )?rows?\b(?! [A-Z])/g,
      (row, lead = '') => `${String(lead)}${row.endsWith('s') ? 'ITEMS' : 'ITEM'}`,
    )
    .replace(/\b(?:the|a) (?:ITEMS? )?table\b(?: of (?:the )?ITEMS| with the (?:\w+ )?ITEMS)?/g, 'LIST')
    .replace(list, 'LIST')
    .replace(
      new RegExp(
        `\\b(?:(?:the|this|that|a|an|its) )*${box}(?: is)?(?: labell?ed| called| named| titled| with the label)? FIELD`,
        'g',
      ),
      'FIELD',
    )
    .replace(new RegExp(`\\b(?:the |this |that )?FIELD(?: ${box})?\\b`, 'g'), 'FIELD')
    .replace(new RegExp(`\\b(?:the|this|that) ${box}\\b`, 'g'), 'FIELD')
    .replace(/\b(?:the |a )?(?:button )?ADD(?: button)?\b/g, 'ADD')
  return {
    words: ownWords(label, noun).reduce(
      (text, word) => text.replace(new RegExp(`\\b${word}(s?)\\b`, 'g'), 'name$1'),
      told,
    ),
    quotes,
  }
}

/** "Title" of the label "Film title" is what the text calls the text of an entry. */
function ownWords(label: string, noun: string): string[] {
  const words = label.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return words.length > 3
    ? []
    : words.filter(
        (word) =>
          ![
            noun,
            'new',
            'add',
            'your',
            'the',
            'enter',
            'item',
            'entry',
            'name',
            'text',
            'list',
            'what',
            'page',
          ].includes(word),
      )
}

/** The parts of a sentence between semicolons, and the sentences of a cell, each read as a sentence of its own. */
export function partsOf({ words, quotes }: Tokens): Tokens[] {
  return words
    .split(/;\s+|(?<![ (][ei]\.[ge]|\bmax|\bmin)\.\s+(?=[A-Za-z])/)
    .map((part) => ({ words: part, quotes }))
}

/** Plural of an English noun: "entry" → "entries", "guest" → "guests". */
export function plural(noun: string): string {
  if (noun === 'person') return 'people'
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

function loosely(text: string): string {
  return text.replace(/[^a-z0-9 -]/g, '.').replace(/-/g, '-?')
}

/** The quoted text with that number. */
export function quoteAt(tokens: Tokens, at: string | undefined): string {
  return tokens.quotes[Number(at)] ?? ''
}
