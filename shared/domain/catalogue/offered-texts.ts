import { withoutS } from '../english/without-s.ts'
import type { Idea } from './idea.ts'
import { quotedOf } from './doings.ts'
import type { Slots } from './slots.ts'
import { thingOf } from './things.ts'
import { refused, tried, usual } from './tried.ts'

const control = /\b(?:links?|buttons?|menu items?|menu entry|options?|tabs?|check ?box|toggle)\s*[:(]?\s*$/i
const place =
  /\b(?:pages?|screens?|sections?|lists?|fields?|columns?|attributes?|propert(?:y|ies)|keys?|suffix|prefix|headings?|flags?|menu|folder|status|state|role|view|tab)\s*[:(]?\s*$/i

/** Where a text stands, up to its quotation mark. */
function before(text: string, sentence: string): string {
  const at = sentence.indexOf(text)
  return sentence
    .slice(Math.max(0, at - 40), Math.max(0, at))
    .replace(/["“”'‘’«»`]+$/, '')
    .trimEnd()
}

/** Whether a quoted text is read as a message: it has a word that is no identifier, and neither a control nor a place stands right before it. */
export function isRead(text: string, { sentence }: Slots): boolean {
  if (!/[A-Za-z]{2}/.test(text) || /["“”]|^[1-5]\d\d\b/.test(text)) return false
  if (/^\w+$/.test(text) && sentence.charAt(sentence.indexOf(text) - 2) === '(') return false
  if (/^[a-z][\w.-]*$/.test(text)) return false
  const lead = before(text, sentence)
  return !control.test(lead) && !place.test(lead)
}

/** A control that bears a text. Cue: the word for a control right before its quotes. */
export function offeredIdeas(text: string, slots: Slots): Idea[] {
  const kind = control
    .exec(before(text, slots.sentence))?.[0]
    .replace(/[\s:(]+$/, '')
    .toLowerCase()
  if (kind === undefined || text.length > 50 || slots.isNegated) return []
  const word = withoutS(kind)
  return [
    tried(`The ${word} "${text}" is there and works`, usual, [
      [
        `Go where this is: "${quotedOf(slots)}"`,
        `A ${word} "${text}" is there, with this very text`.replace(/^A (?=option)/, 'An '),
      ],
      [`Use "${text}" with the mouse, then with the keyboard`, 'Both times it does what its text says'],
    ]),
  ]
}

/** A text that must not be there. Cue: a quoted text, a negation, and a place. */
export function absentIdeas({ clauses, messages, all }: Slots): Idea[] {
  const [text] = messages
  const clause = clauses.find(({ phrases }) => phrases.some(({ tag }) => tag === 'M'))
  const page = thingOf(all('P')[0])
  const isHere =
    clause?.phrases.some(({ tag }) => tag === 'NEG') && clause.phrases.some(({ tag }) => tag === 'P')
  if (messages.length !== 1 || text === undefined || text.length > 60 || !page || !isHere) return []
  return [
    tried(`"${text}" is not there on the ${page.noun}`, refused, [
      [`Look at the ${page.noun}`, `"${text}" is not there`],
      ['Look elsewhere, where it belongs', `"${text}" is there`],
    ]),
  ]
}
