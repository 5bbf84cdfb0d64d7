import { endingIdeas, endingOf } from '../endings.ts'
import { subjectIn } from '../fields.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { thingOf, type Thing } from '../things.ts'
import { durationsOf, type Duration } from '../times.ts'
import { bounded, tried } from '../tried.ts'

/** What becomes invalid, is deleted or times out. Needs a length of time of something that ends: it is kept, reserved, locked, valid, deleted; or a thing that is told as expired. */
export const expiry: Kind = {
  kind: 'expiry',
  ideas: (slots) => {
    for (const duration of slots.clauses.filter(({ tag }) => tag !== 'ctx').flatMap(durationsOf)) {
      const ideas = aroundEnd(duration, slots)
      if (ideas.length > 0) return ideas
    }
    return expiredIdeas(slots)
  },
}

/** A distance to another moment is no time after which something ends: "2 days before the start", "again after 20 minutes". */
const isDistance = /^\s*(?:\w+\s)?(?:before|in advance|prior|ahead|from now)\b/i

function aroundEnd({ length, told, isSpan, clause }: Duration, slots: Slots): Idea[] {
  const near = withEffects(clause, slots)
  if (
    isDistance.test(told.slice(length.length)) ||
    /\b(?:again|intervals?|every|times?)\b/i.test(clause.text)
  )
    return []
  const ending = endingOf(clause.text, near)
  const isRepeat = /\bwithin\b/i.test(clause.text) && ending !== 'valid'
  if (isRepeat) return []
  if (clause.tag === 'cond' && /\b(?:not|no|n['’]t|never)\b/i.test(clause.text)) return []
  const subject = endingThing(subjectIn({ ...slots, clauses: [clause] }) ?? subjectIn(slots))
  const how = ending ?? (isSpan ? 'lasting' : undefined)
  return how === undefined || (how === 'lasting' && slots.isNegated)
    ? []
    : endingIdeas(how, lengthOf(length), subject, slots, nearBy(clause, slots))
}

/** "5 minutes" for "5-minute". */
const lengthOf = (length: string): string =>
  length.startsWith('1 ') || !/[a-z]{3}$|day$/i.test(length) || /s$/i.test(length) ? length : `${length}s`

const ofTime =
  /\s*\b(?:expiry|expiration|lifetime|retention|validity|duration|period|timeout|grace|time|lock|deletion|age)$/i

/** What ends: "code" of "code expiry". Undefined where only the end itself is named. */
function endingThing(thing: Thing | undefined): Thing | undefined {
  const name = thing?.single.replace(ofTime, '').replace(ofTime, '')
  return name === thing?.single ? thing : thingOf(name)
}

/** The clause and the effects of its sentence. */
const withEffects = (clause: Duration['clause'], { clauses }: Slots): string =>
  clauses
    .filter((own) => own === clause || /^(?:eff|evt|lim|def)$/.test(own.tag))
    .map(({ text }) => text)
    .join(' · ')

/** A clause with what stands right before it and, behind a blank alone, after it: "after 20 minutes", "without activity". */
function nearBy(clause: Duration['clause'], { clauses, sentence }: Slots): string {
  const at = clauses.indexOf(clause)
  const [before, after] = [clauses[at - 1], clauses[at + 1]]
  const isJoined = after !== undefined && /^\s*(?:of\s*)?$/.test(sentence.slice(clause.end, after.start))
  const start =
    before !== undefined && /^\s*$/.test(sentence.slice(before.end, clause.start))
      ? before.start
      : clause.start
  return sentence.slice(start, isJoined ? after.end : clause.end)
}

/** "With an expired pass": on both sides of its end. */
function expiredIdeas(slots: Slots): Idea[] {
  const subject = endingThing(subjectIn(slots))
  if (!subject || !/\bexpired?\b|\bexpires\b/i.test(slots.sentence)) return []
  const seen = slots.messages[0] === undefined ? 'It is refused' : `"${slots.messages[0]}" is shown`
  const single = subject.single.replace(/^expired\s+/i, '')
  if (/^(?:day|date|time|expiry|expiration|message|reminder)$/i.test(single)) return []
  return [
    tried(`The ${single} that expired a minute ago is refused`, bounded, [
      [`Use the ${single} a minute after it has expired`, seen],
    ]),
    tried(`The ${single} that expires in a minute is accepted`, bounded, [
      [`Use the ${single} a minute before it expires`, 'It is accepted'],
    ]),
  ]
}
