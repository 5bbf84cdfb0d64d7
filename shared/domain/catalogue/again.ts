import type { Idea } from './idea.ts'
import { possibleIn } from './possible.ts'
import type { Slots } from './slots.ts'
import { aOf, thingOf } from './things.ts'
import { guessed, refused, tried, usual } from './tried.ts'

/** What is seen where it was done too often. */
export const seenIn = ({ messages }: Slots): string =>
  messages[0] === undefined ? 'It is refused' : `"${messages[0]}" is shown`

/** "The same title cannot be reserved twice". */
export function againIdeas(slots: Slots): Idea[] {
  const words = slots.clauses
    .filter(({ tag }) => tag !== 'ctx')
    .map(({ text }) => text)
    .join(' · ')
  if (!/\b(?:once|twice|again|duplicates?)\b/i.test(words) || /\bonce per\b|\(/i.test(words)) return []
  const repeated = repeatedIdeas(slots)
  if (repeated.length > 0) return repeated
  // "asks twice", "tries again": nothing is refused there.
  if (!slots.isNegated && !/\b(?:only|once|single)\b/i.test(words)) return []
  const deed = deedIn(slots)
  // Without a deed nobody knows what is done a second time.
  if (deed === undefined) return []
  return [
    tried(`The second attempt to ${deed} is refused`, refused, [
      [deed, 'It succeeds'],
      ['Do the same again', `${seenIn(slots)}; nothing is doubled`],
    ]),
    tried('Two at the same moment: one succeeds', guessed, [
      [`${deed} in two windows, with the last click at the same moment`, 'Exactly one succeeds'],
    ]),
  ]
}

/** "Scanning the same label twice must not make a second entry": an event done again without a second effect. */
function repeatedIdeas({ clauses, isNegated }: Slots): Idea[] {
  const event = clauses.find(
    ({ tag, text }) => tag === 'evt' && /\b(?:twice|again|more than once|repeatedly)\b/i.test(text),
  )
  const effect = clauses.find(
    ({ tag, phrases }) => tag === 'eff' && phrases.some((phrase) => phrase.tag === 'NEG'),
  )
  if (!event || !effect || !isNegated) return []
  const deed = event.text
    .trim()
    .replace(/\s*\b(?:twice|again|more than once|repeatedly)\b/i, '')
    .replace(/["“”]/g, "'")
  const seen = effect.text.trim().replace(/["“”]/g, "'")
  return [
    tried('Done a second time, it has no second effect', refused, [
      [`Do this once: "${deed}"`, 'It has its effect once'],
      ['Do exactly the same again', `It is seen: "${seen}"`],
    ]),
    tried('Done twice in quick succession, it has one effect', guessed, [
      [`Do this twice within a second: "${deed}"`, 'There is one effect, and not two'],
    ]),
    tried('Done again in another case, it has its effect', usual, [
      [`Do it with another one, or where it counts anew: "${deed}"`, 'It has its own effect'],
    ]),
  ]
}

/** "get the title reserved", "sell a seat". */
function deedIn(slots: Slots): string | undefined {
  for (const clause of slots.clauses.filter(({ tag }) => tag === 'eff' || tag === 'lim')) {
    const passive = possibleIn(clause, slots)
    if (passive?.passive) return passive.attempt.replace(/^try to /, '')
    const at = clause.phrases.findIndex(({ tag, text }) => tag === 'V' && /^[a-z]+(?<!ed|ing|s)$/i.test(text))
    const [verb, noun] = [clause.phrases[at], clause.phrases[at + 1]]
    if (/^(?:prevent|avoid|block|refuse|reject|ensure|be|have|allow)$/i.test(verb?.text ?? ''))
      return undefined
    const thing = thingOf(noun?.text.replace(/^same\s+/i, ''))
    if (verb && noun && thing && /^[ETF]$/.test(noun.tag) && noun.start - verb.end < 12)
      return `${verb.text.toLowerCase()} ${aOf(thing)}`
  }
  return undefined
}
