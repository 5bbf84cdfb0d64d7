/** A word, a quoted phrase or a sign of a question, and where it stands. */
export interface Word {
  text: string
  /** In small letters; of a phrase in quotation marks nothing, so that it is no word of the language. */
  plain: string
  quoted: boolean
  start: number
  end: number
}

/** How much of a question is read, in characters. */
const longest = 2_000

const pattern = /"([^"\n]{1,80})"|“([^”\n]{1,80})”|[\p{L}\p{N}]+(?:['’.\-/][\p{L}\p{N}]+)*|[,;:.!?]/gu

/** The words of a question, sentence by sentence; the sign that ends a sentence belongs to none. */
export function sentencesOf(question: string): Word[][] {
  const sentences: Word[][] = [[]]
  for (const { 0: text, 1: straight, 2: curly, index } of question.slice(0, longest).matchAll(pattern)) {
    const phrase = straight ?? curly
    if (/^[.;:!?]$/.test(text)) sentences.push([])
    else
      sentences.at(-1)?.push({
        text: phrase ?? text,
        plain: phrase === undefined ? text.toLowerCase() : '',
        quoted: phrase !== undefined,
        start: index,
        end: index + text.length,
      })
  }
  return sentences.filter((words) => words.length > 0)
}

/** How a sentence asks: for things of a kind, in an order or a question or bare keywords, or for something that is true. */
export type Frame = 'order' | 'keywords' | 'which' | 'other'

const orders = new Set(
  'list show find give search name tell get display enumerate summarise summarize compare collect return include'.split(
    ' ',
  ),
)
const asking = new Set(
  'how why when if is are was were am do does did can could may might must should shall will would has have had whose i we you they he she it there'.split(
    ' ',
  ),
)
const polite = new Set(['please', 'kindly'])

// Before a number it is the month.
const isNumber = (word: Word | undefined): boolean => /^\d/.test(word?.plain ?? '')

export function frameOf(words: readonly Word[]): Frame {
  const [first, second] = words.filter(({ plain }) => !polite.has(plain))
  if (!first) return 'other'
  if (orders.has(first.plain)) return 'order'
  if (first.plain === 'which' || first.plain === 'who') return 'which'
  if (first.plain === 'what') return second?.plain === 'if' || second?.plain === 'happens' ? 'other' : 'which'
  const asks = words.some(
    ({ plain }, at) => asking.has(plain) && !(plain === 'may' && isNumber(words[at + 1])),
  )
  return asks ? 'other' : 'keywords'
}
