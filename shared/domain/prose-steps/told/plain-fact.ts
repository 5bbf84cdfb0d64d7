import { normalise } from '../check-wording.ts'
import { replacing, rewritten } from '../fitting/among.ts'
import { remembered } from '../remembered.ts'
import { withoutObserver } from './observers.ts'

const filler = '(?:now|still|again|also|too|then|just now|currently|already|once more|once again)'
// In this order. What is taken away says how somebody speaks, and nothing of the page.
const idle = replacing([
  [/ \((?=[^()]*(?:[a-z]+['’]s|[!?]|\b(?:is|are|was|has|have|may|can|of course)\b))[^()]*\)/gi, ''],
  [/^(?:yes|yep|yeah|nope|no|ok|okay|right|well|good|here|there)[,:] (?=\S+ \S)/i, ''],
  [/^(?:so|and|but|then|now|this time|at this point|as a result|afterwards?|meanwhile)[,:]? (?=\S+ \S)/i, ''],
  [/^(?:next to|below|above|beside|under|underneath|inside|in|on|at) (?:it|that|them|this),? /i, ''],
  [/^(?:refused|rejected|accepted|ignored|done|success|it works|works|fine|correct)[,:] /i, ''],
  [/ to (?:choose|pick|select|chose) from$/i, ' offered'],
  [
    /^(?:to )?(?:see|sees|find|finds|get|gets|got|have|has|has got|be presented with|be shown|be offered) (?:now |still |again )*(?=\S)/i,
    '',
  ],
  [
    /^(?:there|here)(?:'s|’s| is| are|'re| was| were| exists?| remains?| appears?| comes?)(?: now| still| again| also)* /i,
    '',
  ],
  [/\b(it|that)['’]s got\b/gi, '$1 has'],
  [/\b(it|that)['’]s\b/gi, '$1 is'],
  [/\bhas got\b/gi, 'has'],
  [/\bhave got\b/gi, 'have'],
  [
    new RegExp(
      `(?<=\\b(?:is|are|has|have|shows?|lists?|contains?|comprises?|remains?|holds?)) ${filler}\\b`,
      'gi',
    ),
    '',
  ],
  [
    new RegExp(
      ` ${filler} (?=(?:is|are|has|have|shows?|lists?|listed|contains?|comprises?|remains?|holds?|there|here|shown|displayed|visible)\\b)`,
      'gi',
    ),
    ' ',
  ],
  [new RegExp(`^${filler},? `, 'i'), ''],
  [
    new RegExp(
      `,? (?:${filler}|as well|anyway|any ?more|any longer|at the moment|to start with|to begin with|at first|as before|as expected|while you['’]re at it)$`,
      'i',
    ),
    '',
  ],
])

// Words that begin a sentence and no name.
const opening =
  /^(?:Only|Just|The|An?|No|Not|Nothing|Each|Every|All|Both|None|Neither|There|It|That|They|Exactly|At|In|Sorted|Ordered|Another|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Above|Below|Before|After|Your|My)(?= )/

/** A fact without the words that only say how somebody speaks: "You should now see three cards again" is "three cards". */
export const plainFact = remembered((fact: string): string => {
  let text = fact.trim()
  for (let before = ''; before !== text;) {
    before = text
    text = withoutObserver(normalise(text))
    text = rewritten(idle, text).trim()
  }
  return text.replace(opening, (word) => word.toLowerCase())
})
