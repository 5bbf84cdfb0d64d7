import { hiddenIdeas } from '../hidden-ideas.ts'
import { doneFor, givenIn, quotedOf, turnsRound } from '../doings.ts'
import type { Clause } from '../clauses.ts'
import type { Idea, Kind } from '../idea.ts'
import { fieldIdeas, inClauses, listed } from '../shown-fields.ts'
import { listIdeas } from '../shown-lists.ts'
import { unquoted, type Slots } from '../slots.ts'
import { focusIdeas } from '../focus-ideas.ts'
import { ignoredIdeas, partIdeas } from '../partly-wrong.ts'
import { hidingIdeas, newestIdeas, refreshIdeas, slashValues } from '../shown-changes.ts'
import { theAllOf, thingOf } from '../things.ts'
import { decided, tried } from '../tried.ts'

/**
 * What is displayed. Needs a field, a list or states that are shown:
 * several fields → each of them; a text → a long one; a list → none, one, many; a condition → what comes without it; what is hidden, the newest so many, what is brought up to date by itself.
 */
export const show: Kind = {
  kind: 'show',
  ideas: (slots) => {
    const clauses = slots.clauses.filter(({ tag }) => tag === 'eff' || tag === 'def' || tag === 'lim')
    if (slots.isNegated) return hiddenIdeas(clauses, slots)
    return [
      ...hidingIdeas(clauses, slots),
      ...newestIdeas(clauses, slots),
      ...refreshIdeas(clauses, slots),
      ...focusIdeas(slots),
      ...partIdeas(slots),
      ...ignoredIdeas(slots),
      ...fieldIdeas(clauses, slots),
      ...valueIdeas(clauses, slots),
      ...listIdeas(clauses, slots),
      ...conditionIdeas(clauses, slots),
      ...eventIdeas(clauses, slots),
    ].slice(0, 4)
  },
}

/** States or options that are shown: each in turn. */
function valueIdeas(clauses: readonly Clause[], slots: Slots): Idea[] {
  const beside = neighbours(clauses)
  const shown = beside.length > 1 ? beside : slashValues(clauses)
  if (shown.length < 2 || shown.length > 12) return []
  return [
    tried(
      `${listed(shown)} are each shown in their case`,
      ['functional', 'Equivalence Partitioning'],
      [
        [
          `Bring about one after the other and look each time: "${quotedOf(slots)}"`,
          'The one that holds is shown, and none of the others',
          shown.join(', '),
        ],
      ],
    ),
  ]
}

/** States, or options, that stand beside one another: "Paid, Open or Late". */
function neighbours(clauses: readonly Clause[]): string[] {
  for (const { phrases, text, start } of clauses)
    for (const tag of ['S', 'O']) {
      const own = phrases.filter((phrase) => phrase.tag === tag)
      const gaps = own
        .slice(1)
        .map((phrase, at) => text.slice((own[at]?.end ?? 0) - start, phrase.start - start))
      if (gaps.length > 0 && gaps.every((gap) => gap.length <= 8))
        return [...new Set(own.map((phrase) => unquoted(phrase.text)))].filter(
          (value) => value.length <= 30 && /^\w[^=<>{}]*$/.test(value),
        )
    }
  return []
}
/** Something that is shown under a condition: it stays away without it. */
function conditionIdeas(clauses: readonly Clause[], slots: Slots): Idea[] {
  const shown = inClauses(clauses, /^[CTM]$/).map(({ tag, text }) =>
    tag === 'T' ? undefined : unquoted(text),
  )[0]
  const condition = givenIn(slots)[0]
  if (shown === undefined || shown.length > 50 || condition === undefined || turnsRound(slots)) return []
  const event = doneFor(slots)
  return [
    tried(`"${shown}" stays away where its condition does not hold`, decided, [
      [`Look where this does not hold: "${condition}"`, `"${shown}" is not shown`],
      [`Make it hold${event === undefined ? '' : ` and do this: ${event}`}`, `"${shown}" is shown`],
    ]),
  ]
}

/** Something that an event shows: not before it. */
function eventIdeas(clauses: readonly Clause[], slots: Slots): Idea[] {
  const event = doneFor(slots)
  if (event === undefined || turnsRound(slots) || isBare(event)) return []
  const shown = clauses.flatMap(({ phrases }) =>
    phrases.filter(
      ({ tag }, at) =>
        /^[TE]$/.test(tag) &&
        (appears.test(phrases[at - 1]?.text ?? '') || isShown.test(phrases[at + 1]?.text ?? '')),
    ),
  )[0]
  const thing = thingOf(shown?.text)
  if (!thing) return []
  const verb = thing.isPlural ? 'are' : 'is'
  return [
    tried(
      `${theAllOf(thing)} ${verb} shown after this and not before`,
      decided,
      [
        ['Look before anything is done', `${theAllOf(thing)} ${verb} not shown`],
        [event, `${theAllOf(thing)} ${verb} shown`],
      ],
      givenIn(slots).slice(0, 2),
    ),
  ]
}

/** "Say so", "declined": nobody knows what to do. */
const isBare = (event: string): boolean =>
  /\bso$/.test(event) || !event.replace(/^Bring this about: /, '').includes(' ')

const isShown = /^(?:appears?|(?:is|are|be) (?:shown|displayed|visible|listed))$/i
const appears =
  /^(?:see|sees|view|shows?|displays?|appears?|(?:is|are|be) (?:shown|displayed|visible|listed)|presents?)$/i
