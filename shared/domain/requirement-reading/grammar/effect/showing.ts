import type { Effect } from '../../../requirement-model/index.ts'
import { isDenied, predicate, wordAt, type Effects, type EffectClause } from '../deed/effect-clause.ts'
import { names } from '../deed/nouns.ts'
import { places } from '../deed/place.ts'
import type { Input } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'
import { isElement, itemsAt, type Item } from './items.ts'
import { seen } from './seen.ts'

/** `the page shows "X" and the heading "Y"`, `the user sees "X"`, `leads to the message "X"`, `is answered with "X"`. */
export const showsTexts = predicate('shows a quoted text', (clause) => {
  const { subject, group, input } = clause
  if (subject.kind === 'literal') return undefined
  const begin = objectAt(clause)
  const items = begin === undefined ? undefined : itemsAt(input, begin)
  if (!items?.value.some(({ item }) => 'literal' in item || isElement(item.thing))) return undefined
  const shown = !isDenied(clause)
  const where = places(input, items.end)
  const spots = where?.value ?? []
  if (
    subject.kind === 'reference' &&
    names('list', subject.reference) &&
    group.does.has('show') &&
    subject.reference.kind === 'named' &&
    !group.passive
  ) {
    return { value: [listed(subject.reference, items.value, shown)], end: where?.end ?? items.end }
  }
  const isHeading = subject.kind === 'reference' && names('heading', subject.reference) && group.verb === 'be'
  const says =
    (group.does.has('say') && group.verb !== 'read') ||
    (subject.kind === 'reference' && names('message', subject.reference))
  const value = items.value.flatMap(({ item, but }) =>
    'literal' in item
      ? seen(isHeading ? { ...item.literal, as: 'heading' } : item.literal, but ? !shown : shown, spots, says)
      : elementOrWords(item, but ? !shown : shown),
  )
  return { value, end: where?.end ?? items.end }
})

function elementOrWords({ thing, said }: { thing: Reference; said: string }, isShown: boolean): Effects {
  if (isElement(thing)) return [{ kind: 'control', control: thing, is: isShown ? 'shown' : 'hidden' }]
  return [{ kind: 'said', text: isShown ? `${said} is shown` : `${said} is not shown` }]
}

function listed(list: Reference, items: { item: Item; but: boolean }[], shown: boolean): Effect<Reference> {
  const texts = (wanted: boolean) =>
    items.flatMap(({ item, but }) =>
      'literal' in item && (but ? !shown : shown) === wanted ? [item.literal.text] : [],
    )
  return { kind: 'lists', list, shown: texts(true), hidden: texts(false) }
}

/** Where the shown things begin: behind the verb, or behind "with", "to", "as", "that", ":" and the person who is told. */
function objectAt({ input, group, at, subject }: EffectClause): number | undefined {
  const { does, passive } = group
  const tells = does.has('show') || does.has('say') || does.has('give') || does.has('see')
  if (passive || group.bare) {
    return tells
      ? (pastWords(input, at, ['with', 'as', 'by', 'that', ':', 'the', 'following']) ?? at)
      : undefined
  }
  if (group.verb === 'be') {
    const isMessage =
      subject.kind === 'reference' &&
      (names('message', subject.reference) || names('heading', subject.reference))
    return isMessage ? at : undefined
  }
  if (!tells && !does.has('contain')) return undefined
  if (
    does.has('contain') &&
    !does.has('show') &&
    subject.kind === 'reference' &&
    names('field', subject.reference)
  )
    return undefined
  const past = pastPerson(input, at)
  return (
    pastWords(input, past, ['to', 'with', 'as', 'that', ':', ',', 'by', 'showing', 'saying', 'only']) ?? past
  )
}

function pastWords(input: Input, at: number, skipped: string[]): number | undefined {
  let end = at
  while (end < at + 3 && skipped.includes(wordAt(input, end))) end += 1
  return end > at ? end : undefined
}

const whom = new Set(['them', 'us', 'me', 'him', 'her', 'you', 'everybody', 'everyone'])

/** "shows the user "X"", "tells them that". */
function pastPerson(input: Input, at: number): number {
  if (whom.has(wordAt(input, at))) return at + 1
  const found = reference(input, at)
  return found && names('person', found.value) && found.end < input.tokens.length ? found.end : at
}
