import type { Phrase } from '../clauses.ts'
import type { Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { thingOf } from '../things.ts'
import { tried, usual } from '../tried.ts'

const markers =
  /\b(?:default(?:s)?(?: value)?|preselected|initially|initial value|pre-?filled|starts? (?:as|with|at))\b/i
const near = 30

/** What holds at the beginning. Needs a value right beside a word that says that it is the one at the beginning, and a field before it. */
export const byDefault: Kind = {
  kind: 'default',
  ideas: (slots) => {
    if (slots.isNegated) return []
    const phrases = slots.clauses.flatMap((clause) => clause.phrases)
    const value = valueIn(phrases, slots)
    if (!value || value.text.length > 40) return []
    const field = fieldOf(phrases, value)
    // Several things that are there at the beginning are no value of a field.
    if (!field || (field.isPlural && value.tag !== 'N' && value.tag !== 'S')) return []
    const unit = phrases.find(({ tag, start }) => tag === 'U' && start >= value.end && start - value.end <= 1)
    const said = `${value.text}${value.tag === 'N' && unit ? ` ${unit.text}` : ''}`.replace(/["“”'‘’`]/g, '')
    const is = field.isPlural ? 'are' : 'is'
    return [
      tried(`Untouched, the ${field.noun} ${is} ${said}`, usual, [
        ['Open it as somebody who never used it', `The ${field.noun} ${is} ${said}`],
      ]),
      tried(`Another ${field.single} is kept once it was chosen`, usual, [
        [
          `Change the ${field.noun}, save and open it again`,
          'The change is there, and not the value of the beginning',
        ],
      ]),
    ]
  },
}

/** The value nearest to the marker: behind it, or right before it ("25 by default", "English (default)"). */
function valueIn(phrases: readonly Phrase[], { sentence }: Slots): Phrase | undefined {
  const marker = markers.exec(sentence)
  if (!marker) return undefined
  const [from, to] = [marker.index, marker.index + marker[0].length]
  const isValue = ({ tag }: Phrase) => /^[ONS]$/.test(tag)
  const behind = phrases.find((phrase) => isValue(phrase) && phrase.start >= to && phrase.start - to <= near)
  const before = phrases.findLast(
    (phrase) => isValue(phrase) && phrase.end <= from && from - phrase.end <= 12,
  )
  return /^(?:default|preselected|pre-?filled)$/i.test(marker[0])
    ? before && /\bby\s*$|\($/.test(sentence.slice(0, from))
      ? before
      : behind
    : behind
}

/** The field that has the value: the nearest one before it, else one right behind it. */
const fieldOf = (phrases: readonly Phrase[], value: Phrase) => {
  const fields = phrases.filter(({ tag }) => tag === 'F')
  const before = fields.filter(({ end }) => end <= value.start).at(-1)
  return thingOf((before ?? fields.find(({ start }) => start >= value.end && start - value.end <= 10))?.text)
}
