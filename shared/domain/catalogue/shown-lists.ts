import type { Clause } from './clauses.ts'
import type { Idea } from './idea.ts'
import { lookAt, placeIn } from './shown-fields.ts'
import type { Slots } from './slots.ts'
import { thingOf } from './things.ts'
import { guessed, tried } from './tried.ts'

/** Several things that are listed, right behind a verb of showing: none, one, many. */
export function listIdeas(clauses: readonly Clause[], { sentence }: Slots): Idea[] {
  const listed = clauses
    .flatMap(({ phrases, text, start }) =>
      phrases.map((phrase, at) => {
        const verb = phrases[at - 1]
        const isShown =
          verb?.tag === 'V'
            ? showing.test(verb.text)
            : at === 0 &&
              /^(?:the )?\w* ?(?:list|table|overview|index)/i.test(text.slice(phrase.start - start))
        return /^[ET]$/.test(phrase.tag) && isShown
          ? thingOf(listOf.exec(phrase.text)?.[1] ?? phrase.text)
          : undefined
      }),
    )
    .find((thing) => thing?.isPlural)
  if (!listed || /\b(?:mechanism|notifications?|emails?|details)\b/i.test(sentence)) return []
  const place = placeIn(clauses)
  return [
    tried(`Without any ${listed.single} the page says that there is none`, guessed, [
      [
        `Look where there is no ${listed.single}${place ? `: open the ${place.noun}` : ''}`,
        'A text says that there are none; no error and no endless loading',
      ],
    ]),
    tried(
      `One and very many ${listed.noun} are shown completely`,
      ['boundary', 'Boundary Value Analysis'],
      [
        [`Prepare exactly one ${listed.single}. ${lookAt(place)}`, 'Exactly this one is shown'],
        [
          `Prepare more ${listed.noun} than fit on the screen and look again`,
          'Every one of them can be reached, none twice',
        ],
      ],
    ),
  ]
}

/** Verbs of showing and seeing. */
export const showing =
  /^(?:see|sees|view|views|show|shows|display|displays|list|lists|browse|browses|present|presents|can see|find|look at|check)$/i
const listOf = /^(?:list|table|overview|index|history|set)s? of (?:all )?(.+)$/i
