import { maskQuotes, shapeOf, type Masked } from '../mask.ts'
import type { OpeningState } from './opening-fact.ts'

const counts: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
const boxes = '(?:check ?|tick ?)box(?:es)?'
const moment = '(?: (?:at (?:first|the (?:start|beginning))|initially|by default|when the page opens))?'

/** A name that takes something is an input; a counter that "starts at 0" may be none. */
const taking =
  /\b(?:takes?|accepts?|allows?|fields?|inputs?|enters?|entered|types?|typed|fills? in|filled in)\b/i
const number =
  /^(?: and Q\d+)?(?: fields?| both| each)* (?:starts?|begins?|opens?) (?:at|with|on|out at) (-?\d+(?:[.,]\d+)?)(?![\w%]|[.,]\d)/i
const blank = /^(?: and Q\d+)?(?: fields?| both)* (?:starts?|begins?|opens?) (?:out )?(?:empty|blank)\b/i
const boxState = new RegExp(
  `\\b(?:(two|three|four|five|six|both|the|a) )?(?:\\w+ )?${boxes}(?: labelled| called| named)?[,:]? ((?:Q\\d+(?:, | and |, and |,? )?)+?),? ?(?:(?:which |that |both |all )?(?:starts?|begins?|opens?|(?:is|are)${moment})(?: out)?) (unticked|unchecked|off|empty|not ticked|not checked|ticked|checked|on)\\b${moment}`,
  'i',
)
const noneTicked = new RegExp(
  `\\b(two|three|four|five|six) [\\w -]{2,40}?(?:to tick|${boxes})[^:Q]{0,30}\\b(?:none|neither)(?: of (?:them|these|which|those))?(?: is| are| being)? (?:ticked|checked|selected|set)\\b([^:Q]{0,40}):`,
  'i',
)
const starting = /\b(?:start|starts|begin|begins|open|opens|first|initially|beginning|default)\b/i

/**
 * What inputs hold when the page opens, by sentences that begin with them: '"Copies" starts at 1 and takes 1 to 50', 'Two checkboxes, "A" and "B",
 * start unticked', 'three extras to tick, none of them ticked at first: "A" …'.
 */
export function startsTold(part: Masked): OpeningState[] {
  if (
    !starting.test(part.masked) ||
    /\b(?:if|when(?! the page opens)|while|unless|after|again|until)\b/i.test(part.masked)
  )
    return []
  const shape = shapeOf(part)
  const nameOf = (token = '') => part.quotes[Number(token.slice(1))]?.value ?? ''
  return [
    ...numbers(part, shape, nameOf),
    ...ticks(shape, nameOf),
    ...(noneTicked.exec(shape) ? listed(shape, nameOf) : []),
  ]
}

function numbers(part: Masked, shape: string, nameOf: (token?: string) => string): OpeningState[] {
  if (!taking.test(part.masked)) return []
  return [...shape.matchAll(/Q\d+/g)].flatMap((match): OpeningState[] => {
    const behind = shape.slice(match.index + match[0].length)
    const held = number.exec(behind)?.[1]
    if (held !== undefined) return [{ what: 'value', name: nameOf(match[0]), value: held, list: false }]
    return blank.test(behind) ? [{ what: 'empty', name: nameOf(match[0]) }] : []
  })
}

function ticks(shape: string, nameOf: (token?: string) => string): OpeningState[] {
  const [, count = '', list = '', state = ''] = boxState.exec(shape) ?? []
  const names = [...list.matchAll(/Q\d+/g)].map(([token]) => nameOf(token))
  const wanted = count.toLowerCase() === 'both' ? 2 : counts[count.toLowerCase()]
  if (wanted !== undefined && wanted !== names.length) return []
  return names.map((name) => ({
    what: 'checked',
    name,
    on: /^(?:ticked|checked|on)$/i.test(state),
    control: 'checkbox',
  }))
}

/** As many names as boxes were promised; else it is not sure which they are. */
function listed(shape: string, nameOf: (token?: string) => string): OpeningState[] {
  const [lead = '', count = '', when = ''] = noneTicked.exec(shape) ?? []
  const behind = shape.slice(shape.indexOf(lead) + lead.length)
  const names = [...behind.matchAll(/Q\d+/g)].map(([token]) => nameOf(token))
  if (!starting.test(when) || names.length !== counts[count.toLowerCase()]) return []
  return names.map((name) => ({ what: 'checked', name, on: false, control: 'checkbox' }))
}

const conditional = /\b(?:if|unless|except|but|apart from|only|other than|while|confirm\w*|asks?)\b/i
const all =
  '(?:everything|the (?:whole |entire |complete )?(?:form|calculator|page)|all (?:of )?(?:the )?(?:fields|inputs|entries|options|settings|values|controls))'
const before =
  '(?:(?:back )?(?:to |as |in)?(?: ?(?:how|what|the way|the state)(?: in which)?)? ?(?:it|they|everything|that) (?:was|were) (?:at|in|on) (?:the )?(?:start|beginning|first|opening)|(?:back )?to (?:its|their|the) (?:initial|original|starting|opening|first|default) (?:state|values?|settings?)|(?:back )?(?:as|to) (?:at )?the (?:start|beginning))'
const restoring = new RegExp(
  `^\\W*(?:(?:A |The )?(?:click|press|button|(?:clicking|pressing))(?: on| of)?(?: the)?(?: button)? )?(?:The )?Q0(?: button)? (?:shall |will |must )?(?:(?:sets?|puts?|brings?|returns?|takes?|restores?) ${all} ${before}|resets? ${all}(?: ${before})?)(?=\\W*$|,|:| and )`,
  'i',
)

/** The button that puts all inputs back to what they hold when the page opens: '"Start over" sets everything back to how it was at the start'. */
export function restoringButton(text: string): string | undefined {
  const part = maskQuotes(text)
  const shape = shapeOf(part)
  return !conditional.test(part.masked) && restoring.test(shape) ? part.quotes[0]?.value : undefined
}
