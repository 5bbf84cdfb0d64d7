import { normalise } from '../check-wording.ts'
import { restore, tidy } from '../prose.ts'
import type { Check, Target } from '../types.ts'
import { amountOf, amountPattern } from './amounts.ts'
import { conditionIn } from './condition-words.ts'
import type { Condition, ConditionFact } from './conditions.ts'
import type { FactContext, FactReader } from './readers.ts'
import { readState, roleOfMembers } from './states.ts'

const be =
  '(?:is|are|was|were|gets?|got|has been|have been|becomes?|stays?|remains?|turns?|looks?|seems?|appears?|shows?)'
const filler = '(?:(?: now| still| again| all| both| also| already| currently| yet)*)'
// What is several things and folds; windows, lists and doors open and close in another sense.
const folds =
  '(?:sections?|panels?|questions?|accordions?|headings?|items?|entries|entry|groups?|topics?|categories|category|nodes?|answers?|branch(?:es)?|folders?|parts?|blocks?)'
const folding = new RegExp(
  `^(?<how>all|both|every|each|none|neither|no)(?: one)?(?: of)?(?: (?:the|these|those|them|its))?(?: (?<count>${amountPattern}))?(?: [a-z]+)?(?: ${folds})?(?: of them)?(?: ${be})?${filler}(?<not> not)? (?<open>open|opened|closed|shut)$`,
  'i',
)
const noFolding = new RegExp(`^[a-z]+(?: [a-z0-9-]+)* (?!${folds}\\b)([a-z]+)(?: ${be})`, 'i')
const pronouns = /^(?:all|both|each|none|neither|one|of|the|these|those|them|its|every|no)$/i
const counted = new RegExp(
  `^(?<sure>exactly |only |just |precisely )?(?:the )?(?<count>${amountPattern})(?: (?:out )?of)?(?: (?:the|these|those|them|all|its))?(?: ${amountPattern})?(?: (?<noun>(?!of\\b)[a-z][a-z -]*))?$`,
  'i',
)
const stars = new RegExp(
  `^(?<sure>exactly |only |just )?(?:the )?(?:first )?(?<count>${amountPattern})(?: (?:out )?of)?(?: (?:the|all))?(?: ${amountPattern})? stars? (?:light(?:s|ed)? up|lit up|shines?|glows?|(?:${be}${filler} )(?:lit(?: up)?|filled(?: in)?|full|solid|highlighted|colou?red(?: in)?|yellow|gold(?:en)?|orange|active|marked|on))$`,
  'i',
)
const chosen = '(?:selected|chosen|picked|preselected|pre-selected)'
const ticked = '(?:ticked|checked|crossed)'
const nothing = new RegExp(
  `^(?:(?:in|for|on|under|at) (?<in>.+?),? |(?<place>.+?)(?:: ?|,? (?:has|with|shows) ))?(?:nothing|none|no (?:answer|choice)s?)(?: at all)?(?: ${be})?${filler} (?:(?<chosen>${chosen})|(?<ticked>${ticked}))(?: (?:yet|any ?more|by default|there|at all))*(?: (?:in|for|under|on|at) (?<where>.+))?$`,
  'i',
)
const anywhere = /^(?:it|there|this|that|the (?:page|list|form|table|field)|here|default)$/i
const partly = new RegExp(
  `^(?<subject>.+?)(?: itself| themselves)? (?<verb>${be})(?<adverb>${filler}) (?:(?<not>not (?:fully|completely|entirely|wholly|totally)|no longer (?:fully|completely|entirely|wholly|totally))|partly|partially|half(?:way)?|(?:only |just )(?:partly|partially|half)) (?:ticked|checked|selected)$`,
  'i',
)
const mixed = new RegExp(
  `^(?<subject>.+?)(?: itself)? ${be}${filler}(?<not> not| no longer)? (?:(?:in |set to )?(?:an? |the )?)?(?:indeterminate|mixed|intermediate|half-ticked|half-checked)(?: state)?$`,
  'i',
)
const together = / (?:(?:along|together|up) )?with (?:it|them|that)$| (?:along|together)$/i
const itself =
  /(?<=\S) (?:itself|themselves|himself|herself)(?= (?:is|are|isn|aren|was|were|has|have|stays?|remains?)\b)/i
const one =
  '(?<state>current|active|highlighted|selected|chosen|marked|focused)(?: (?<noun>one|step|tab|item|entry|option|page|row|element))?'
const theOne = new RegExp(
  `^(?<subject>.+?) (?:is|becomes|became|stays|remains)(?<adverb>${filler})(?<not> not| no longer)?(?<the> the(?: only)?| only)? ${one}(?: (?:instead|in place) of (?<other>.+?))?(?: now| again)?$`,
  'i',
)
const nothingMeant =
  /^(?:it|this|that|they|those|these|he|she|what|which|who|there|here|nothing|everything)$/i

/** What several things are together, or how many of them: "all three are closed", "Two of the boxes are ticked", "nothing is selected", "Three stars light up". */
export const readSet: FactReader = (fact, context) => {
  const clause = normalise(tidy(fact))
    .replace(together, '')
    .replace(itself, '')
    .replace(/ (?:any ?more|any longer)$/i, '')
  const read = (words: string): Check[] | undefined => readState(words, context)
  return (
    folded(clause, read) ??
    starred(clause) ??
    someOf(clause, context.it) ??
    noneChosen(clause, context) ??
    partlyTicked(clause, read) ??
    theChosen(clause, read) ??
    (clause === normalise(tidy(fact)) ? undefined : read(clause))
  )
}

