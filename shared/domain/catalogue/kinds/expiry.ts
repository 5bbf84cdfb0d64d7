import { subjectIn } from '../fields.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { durationsOf, type Duration } from '../times.ts'
import { bounded, tried } from '../tried.ts'

const deleted = /\bdelet|\bremov|\bpurg|\berase/i
const lasting = /\b(?:kept|keep|retain|stored|preserved|available|valid|good for|expire)/i

/** What becomes invalid, is deleted or times out. Needs a length of time, or a thing that is told as expired. */
export const expiry: Kind = {
  kind: 'expiry',
  ideas: (slots) => {
    const [duration] = slots.clauses.flatMap(durationsOf)
    if (duration) return aroundEnd(duration, slots)
    const subject = subjectIn(slots)
    if (!subject) return []
    if (!/\bexpired?\b|\bexpires\b/i.test(slots.sentence)) return []
    const seen = slots.messages[0] === undefined ? 'It is refused' : `"${slots.messages[0]}" is shown`
    const single = subject.single.replace(/^expired\s+/i, '')
    return [
      tried(`The ${single} that expired a minute ago is refused`, bounded, [
        [`Use the ${single} a minute after it has expired`, seen],
      ]),
      tried(`The ${single} that expires in a minute is accepted`, bounded, [
        [`Use the ${single} a minute before it expires`, 'It is accepted'],
      ]),
    ]
  },
}

function aroundEnd({ length, isSpan, clause }: Duration, slots: Slots): Idea[] {
  const are = length.startsWith('1 ') ? 'is' : 'are'
  const outcome = slots.outcomes.join(' ')
  const subject = subjectIn({ ...slots, clauses: [clause] }) ?? subjectIn(slots)
  if (isSpan && outcome !== '' && !lasting.test(slots.sentence))
    return [
      tried(`It holds until ${length} ${are} over`, bounded, [
        [`Look a minute before ${length} ${are} over`, outcome],
      ]),
      tried(`It ends after ${length}`, bounded, [
        [`Look a minute after ${length} ${are} over`, `This does not hold any more: ${outcome}`],
      ]),
    ]
  if (!subject) return []
  const [the, verb] = [`the ${subject.noun}`, subject.isPlural ? 'are' : 'is']
  const ends = deleted.test(slots.sentence)
    ? `${the} ${verb} gone everywhere`
    : `${the} ${verb} no longer valid or there`
  return [
    tried(`Just before ${length} ${are} over nothing has changed for ${the}`, bounded, [
      [`Look at ${the} a minute before ${length} ${are} over`, `${the} ${verb} still as before`],
    ]),
    tried(`After ${length} it takes effect for ${the}`, bounded, [
      [
        `Look at ${the} a minute after ${length} ${are} over`,
        deleted.test(slots.sentence) || lasting.test(slots.sentence) || outcome === '' ? ends : outcome,
      ],
    ]),
  ]
}
