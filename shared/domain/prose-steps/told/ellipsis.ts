import { ordinals } from '../../english/ordinals.ts'

const being = '(?:is|are|was|were|has been|have been|stays?|remains?)'
const state =
  '(?:not )?(?:crossed (?:out|off)|struck (?:through|out)|greyed out|grayed out|ticked(?: off)?|unticked|checked|unchecked|selected|unselected|highlighted|marked|disabled|enabled|visible|hidden|shown|displayed|listed|expanded|collapsed|folded(?: up)?|open|closed|there|gone|empty|bold|active|inactive|focused|pressed|required|optional|editable|read-only|in (?:the|its|that|this) (?:[a-z]+ )?(?:field|list|table|box|cart|column))'
const predicate = new RegExp(`^.+? (${being} .+|${state}(?: (?:again|now|still))?)$`, 'i')
const hasVerb = new RegExp(`\\b${being}\\b`, 'i')
const verbFirst = new RegExp(`^(${being}) (.+)$`, 'i')
const denied = /^(.+?)(?: (?:is|are|was|were|does|do|has|have)(?:n['’]t| not)|,? not)$/i
const alike = /^(.+?)(?:,)? (?:is |are |does |do |has |have )?(?:too|as well|also|likewise|the same)$/i
const soIs = /^(so|neither|nor) (?:is|are|does|do) (.+)$/i

// "Ann is in the first row and Bob in the second": the verb and what is counted are those of the fact before.
const atPlace =
  /^.+? ((?:is|stands|sits|comes|appears|(?:shows|turns|ends) up|lands|is (?:shown|listed|displayed)) )?((?:in|on|at) the )(?:very )?([a-z]+|\d+(?:st|nd|rd|th)) (row|line|place|position|spot|slot|entry)(?: .*)?$/i
const atNext =
  /^(.+?),? (?:is |stands |comes )?(?:in |on |at )?(?:the )?([a-z]+|\d+(?:st|nd|rd|th))(?: one)?$/i
const places = new Set([...ordinals, 'last'])

function standing(fact: string, before: string): string | undefined {
  const [, verb = '', at = '', , line = ''] = atPlace.exec(before) ?? []
  const [, name = '', nth = ''] = atNext.exec(fact) ?? []
  const isPlace = line !== '' && name !== '' && (places.has(nth.toLowerCase()) || /^\d/.test(nth))
  return isPlace ? `${name} ${verb}${at}${nth} ${line}` : undefined
}

/** "Bread is crossed out, Cheese not", "… and Milk, too": a fact whose predicate is that of the fact before; undefined where it has one, or that one has none. */
export function elliptic(fact: string, before: string): string | undefined {
  const placed = standing(fact, before)
  if (placed !== undefined) return placed
  const said = predicate.exec(before)?.[1]
  if (said === undefined) return undefined
  const [, inverted = '', follower] = soIs.exec(fact) ?? []
  if (follower !== undefined) return joined(follower, said, !/^so$/i.test(inverted))
  const not = denied.exec(fact)?.[1]
  if (not !== undefined) return joined(not, said, true)
  const same = alike.exec(fact)?.[1]
  return same === undefined || hasVerb.test(same) ? undefined : joined(same, said, false)
}

function joined(subject: string, said: string, isDenied: boolean): string | undefined {
  const [, verb = '', rest = said] = verbFirst.exec(said) ?? []
  const isNegative = /^not /i.test(rest)
  // Nobody says of two things that one is not and the other is not either by "not" alone.
  if (isDenied && isNegative && verb === '') return undefined
  const words = isDenied && !isNegative ? `not ${rest}` : rest
  return `${subject} ${verb === '' ? 'is' : verb} ${words}`.replace(/\s+/g, ' ')
}