type Read = (words: string) => Check[] | undefined

// Of several things "closed" says that they are folded; what closes as a whole is a part of the page.
function folded(clause: string, read: Read): Check[] | undefined {
  const { how = '', count, not, open = '' } = folding.exec(clause)?.groups ?? {}
  if (how === '') return undefined
  const last = noFolding.exec(clause)?.[1] ?? ''
  if (last !== '' && !pronouns.test(last) && !new RegExp(`^(?:${amountPattern})$`, 'i').test(last))
    return undefined
  const isNone = /^(?:none|neither|no)$/i.test(how)
  // "All are not open" may mean that some are.
  if (not !== undefined) return undefined
  const isOpen = /^open/i.test(open)
  const many = /^(?:both|neither)$/i.test(how) ? 'both' : `all${count === undefined ? '' : ` ${count}`}`
  return read(`${many} are ${isOpen === isNone ? 'folded' : 'unfolded'}`)
}

function starred(clause: string): Check[] | undefined {
  const { sure, count = '' } = stars.exec(clause)?.groups ?? {}
  if (count === '') return undefined
  const first = / stars? /i.test(clause)
  return first
    ? [some({ is: 'lit', of: 'some', count: amountOf(count), role: 'star', exactly: true }, undefined, sure)]
    : undefined
}

function some(condition: ConditionFact, it: Target | undefined, _sure?: string, negated = false): Check {
  return {
    kind: 'assert_condition',
    condition,
    ...(it ? { target: it } : {}),
    ...(negated ? { negated: true } : {}),
  }
}

function someOf(clause: string, it: Target | undefined): Check[] | undefined {
  const found = conditionIn(clause)
  const groups = found && counted.exec(found.subject)?.groups
  if (!found || !groups) return undefined
  const { noun, count = '', sure } = groups
  const many = amountOf(count)
  const own = noun === undefined ? undefined : roleOfMembers(noun)
  if ((noun !== undefined && own === undefined) || many === 0) return undefined
  const isTick = found.is === 'ticked' || found.is === 'selected'
  const role = own === 'textbox' && isTick && /^box/i.test(noun ?? '') ? 'checkbox' : (own ?? usual[found.is])
  if (role === undefined) return undefined
  const condition: ConditionFact = {
    is: found.is,
    of: 'some',
    count: many,
    role,
    ...(sure === undefined ? {} : { exactly: true }),
  }
  return [some(condition, own === undefined ? it : undefined, sure, found.negated)]
}
const usual: Partial<Record<Condition, string>> = {
  ticked: 'checkbox',
  selected: 'choice',
  expanded: 'expandable',
}

function noneChosen(clause: string, { it, prose }: FactContext): Check[] | undefined {
  const groups = nothing.exec(clause)?.groups
  if (!groups) return undefined
  const words = (groups.in ?? groups.place ?? groups.where ?? '').trim()
  const name = words
    .replace(/^(?:the|in the|for the|under) /i, '')
    .replace(/ (?:question|group|field|list|section|options?|choices|block|box(?:es)?)$/i, '')
    .replaceAll('"', '')
  if (name.includes('\uE000') && !/^\uE000\d+\uE001$/.test(name)) return undefined
  const isPlace = words !== '' && !anywhere.test(words)
  const condition: ConditionFact = { is: groups.ticked === undefined ? 'selected' : 'ticked', of: 'nothing' }
  if (isPlace)
    return [
      some(condition, { role: 'about', name: restore(name, prose.literals).replaceAll('"', '').trim() }),
    ]
  return [some(condition, it)]
}

function partlyTicked(clause: string, read: Read): Check[] | undefined {
  const half = partly.exec(clause)?.groups
  const state = mixed.exec(clause)?.groups
  const { subject = '', not } = half ?? state ?? {}
  if (subject === '' || nothingMeant.test(subject)) return undefined
  // What is not fully ticked may be so in part, or not at all.
  if (half && not !== undefined) return read(`${subject} is not ticked`)
  const checks = read(`${subject} is${not === undefined ? '' : ' not'} ticked`)
  return checks?.map((check) =>
    check.condition ? { ...check, condition: { ...check.condition, is: 'partly' } } : check,
  )
}

// "Billing is the current one", "… instead of Shipping": of one, and of the other one not.
function theChosen(clause: string, read: Read): Check[] | undefined {
  const { subject = '', state = '', not, other, the, noun } = theOne.exec(clause)?.groups ?? {}
  if (subject === '' || nothingMeant.test(subject) || (the ?? noun ?? other) === undefined) return undefined
  const adjective = /^(?:active|current)$/i.test(state) ? 'selected' : state
  const own = read(`${subject} is ${not === undefined ? '' : 'not '}${adjective}`)
  const instead = other === undefined || not !== undefined ? [] : read(`${other} is not ${adjective}`)
  return own && instead ? [...own, ...instead] : undefined
}
