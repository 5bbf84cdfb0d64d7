import { amountOf, moved, written } from './amounts.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { thingOf } from './things.ts'
import { bounded, tried } from './tried.ts'
import { quotedOf } from './doings.ts'

/** A value that brings something about: "setting the quantity to 0 removes the line". Cue: an event of a field and the number that it is set to. */
export function setValueIdeas(slots: Slots): Idea[] {
  return slots.clauses.flatMap(({ tag, phrases, text, start }): Idea[] => {
    if (tag !== 'evt') return []
    const at = phrases.findIndex(
      (phrase) => phrase.tag === 'N' && /\bto\s+$/i.test(text.slice(0, phrase.start - start)),
    )
    const number = phrases[at]
    const field = phrases[at - 1]
    const amount = number ? amountOf(number.text) : undefined
    const thing = field?.tag === 'F' ? thingOf(field.text) : undefined
    if (!amount || !thing || phrases[at + 1]?.tag === 'U' || phrases[at + 1]?.tag === 'N') return []
    const [value, next] = [written(amount), written(moved(amount, 1))]
    return [
      tried(`With ${value} as the ${thing.single} it happens, with ${next} it does not`, bounded, [
        [`Set the ${thing.single} to ${next}`, 'It is kept as entered, and nothing else happens'],
        [`Set the ${thing.single} to ${value}`, `It happens: "${quotedOf(slots)}"`],
      ]),
    ]
  })
}
