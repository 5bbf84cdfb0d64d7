import { uncapital } from '../../english/capital.ts'
import { tidy } from '../prose.ts'
import { amountPattern } from './amounts.ts'

const adverb =
  '(?:now|still|again|also|too|then|simply|already|finally|eventually|indeed|actually|clearly|currently)'
const somebody =
  '(?:you|we|i|they|one|people|(?:the |a )?(?:user|users|visitor|customer|tester)s?|anyone|everybody|everyone)'
const modal =
  "(?:(?:'|’)(?:ll|d|ve|re)|should|can|could|will|would|must|may|might|ought to|do|does|have|has|are|is|am|shall|expect to|want to|be able to)"
// What people do with what is there, and what becomes theirs of it: it is there, and nothing more is said of it.
const seeing =
  '(?:see|sees|find|finds|notice|notices|spot|spots|observe|observes|(?:get|gets|got)(?! to\\b)|(?:have|has)(?! to\\b)|read|expect|expects|meet|discover|recogni[sz]e|look at|are looking at|be shown|be given|be offered|be told|be presented with|be greeted (?:with|by)|be left with|ends? up (?:with|in|on|at)|wind up with|down to|(?:be|are) (?:in|on|at)|be (?:informed|notified)|shown|given|offered|presented with|greeted (?:with|by)|left with|looking at)'
const person = `${somebody}(?:(?: ${modal}|(?:'|’)(?:ll|d|ve|re))| ${adverb})* ${seeing}`
const place =
  '(?:(?:in|inside|within|on|at|under|below|beneath|above|next to|beside|near|behind|among|between|right of|left of|to the (?:left|right) of) (?!(?:it|that|them|this)\\b)[^,:;]{2,60}?|(?:up|down) (?:there|here)|at the (?:top|bottom))'

// In this order. What is left says what there is.
const words: [said: RegExp, meant: string][] = [
  // That it is all there is stays said.
  [
    new RegExp(
      `^(${somebody}(?:(?: ${modal}|(?:'|’)(?:ll|d|ve|re))| ${adverb})*) (only|just) (${seeing}) (?=\\S)`,
      'i',
    ),
    '$1 $3 $2 ',
  ],
  [
    new RegExp(
      `^what ${somebody}(?:(?: ${modal}|(?:'|’)(?:ll|d|ve|re))| ${adverb})* (?:see|get|find|have|read)s?(?: now| then| here)? (?:is|are) (?=\\S)`,
      'i',
    ),
    '',
  ],
  [
    new RegExp(
      `^${somebody}(?:(?: ${modal}|(?:'|’)(?:ll|d|ve|re))| ${adverb})* (?:expect|expects|want|wants) (.+?) to be (?=\\S)`,
      'i',
    ),
    '$1 is ',
  ],
  [new RegExp(`^${person}(?: ${adverb})*(?: that)? (?=\\S)`, 'i'), ''],
  [
    new RegExp(
      `^(?:(?:which|this|that|it)(?: ${adverb})* (?:leaves|makes|gives)|leaving|making|giving)(?: (?:you|us|me|them))?(?: with)?(?: ${adverb})* (?=${amountPattern} )`,
      'i',
    ),
    '',
  ],
]
const placed = new RegExp(
  `^(${place}),? (?:${person}|there (?:is|are|(?:'|’)s))(?: ${adverb})* (?=\\S)(.+)$`,
  'i',
)
const counted = new RegExp(`^(?:exactly |only |just )?${amountPattern} `, 'i')
const saying = /\b(?:is|are|was|were|has|have|shows?|says?|reads?|contains?|should|must|will)\b/i

/**
 * A fact without those who see it: "You'll find three cards", "what you get is an error", "that makes four labels" only say that these are there. Where it
 * is seen is a part of the fact: "In the grey box you'll find X" is "X is shown in the grey box".
 */
export function withoutObserver(fact: string): string {
  let text = tidy(fact)
  for (const [said, meant] of words) text = text.replace(said, meant)
  const [, where = '', seen = ''] = placed.exec(text) ?? []
  if (seen === '' || saying.test(seen)) return text
  if (counted.test(seen)) return `${seen} ${uncapital(where)}`
  return `${seen} ${/,| and /.test(seen) ? 'are' : 'is'} shown ${uncapital(where)}`
}
