import { maskQuotes } from '../facts/mask.ts'
import { singularOf } from '../life-cycles/state-words.ts'

/** A change of state that the words behind the name of an action tell. */
export interface LedMove {
  thing?: string
  from: string[]
  to: string
  condition?: string
  action?: string
}

const noun = '[a-z][a-z-]+(?: [a-z][a-z-]+)?'
const article = '(?:an?|the|any|every|each|all)'
const within =
  '(?:(?:that|which|who) (?:is|are) (?:in )?|with (?:the )?(?:status|state) |in (?:the )?(?:status |state )?|being )?'
const goes =
  '(?:becomes?|(?:goes|go|moves?|returns?|changes?|turns?|switch(?:es)?|passes)(?: back| on| over)? (?:in)?to|(?:is|are) (?:set|moved|put|sent|changed|reset|turned|returned|handed)(?: back| on| over)? (?:in)?to|(?:is|are) (?:then|now|from then on)|gets?(?: the status)?)'
const gone = '(?:is|are) (?:then )?(removed|deleted|erased)(?: for good| permanently)?'
const extra =
  '(?: ((?:of|with|without|over|under|above|below|from|for|up to|that|which|older|younger|less|more|at least|at most)\\b[^,;:"]{2,60}?))?'

/** Reads "a Draft of up to 500 EUR becomes Approved and …"; the states are those of the text. */
export class MoveReader {
  private readonly shapes: RegExp[]

  constructor(states: string[]) {
    const one = `"?(${[...states]
      .sort((a, b) => b.length - a.length)
      .map((state) => state.replace(/[^\p{L}\p{N} -]/gu, '\\$&'))
      .join('|')})"?(?![\\p{L}-])`
    const some = `${one}(?:(?:, | or | and ){1}${one})?(?: or ${one})?`
    this.shapes = [
      // "an invoice In approval becomes …", "a Draft invoice of up to 500 EUR becomes …"
      new RegExp(
        `^(?:(?:it|then) )?(?:${article} (?:(${noun}) )?)?${within}${some}(?: (?!(?:of|with|without|over|under|above|below|from|for|that|which)\\b)(${noun}?))?${extra} (?:${goes} ${one}|${gone})(?![\\p{L}-])(.*)$`,
        'u',
      ),
      // "the invoice goes from Draft to Submitted"
      new RegExp(
        `^(?:${article} (${noun}) )?(?:goes|moves|changes|passes|switches|turns|from|is moved|is set)?\\s*(?:from )?${some}()()\\s*(?:to|→|->|=>|–>)\\s*${one}()(.*)$`,
        'u',
      ),
    ]
  }

  read(text: string): LedMove | undefined {
    const words = text.trim().replace(/[.\s]+$/, '')
    const plain = words.charAt(0).toLowerCase() + words.slice(1)
    if (words.length > 300) return undefined
    for (const shape of this.shapes) {
      const found = shape.exec(words) ?? shape.exec(plain)
      if (found) return moveOf(found)
    }
    return undefined
  }
}

function moveOf(found: RegExpExecArray): LedMove | undefined {
  const [, before, first, second, third, behind, extra, state, gone, tail = ''] = found
  const to = state || gone
  const from = [first, second, third].flatMap((one) => one ?? [])
  if (to === undefined || from.length === 0) return undefined
  const named = before || behind
  const beside = besideOf(tail)
  if (!beside) return undefined
  const condition = [extra ? conditionIn(extra) : '', beside.condition ?? '']
    .filter((one) => one !== '')
    .join(' and ')
  return {
    ...(named ? { thing: singularOf(named.toLowerCase()) } : {}),
    from,
    to,
    ...(condition === '' ? {} : { condition }),
    ...(beside.action ? { action: beside.action } : {}),
  }
}

/** "of more than 500.00 EUR" is said of the amount, "older than 3 days" of the thing. */
function conditionIn(words: string): string {
  const money =
    /^(?:of|for|with|over|under|above|below|up to) .*(?:\d ?(?:EUR|USD|GBP|CHF|euros?|dollars?|€|\$|£)|[€$£] ?\d)/i.test(
      words,
    )
  if (money) return `the amount is ${words.replace(/^(?:of|for|with) (?:an amount of )?/i, '')}`
  return /^(?:that|which) /i.test(words) ? `it ${words.replace(/^(?:that|which) /i, '')}` : `it is ${words}`
}

/** What stands behind the new state: how fast, under which condition, and what happens beside it. */
function besideOf(tail: string): { condition?: string; action?: string } | undefined {
  const rest = tail
    .replace(
      /^,?\s+(?:at once|immediately|directly|again|automatically|right away|straight away|then|too)\b/i,
      '',
    )
    .trim()
  if (rest === '') return {}
  const when =
    /^,?\s*(?:if|when|once|as soon as|provided(?: that)?)\s+([^,;"]{3,120}?)(?:,?\s+and\s+(.*))?$/i.exec(rest)
  if (when?.[1]) return { condition: when[1].trim(), ...(when[2] ? { action: actionOf(when[2]) } : {}) }
  const and = /^[,;]?\s*(?:and|with|while|so that)\s+(.+)$/i.exec(rest)
  if (and?.[1]) return { action: actionOf(and[1]) }
  return /^\((.{3,120})\)$/.test(rest) || /^[;,.]/.test(rest) ? {} : undefined
}

/** "the page shows "Sent"" as what can be seen: `"Sent" is shown`. */
function actionOf(words: string): string {
  const { quotes, masked } = maskQuotes(words)
  const [only, more] = quotes
  const shown =
    only &&
    !more &&
    /\b(?:shows?|sees?|displays?|reads?|says?|messages?|notes?|hints?|gets?)\b[^"]*"[^"]*"\W*$/i.test(masked)
  return shown ? `"${only.value}" is shown` : words.trim()
}
