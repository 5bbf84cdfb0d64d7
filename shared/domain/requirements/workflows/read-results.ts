import type { Result } from './parts.ts'
import { nameOf, namesIn, type Told } from './vocabulary.ts'

const dialogs = /\b(?:dialog(?:ue)?s?|pop-?ups?|modals?|windows?|confirmation|question|asks?|asked|asking)\b/
const opens = /\b(?:opens?|opened|appears?|asks?|asked|asking|pops? up|comes? up|is shown|shows|displays?)\b/
const still = /\b(?:still|stays?|remains?|keeps? being|unchanged)\b/
const stateWords =
  /\b(?:is|are|be|becomes?|gets?|get|into|to|as|again|back|brings?|starts?|creates?|see|sees|in|makes? (?:it|the [a-z]+)|made|reads?|shows?|says?)(?: (?:then|now|again|back|once more|in|an?|the|state|status|of))* ([SP]\d+)\b/
const rules: [RegExp, Result][] = [
  [
    /\b(?:stays? open|remains? open|does not close|is not closed|keeps? (?:the dialog )?open|dialog (?:stays|remains))\b/,
    { is: 'open' },
  ],
  [
    /\b(?:nothing (?:changes|happens|else)|no change|(?:everything|all) (?:else )?(?:stays|remains|is left) (?:as it (?:is|was)|unchanged|the same)|changes nothing|without (?:any )?(?:change|effect))\b/,
    { is: 'nothing' },
  ],
  [
    /\b(?:entries|fields|values|inputs|data|contents?|everything|all)\b[^,.;]{0,30}\b(?:kept|unchanged|stays?|remains?|preserved|still there|not lost|as (?:they|it) (?:are|is|were|was))\b|\bkeep(?:s|ing)? (?:all )?(?:of )?(?:the |its |his |her |their )?(?:entries|fields|values|inputs|data|contents?)\b/,
    { is: 'kept' },
  ],
  [
    /\bF\d+\b(?:(?:,| and|, and) F\d+)* (?:is|are|stays?|remains?) (?:still |both |all )?(?:kept|unchanged|preserved|there|filled)\b/,
    { is: 'kept' },
  ],
  [
    /\b(?:fields|entries|inputs|form|everything)\b[^,.;]{0,30}\b(?:as (?:at|in) the (?:start|beginning)|empty|cleared|emptied|reset|blank)\b|\b(?:empty|blank|cleared|fresh) (?:fields|form|draft)\b|\b(?:empties|clears|resets) (?:all |the |of |both )*(?:fields|form|entries|inputs)\b|\bF\d+\b(?:(?:,| and|, and) F\d+)* (?:is|are) (?:then |both |all |again )*(?:empty|emptied|cleared|blank|reset)\b|\b(?:empties|clears|resets) F\d+\b/,
    { is: 'reset' },
  ],
  [
    /\bno (?:notice|message|hint)\b|\b(?:notice|message) (?:disappears|is (?:gone|removed|empty|cleared)|vanishes|goes away)\b|\bwithout (?:a |any )?(?:notice|message)\b|\bremoves? (?:the |any |all )*(?:notice|message)s?\b/,
    { is: 'no notice' },
  ],
  [
    /\b(?:added|returned|given back|credited|restored|go(?:es)? back|paid back)\b[^.;]{0,40}\b(?:left|again|back|budget|balance|remaining|available)\b/,
    { is: 'balance', by: 1 },
  ],
  [
    /\b(?:deducted|subtracted|taken off|taken from|goes down|reduced by|reduces|lowered)\b/,
    { is: 'balance', by: -1 },
  ],
  [
    /\b(?:left|remaining|budget|balance|available)\b[^.;,]{0,20}\b(?:stays?|remains?|is|are) (?:as (?:it|they) (?:is|are|was|were)|unchanged|the same|not (?:changed|affected))\b/,
    { is: 'balance', by: 0 },
  ],
]

