/** What the condition is about: the input, every other input, the text that answers it. */
export interface About {
  label: string
  labels: string[]
  message: string
}

/** The words of a condition with its quoted texts as `Q0`, `Q1` …, so that each detector can take away what it understands. */
export interface Condition {
  words: string
  quotes: string[]
  /** Values that the condition gives as examples. */
  samples: string[]
}

const quoted =
  /"([^"]{0,200})"|“([^”]{0,200})”|„([^“”]{0,200})[“”]|`([^`]{1,80})`|(?<=^|[\s(,])'([^']{1,80})'(?=$|[\s,.;:)])/g
const example =
  /\(?\b(?:e\.\s?g\.|for example|for instance|such as|like|i\.e\.)[:,]? ((?:Q\d+)(?:(?:,| and| or|, and|, or)? Q\d+)*)\)?/g
const bare = /\((?:e\.\s?g\.|for example|for instance|such as|like)[:,]? [^()]{0,120}\)/g
const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const numberWord = new RegExp(`\\b(?:${numbers.join('|')}|fifteen|twenty|thirty|fifty)\\b`, 'gi')
const tens: Record<string, number> = { fifteen: 15, twenty: 20, thirty: 30, fifty: 50 }

/** Reads a phrase: quotes set apart, dashes and number words made plain, examples taken away. Linear. */
export function conditionOf(phrase: string): Condition {
  const quotes: string[] = []
  const apart = phrase.replace(quoted, (_whole: string, ...found: (string | undefined)[]) => {
    quotes.push(found.slice(0, 5).find((one) => one !== undefined) ?? '')
    return `Q${quotes.length - 1}`
  })
  const plain = apart
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[*`→⇒]+|=>|->/g, ' ')
    .replace(/(?<=\w)\s*-\s*(?=\d)/g, (dash, at: number, all: string) =>
      /[\d]/.test(all[at - 1] ?? '') ? '-' : dash,
    )
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(numberWord, (word) => String(tens[word.toLowerCase()] ?? numbers.indexOf(word.toLowerCase())))
  const samples: string[] = []
  const words = plain
    .replace(example, (_whole: string, list: string) => {
      for (const [, place] of list.matchAll(/Q(\d+)/g)) samples.push(quotes[Number(place)] ?? '')
      return ' '
    })
    .replace(bare, ' ')
  return { words: words.trim(), quotes, samples }
}

/** Takes away what an expression finds, and gives it to whoever asked. */
export function take(condition: Condition, pattern: RegExp): RegExpExecArray | undefined {
  const found = pattern.exec(condition.words)
  if (!found) return undefined
  condition.words = `${condition.words.slice(0, found.index)} ~ ${condition.words.slice(found.index + found[0].length)}`
  return found
}

const filler =
  /\b(?:the|a|an|it|its|this|that|is|are|be|has|have|had|having|was|been|field|fields|input|value|values|text|entry|entries|entered|typed|given|filled|in|if|when|where|while|for|or|and|also|but|then|otherwise|else|not|must|may|can|should|shall|need|needs|to|both|each|included|inclusive|including|limits|bounds|characters?|signs?|long|length|numbers?|still|with|of|there|any|all|none|whole|shows?|shown|beside|message|error|appears?|says?|case|count|counts|only|required|mandatory|otherwise|allowed|valid|do|does|from|on|at|least|most|one|yet|user|typing|enter|gives?|another|anything|whatever|something|form|page|box|checkbox|tick box|drop-?down|list|control|sent|submitted|written|window|we|you|one|somebody|user|guest|visitor|customer|leads?|answered|results?|brings?|causes?|gets?|refused|rejected|not accepted|by|this|these|those|been|tells?|reads?|displays?|displayed|see|seen|stands?|appear|line|hint|warning|note|optional|optionally|fails?|person|people|as|such|so|which|who|them|they|their|please|is given|lead|result|bring|cause|following|then)\b|[^\p{L}\p{N}Q]+/giu

/** What no detector took away and what says nothing either; the label itself is no news. */
export function leftOver({ words }: Condition, label: string): string {
  const named = label
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
  const own = words.toLowerCase().indexOf(label.toLowerCase())
  const rest = own < 0 ? words : `${words.slice(0, own)} ${words.slice(own + label.length)}`
  return rest
    .replace(filler, ' ')
    .split(/\s+/)
    .filter(
      (word) =>
        word.length > 1 && !named.includes(word.toLowerCase()) && !named.includes(`${word.toLowerCase()}s`),
    )
    .join(' ')
}
