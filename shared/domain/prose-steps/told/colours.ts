import { normalise } from '../check-wording.ts'
import { tidy } from '../prose.ts'
import type { Check } from '../types.ts'
import type { ConditionFact } from './conditions.ts'
import type { FactReader } from './readers.ts'
import { readState } from './states.ts'

const colour =
  '(?:(?:light|dark|bright|pale|deep) )?(?<colour>red|orange|yellow|green|blue|purple|violet|pink|teal|turquoise|cyan)(?:ish)?'
const edge = '(?<border>border|borders|frame|outline|edge|line around (?:it|them))'
const ground = '(?<background>background|shade|fill)'
const letters = '(?<text>text|letters|font|type|writing|print|words)'
const part = `(?:${edge}|${ground}|${letters}|colou?r)`
const be =
  '(?:is|are|was|were|gets?|becomes?|turns?|turned|goes|went|stays?|remains?|has turned|have turned|has gone|lights? up|flash(?:es)?|appears?)'
const painted =
  '(?:marked|highlighted|outlined|framed|bordered|surrounded|shown|displayed|written|printed|drawn|colou?red|painted|filled|shaded|underlined|lit(?: up)?)'
const adverb = '(?:(?: now| still| again| all| both| also| then)*)'
const forms = [
  `^(?:the )?${part} (?:of|around) (?<subject>.+?) (?<verb>${be})${adverb}(?<not> not| no longer)? ${colour}${adverb}$`,
  `^(?<subject>.+?)['’]s ${part} (?<verb>${be})${adverb}(?<not> not| no longer)? ${colour}${adverb}$`,
  `^(?<subject>.+?) (?<verb>${be})${adverb}(?<not> not| no longer)?(?<painted> ${painted})?(?: (?:in|with|by))?(?: an?| the)? ${colour}(?: ${part})?${adverb}$`,
  `^(?<subject>.+?) (?:has|have|gets?|shows?|with)${adverb}(?: (?<not>no|not an?)| an?| the| its)? ${colour} ${part}${adverb}$`,
].map((form) => new RegExp(form, 'i'))
// What is said of a thing by its name alone may be its value: that its label is of another colour proves nothing.
const seen =
  /\b(?:buttons?|links?|rows?|cells?|fields?|inputs?|box(?:es)?|tabs?|texts?|messages?|notes?|errors?|labels?|headings?|icons?|borders?|cards?|items?|entries|entry|lines?|banners?|bars?|both|they|them|all)$|\uE001$/i
// Which one is meant nobody knows: what the step was about is no text of the page.
const anyText = /^(?:the |this |that )?(?:text|label|message|element|colou?r|page)$/i
const moving =
  /^(?:gets?|becomes?|turns?|turned|goes|went|has turned|have turned|has gone|lights? up|flash(?:es)?)$/i

/** The colour of things, of their letters, their background or what is around them. */
export const readColour: FactReader = (fact, context) => {
  const clause = normalise(tidy(fact))
  for (const form of forms) {
    const groups = form.exec(clause)?.groups
    const { subject = '', colour: name = '', not, verb = '' } = groups ?? {}
    // "Blue" may be a value that something has.
    if (!groups || name !== name.toLowerCase() || anyText.test(subject)) continue
    const where = groups['border']
      ? 'border'
      : groups['background']
        ? 'background'
        : groups['text']
          ? 'text'
          : undefined
    const isSurely =
      where !== undefined || groups['painted'] !== undefined || moving.test(verb) || seen.test(subject.trim())
    const condition: ConditionFact = {
      is: 'coloured',
      colour: name.toLowerCase(),
      ...(where === undefined ? {} : { where }),
      ...(isSurely ? {} : { loosely: true }),
    }
    const checks = readState(`${subject} is ${not === undefined ? '' : 'not '}highlighted`, context)
    return checks?.map((check): Check => ({ ...check, condition: { ...check.condition, ...condition } }))
  }
  return undefined
}