/** What is seen after an action, from the words behind it. */
export function resultsIn(told: Told, words: string): Result[] {
  const dialog = openedDialog(told, words)
  if (dialog) return [dialog]
  const found: Result[] = rules.flatMap(([pattern, result]) => {
    const said = pattern.exec(words)?.[0]
    const labels =
      said === undefined || (result.is !== 'kept' && result.is !== 'reset') ? [] : namesIn(told, said, 'F')
    return said === undefined ? [] : labels.length > 0 ? [{ ...result, labels }] : [result]
  })
  const plain =
    /\b(?:closes?|is closed|is gone|disappears?|vanishes)\b/.test(words) &&
    !/\b(?:does not|not) (?:be )?close/.test(words)
  if (plain && !found.some(({ is }) => is === 'no notice')) found.push({ is: 'closed' })
  if (zero.test(words)) found.push({ is: 'zero' })
  const state = stateIn(told, words)
  if (state) found.push(state)
  return [...found, ...textsIn(told, words)]
}

const zero =
  /\b(?:number|counter|count|Q\d+) (?:is |are |goes |starts )?(?:then |again |back )*(?:set |reset )?(?:back )?(?:to |at )?(?:0|zero)\b|\b(?:resets?|sets?) (?:the )?(?:number|counter|count|Q\d+)(?: back)?(?: to (?:0|zero))?\b/

function openedDialog(told: Told, words: string): Result | undefined {
  const at = words.search(dialogs)
  if (at < 0 || /\b(?:closes?|closed|disappears?|stays? open|remains? open)\b/.test(words)) return undefined
  if (
    !opens.test(words.slice(Math.max(0, at - 30))) ||
    /\b(?:in|inside|within|of) (?:the|this|that) $/.test(words.slice(0, at))
  )
    return undefined
  return {
    is: 'dialog',
    texts: namesIn(told, words, 'Q').slice(0, 3),
    fields: namesIn(told, words, 'F'),
    buttons: namesIn(told, words, 'B'),
    empty: /\b(?:empty|blank)\b/.test(words),
  }
}

function stateIn(told: Told, words: string): Result | undefined {
  const match = stateWords.exec(words) ?? /\b(S\d+)\b/.exec(words)
  const [, token] = match ?? []
  if (!match || token === undefined) return undefined
  const before = words.slice(Math.max(0, match.index - 24), words.indexOf(token, match.index))
  if (/\b(?:not|no longer|never|from|instead of|without|only in|while|until)\b[^,;]*$/.test(before))
    return undefined
  return still.test(before) ? { is: 'nothing' } : { is: 'state', state: nameOf(told, token) }
}

const denied = /\b(?:no|not|never|without|instead of|any more)\b[^,;]{0,20}$/
const unseen =
  /^[^,;]{0,12}\b(?:is|are) (?:not|no longer)\b|^ (?:disappears?|vanishes|is gone|is removed|goes away)\b/

const raises =
  /\b(?:raises?|increases?|increments?|adds? (?:one|1) to|counts? up)(?: the)?(?: number| counter| line| count)?(?: of)? $/
const raised =
  /^ (?:then |also )?(?:goes up|go up|increases?|rises?|grows?|is (?:raised|increased|incremented)|counts up)\b/

/** Quoted texts that are seen, and what of them is followed by an entry. */
function textsIn(told: Told, words: string): Result[] {
  return [...words.matchAll(/\bQ\d+\b/g)].flatMap((match): Result[] => {
    const before = words.slice(Math.max(0, match.index - 40), match.index)
    const after = words.slice(match.index + match[0].length)
    const text = nameOf(told, match[0])
    if (denied.test(before) || unseen.test(after)) return []
    if (raises.test(before) || raised.test(after)) return [{ is: 'count', name: text }]
    if (/\b(?:resets?|sets?) (?:the )?(?:number |counter )?$/.test(before)) return []
    const echoed =
      /^,? ?(?:followed by|and then|plus|\+|and) (?:the |then )*(?:entered |given |typed |same )*(?:reasons?|comments?|text|entry|explanation|note|words|F\d+|what)\b/.test(
        after,
      )
    return echoed || /(?:…|\.\.\.)$/.test(text)
      ? [{ is: 'echo', before: text.replace(/\s*(?:…|\.\.\.)$/, '').trim() }]
      : [{ is: 'text', text }]
  })
}
