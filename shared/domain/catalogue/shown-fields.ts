import type { Clause, Phrase } from './clauses.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { thingOf, type Thing } from './things.ts'
import { guessed, tried, usual } from './tried.ts'

/** Phrases of the clauses with one of these roles. */
export const inClauses = (clauses: readonly Clause[], tags: RegExp): Phrase[] =>
  clauses.flatMap(({ phrases }) => phrases.filter(({ tag }) => tags.test(tag)))
/** The page that the clauses name. */
export const placeIn = (clauses: readonly Clause[]): Thing | undefined => {
  const place = thingOf(inClauses(clauses, /^P$/)[0]?.text)
  return place?.isPlural ? undefined : place
}
export const lookAt = (place: Thing | undefined): string =>
  place ? `Open the ${place.noun}` : 'Open the page that shows it'

/** Fields: each with a value of its own, and a value after it was changed. */
export function fieldIdeas(clauses: readonly Clause[], { sentence }: Slots): Idea[] {
  const fields = distinct(
    inClauses(clauses, /^F$/)
      .filter(({ start }) => !/\b(?:by|per|than|sorted on)\s+(?:the )?$/i.test(sentence.slice(0, start)))
      .map(({ text }) => thingOf(text))
      .filter((thing) => !thing || !/\b(?:for|of|to|by|with|in|on)$/i.test(thing.noun)),
  )
  const [first] = fields
  if (!first || fields.length > 12 || entering.test(sentence)) return []
  const place = placeIn(clauses)
  const entity = thingOf(inClauses(clauses, /^E$/)[0]?.text)
  const names = fields.map(({ noun }) => noun)
  if (fields.length > 1)
    return [
      // Without a page the list may be what a file, a message or a search holds.
      ...(place
        ? [
            tried(`${listed(names)} each show their own value`, usual, [
              [
                `Prepare ${entity ? `data of the ${entity.single}` : 'data'} with a different value in each of these`,
                'It is saved',
                names.join(', '),
              ],
              [lookAt(place), 'Each of them is shown once, with its own value'],
            ]),
          ]
        : []),
      ...emptyIdeas(fields.find((field) => !field.isPlural && counted.test(field.single))),
    ]
  // Only what is counted or summed up can be wrong after a change without anybody having saved it.
  if (first.isPlural) return []
  if (!counted.test(first.single)) return ownIdeas(first, clauses, entity, place)
  const after = tried(`The ${first.noun} shown follows a change`, guessed, [
    [`Note the ${first.noun} that is shown${place ? ` on the ${place.noun}` : ''}`, 'It is the current one'],
    [
      `Change what the ${first.noun} comes from and open it again`,
      'The new value is shown and the old one is gone',
    ],
  ])
  return [after, ...emptyIdeas(first)]
}

/** A single field right beside a verb of showing: each entry with its own value. */
function ownIdeas(
  field: Thing,
  clauses: readonly Clause[],
  entity: Thing | undefined,
  place: Thing | undefined,
): Idea[] {
  const isBeside = clauses.some(({ phrases }) =>
    phrases.some(
      ({ tag, text }, at) =>
        tag === 'F' &&
        thingOf(text)?.noun === field.noun &&
        ((phrases[at - 1]?.tag === 'V' && seen.test(phrases[at - 1]?.text ?? '')) ||
          (phrases[at - 1]?.tag === 'E' && seen.test(phrases[at - 2]?.text ?? '')) ||
          (phrases[at + 1]?.tag === 'V' && isSeen.test(phrases[at + 1]?.text ?? ''))),
    ),
  )
  if (!isBeside || unsteady.test(field.single)) return []
  const of = entity && entity.noun !== field.noun && !entity.isMass ? entity.several : 'entries'
  return [
    tried(`Two ${of} each show their own ${field.single}`, usual, [
      [`Prepare two ${of} that differ in the ${field.single}`, 'Both are saved'],
      [
        `${lookAt(place)}, once for each of the two`,
        `Each time its own ${field.single} is shown, as it was saved`,
      ],
    ]),
  ]
}

const seen = /^(?:sees?|views?|shows?|displays?|also show|can see|shall show|lists?)$/i
const isSeen = /^(?:appears?|(?:is|are|be) (?:shown|displayed|visible|listed))$/i
/** What is no value of an entry. */
const unsteady =
  /\b(?:message|error|errors|button|page|screen|list|text|progress|position|time left|language|version|result|search)\b/i

/** A count or sum of nothing is 0. */
function emptyIdeas(field: Thing | undefined): Idea[] {
  if (!field || !counted.test(field.single)) return []
  return [
    tried(`The ${field.noun} of nothing is shown as 0`, guessed, [
      [`Look at the ${field.noun} where there is nothing to count yet`, 'It is 0, neither empty nor "NaN"'],
      ['Add one and look again', 'It follows'],
    ]),
  ]
}

const entering =
  /\b(?:enter|enters|type|types|fill|input|box|form|field|fields|check ?box|required|mandatory|select|choose)\b/i
const counted = /\b(?:number of|count|counter|total|sum|balance)\b/i

/** "Name, unit and price", or the first of them and how many more. */
export function listed(names: readonly string[]): string {
  const whole = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return whole.length <= 80 ? whole : `${names[0]} and ${names.length - 1} more`
}

const distinct = (things: readonly (Thing | undefined)[]): Thing[] => [
  ...new Map(
    things.filter((thing) => thing !== undefined).map((thing) => [thing.noun.toLowerCase(), thing]),
  ).values(),
]
