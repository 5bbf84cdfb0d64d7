import { money, unitWord } from './amounts-in-words.ts'

const sum = money.replace(/\((?!\?)/g, '(?:')
const unit = unitWord.replace(/\((?!\?)/g, '(?:')
const tail = new RegExp(
  `[,;]? (?:but |and |with |though )?(?:(?:up )?to an? (?:maximum|limit|cap)(?: of)?|up to(?: a maximum of)?|capped at|limited to|(?:an? |the )?(?:maximum|max\\.?)(?: (?:fee|amount))?(?: (?:of|is))?|never (?:more than|exceeding)|not exceeding|not above) (${sum})(?: (?:per|for each|in) [a-z]+|(?: in total))?\\W*$`,
  'i',
)
const floor = new RegExp(
  `[,;]? (?:but |and |with )?(?:an? |the )?(?:minimum|min\\.?)(?: (?:fee|amount|charge))?(?: (?:of|is))? (${sum})\\W*$`,
  'i',
)
const charged = new RegExp(
  `^\\W*(?:(?:if|when|for) [^,]{3,80}, )?(?:an? |the )?((?:[a-z]+ ){0,2}(?:fee|charge|fine|surcharge|penalty|rent|price)) of (${sum}) (?:per|for (?:each|every)) (${unit})( overdue| late| of delay)? (?:is|are|will be) (?:charged|due|added|payable)(.*)$`,
  'i',
)
const eachOf = new RegExp(
  `^\\W*for (?:each|every) (${unit})( overdue| late| of delay)?(?:,| there is) (?:an? |the )?(?:((?:[a-z]+ ){0,2}(?:fee|charge|fine|penalty)) of )?(${sum}) (?:is|are|will be) (?:charged|due|added|payable)(.*)$`,
  'i',
)
const due = / (?:is|are|will be) (?:charged|due|added|payable)/i
const late = /\b(?:late|overdue|delay|after the due date)\b/i

/** "If a book is returned late, a fee of 0.20 EUR per day is charged, capped at 10 EUR" as "The fee is 0.20 EUR per day overdue, at most 10 EUR". */
export function plainFee(text: string): string {
  const held = text
    .replace(tail, (_, most: string) => `, at most ${most}`)
    .replace(floor, (_, least: string) => `, at least ${least}`)
  if (!due.test(held)) return held
  const found = charged.exec(held)
  if (found) {
    const [, fee = '', share = '', one = '', quality, more = ''] = found
    // A fee of which the text says when it is due is a rule, unless being late is what is counted.
    if (/^\W*(?:if|when|for)\b/i.test(text) && !late.test(text)) return text
    return `The ${fee} is ${share} per ${one}${quality ?? (late.test(held) ? ' overdue' : '')}${more}`
  }
  const each = eachOf.exec(held)
  if (!each) return held
  const [, one = '', quality = '', fee = 'fee', share = '', more = ''] = each
  return `The ${fee} is ${share} for each ${one}${quality}${more}`
}
