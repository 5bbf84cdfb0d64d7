import { singular } from '../../english/plural.ts'
import { isNoun, roleOfNoun } from '../nouns.ts'
import type { Reading } from '../patterns.ts'
import { compileChecks } from '../compile-checks.ts'
import { activate, plainName } from '../controls.ts'
import { readNumber } from '../patterns.ts'
import type { Target, TypedAction } from '../types.ts'
import { readThing } from './thing.ts'
import type { ActionReader } from './readers.ts'
import { onlyLooks } from './only-looks.ts'
import { withoutRemarks } from './wording.ts'

const some =
  '(?:an? |another |one (?:more |last )?)?(?:(?:quick|brief|closer|good|short|careful|final|first|second|last|proper|long|little) )*'
const sight = '(?:look|glance|peek|glimpse|gander|view|note)'
const looking = new RegExp(
  `^(?:(?:have|take|get|cast|throw|do|make) ${some}${sight}(?:s|around)?|glance|peek|peer|gaze|stare|watch|observe|inspect|examine|look|count|compare|study|scan|note|notice|remember|memori[sz]e|mind|consider|keep (?:in mind|an eye on|track of)|pay attention|see|read|eyeball|familiari[sz]e yourself|write down|jot down|bear in mind)\\b(.*)$`,
  'i',
)
const asking = /^(?:check|verify|validate|find out|figure out)(?: out)? (.+)$/i
const finding = /^(?:find|locate|spot|look for|search out|identify) (?:the |your |that )(.+)$/i
// What somebody asks claims nothing, but "whether" is answered by what is expected alone.
const question = /^(?:what|what's|where|where's|which|how|who|who's|when|why)\b/i
const doubt = /^(?:whether|if)\b/i
const claim =
  /\b(?:that|is|are|was|were|isn't|aren't|has|have|hasn't|shows?|says?|reads|contains?|does|doesn't|do|don't|can|cannot|can't|should|must|will|opens|opened|closes|appears?|disappears?|stays?|remains?|becomes?|changes|changed|gets|no|not|only|nothing|still)\b|[\d:=]/
const minding =
  /^(?:change (?:your|my|our) mind|do nothing|be (?:mean|careful|patient|nice|naughty|quick)|imagine .+|pretend .+|leave (?:it|everything|all|that|the rest) (?:as (?:it|they) (?:is|are)|alone|at that|untouched|unchanged)|(?:do not|don't) (?!leave|forget|miss|skip|omit|fail|ignore|hesitate|stop)(?!.*\b(?:until|before|unless|if|when|but|without)\b).+)$/i
const durations: [words: RegExp, milliseconds: number][] = [
  [/^half a sec(?:ond)?$/, 500],
  [
    /^(?:a|one|1) ?s(?:ec(?:ond)?)?$|^a (?:short |brief |little )?(?:moment|sec|instant|tick|bit)$|^briefly$|^shortly$|^a little$|^$/,
    1000,
  ],
  [/^(?:a couple of|two) (?:seconds|secs|moments)$|^a (?:little |short )?while$|^some time$/, 2000],
  [/^(?:a few|some|several) (?:seconds|secs|moments)$/, 3000],
]
const waiting =
  /^(?:wait|pause|hold on|hang on|sleep|rest|give (?:it|the page|that|them|him|this)|let (?:it|the page|that) (?:rest|sit|load|settle|finish|work)|allow)(?: (?:for|about|around|another|up to|at least|just|some))*(?: (.*?))?(?: (?:to (?:load|finish|settle|react|update|render|refresh)|or (?:so|two)))?$/i
const seconds = /^([a-z]+|\d+(?:\.\d+)?) (?:more )?(?:full )?(seconds?|secs?|minutes?|mins?)$/

// Without an article it may be what a control says: "Compare", "Read more".
const button =
  /^(?:compare|watch|read|scan|inspect|remember|count)(?: (?!the\b|an?\b|all\b|how\b|what)[a-z]+)?$/i
const nothing: TypedAction = { action: 'wait', milliseconds: 0 }

/** Looking, waiting a moment, not doing something: what the page has is left as it is. */
export const readLooking: ActionReader = (clause) => {
  const text = withoutRemarks(clause)
  return minding.test(text) ? [] : undefined
}

function waitOf(text: string): TypedAction | undefined {
  const [whole, length = ''] = waiting.exec(text) ?? []
  const milliseconds = whole === undefined ? undefined : durationOf(length.toLowerCase())
  return milliseconds === undefined ? undefined : { action: 'wait', milliseconds }
}

function durationOf(words: string): number | undefined {
  const [, count, unit = ''] = seconds.exec(words) ?? []
  const known = durations.find(([pattern]) => pattern.test(words))?.[1]
  const many = count === undefined ? Number.NaN : readNumber(count)
  if (known !== undefined || Number.isNaN(many)) return known
  return Math.round(many * (unit.startsWith('m') ? 60_000 : 1000))
}

/**
 * What a clause does that only looks: nothing, or it goes to what is to be found. Undefined for what may claim something, unless the step says
 * elsewhere what is expected (`answered`), and for what may be an action.
 */
export function readLook(clause: string, reading: Reading, answered: boolean): TypedAction[] | undefined {
  const { prose } = reading
  const text = withoutRemarks(clause)
  if (onlyLooks(text, reading)) return []
  const waited = waitOf(text)
  if (waited) return [waited]
  const [, found] = finding.exec(text) ?? []
  if (found !== undefined && !claim.test(plain(found.replace(/ (?:that|which|who) .*$/, '')))) {
    const target = found.includes('\uE000') ? readThing(found, prose) : undefined
    return target
      ? [{ action: 'scroll_to', target }]
      : /^[^\uE000]*$/.test(found) && answeredNoun(found)
        ? []
        : undefined
  }
  if (button.test(text)) return [{ ...activate([text]), otherwise: [nothing] } as TypedAction]
  const [, seen] = looking.exec(text) ?? []
  if (seen !== undefined)
    return claims(seen, answered) || /^ ?(?:(?:in)?to|on|off)\b/i.test(seen) ? undefined : []
  const [, checkedFor] = /^check (?:the )?(.+)$/i.exec(text) ?? []
  return answered &&
    checkedFor !== undefined &&
    /^(?:.* )?(?:field|input|value|counter)$/i.test(checkedFor) &&
    !claims(checkedFor, answered)
    ? []
    : undefined
}

/** What somebody asks the page without saying what the answer is, where the step says elsewhere what is expected: asked only of what nothing else reads. */
export function readAsked(clause: string, reading: Reading, answered: boolean): TypedAction[] | undefined {
  const text = withoutRemarks(clause)
  const [, asked] = asking.exec(text) ?? []
  if (asked === undefined || !answered || claims(asked, answered)) return undefined
  // What the forms of expected results read is one.
  const told = asked.includes('\uE000')
    ? compileChecks({ ...reading, prose: { ...reading.prose, text: asked } })
    : undefined
  if (told && told.problems.length === 0) return undefined
  return /^check /i.test(text) ? checked(asked) : []
}

function claims(words: string, answered: boolean): boolean {
  const text = plain(words)
    .trim()
    .replace(
      /^(?:at|around|about|over|through|closely|carefully|for|to|of|on|down|up|out|exactly) (?=\S)/i,
      '',
    )
  if (question.test(text)) return false
  if (doubt.test(text)) return !answered
  const time = text.replace(/ (?:after|before|once|when|while|as soon as) .*$/i, '')
  return claim.test(time)
}

// "Check the newsletter" may ask to tick: the page knows whether it has such a box. What cannot be ticked is looked at.
function checked(what: string): TypedAction[] | undefined {
  const bare = plain(what).replace(/^(?:the|an?|its|your|all) /i, '')
  if (what.includes('\uE000')) return undefined
  const noun = bare.split(' ').at(-1) ?? ''
  const name = plainName(bare)
  if (name === undefined || (isNoun(noun) && !tickable.test(roleOfNoun(noun) ?? '')))
    return tickable.test(roleOfNoun(noun) ?? '') ? undefined : []
  const target: Target = { name, whole: true }
  // What is written like a name is meant to be one.
  if (/^\p{Lu}/u.test(bare)) return [{ action: 'check', target }]
  return [{ action: 'check', target, otherwise: [nothing] }]
}

const tickable = /^(?:checkbox|switch|radio|option|menuitem|row|listitem)$/
const answeredNoun = (words: string): boolean => words.split(' ').some((word) => isNoun(singular(word)))
const plain = (words: string): string => words.replaceAll(/\uE000\d+\uE001/g, '')
