import { conditionOf, leftOver, take, type Condition, type About } from './condition-words.ts'
import { readPatterns, readDecimals, readEdges } from './form-words.ts'
import type { Wrong } from './parts.ts'
import { readAddress } from './address-words.ts'
import { readKinds, readOthers } from './character-words.ts'
import { readEmpty } from './empty-words.ts'
import { readLengths } from './length-words.ts'
import { readDays } from './day-words.ts'
import { readDigits, readNumbers } from './number-words.ts'
import { readPhone } from './phone-words.ts'
import { readRanges, readWithin } from './range-words.ts'
import { readRepeated } from './repeated-words.ts'
import { readTaken } from './taken-words.ts'

export interface ReadWrongs {
  wrongs: Wrong[]
  samples: string[]
}

/** "Spaces before and after it are ignored": said of the value, and read elsewhere. */
export const aroundSpaces =
  /\(?,? ?(?:(?:leading|trailing|outer|surrounding)(?:,? (?:and|or|\/) (?:leading|trailing))? (?:spaces|blanks|white ?space)|(?:spaces|blanks|white ?space) (?:before (?:and|or) after|around|at (?:the )?(?:both )?(?:start|beginning|ends?)(?: (?:and|or) (?:the )?end)?)(?: (?:it|them|the (?:value|text|name|entry)))?) ?(?:(?:are|is|do|does|being) ?)?(?:(?:ignored|not counted?|cut off|removed|trimmed|stripped|disregarded|left out|don't count|no part of it|not matter|first)(?: first)?)?\)?/i

/** "The form shall say", "shall be refused with": what is done about the value, and nothing that is asked of it. */
const answering =
  /\b(?:shall|must|will|should) (?:then |also |only )?(?:be (?:refused|rejected|declined|answered|turned down|not accepted|shown|displayed)|give|say|tell|show|display|read|lead|result|cause|bring|return|appear)\b/i

/** "The note may be left empty and …" refuses nothing. */
const leaving = /\b(?:may|can) (?:be left |be |stay |remain )?(?:empty|blank)\b/i

const says =
  /\b(?:must|has to|have to|needs? to|should|shall|may only|can only|only|allowed|permitted|accepted|required|if not|otherwise|unless|in any other case)\b(?! (?:not|no)\b)/i

/**
 * Reads which values a condition speaks of, however it is told: by what is wrong ("shorter than 3 characters"), or by what is right ("3 to
 * 20 characters"; "… must …, otherwise"). Nothing where a part of it was not understood.
 */
export function readWrongs(phrase: string, about: About): ReadWrongs | undefined {
  const condition = conditionOf(phrase)
  while (take(condition, aroundSpaces)) continue
  while (take(condition, answering) ?? take(condition, leaving)) continue
  condition.words = condition.words.replace(/\bshall\b/gi, 'must')
  const { samples } = condition
  const right = says.test(condition.words)
  const wrongs = detect(condition, about, right)
  const rest = leftOver(condition, about.label)
  if (wrongs.length > 0) return rest === '' ? { wrongs, samples } : undefined
  // "Wrong length", "otherwise", "anything else": the message itself says what it is about.
  if (
    !/^(?:(?:wrong|invalid|bad|incorrect|else|other|too|short(?:er)?|long(?:er)?|big(?:ger)?|small(?:er)?|larger?|high(?:er)?|low(?:er)?|right|correct|format|form|outside|range|limits?|on (?:saving|sending|submitting|registering|ordering|booking)|saving|sending|submitting|registering|ordering|booking) ?)*$/i.test(
      rest,
    )
  )
    return undefined
  const told = conditionOf(about.message)
  const found = detect(told, { ...about, message: '' }, true).filter(
    ({ wrong }) => wrong !== 'empty' && wrong !== 'taken',
  )
  return found.length > 0 && agrees(condition.words, found) ? { wrongs: found, samples } : undefined
}

/** "Too short" answers only the lower limit of a message that names both. */
function agrees(words: string, found: Wrong[]): boolean {
  return (
    !/\b(?:too|longer|shorter|larger|smaller|bigger|higher|lower)\b/i.test(words) ||
    found.every((one) => !('min' in one && 'max' in one))
  )
}

function detect(condition: Condition, about: About, right: boolean): Wrong[] {
  return [
    ...readRepeated(condition, about),
    ...readTaken(condition),
    ...readAddress(condition),
    ...readEmpty(condition, about.message),
    ...readDays(condition, about.label, right),
    ...readPhone(condition),
    ...readWithin(condition),
    ...readDecimals(condition),
    ...readEdges(condition, right),
    ...(/\b(?:form|format|pattern|look)\b|\blike\b|\bconsists? of\b(?! only)|\bfollowed by\b/i.test(
      condition.words,
    )
      ? readPatterns(condition, right)
      : []),
    ...readKinds(condition, about.message, right),
    ...readDigits(condition),
    ...readNumbers(condition),
    ...readLengths(condition, right),
    ...readOthers(condition),
    ...readPatterns(condition, right),
    ...readRanges(condition, right),
  ]
}
