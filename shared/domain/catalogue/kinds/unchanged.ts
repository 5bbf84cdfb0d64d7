import { doneFor, quotedOf } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { theAllOf, thingOf, type Thing } from '../things.ts'
import { guessed, refused, tried, usual } from '../tried.ts'

/** Something stays as it was. Needs its noun, or a word for repeating: the same before and after, and done twice. */
export const unchanged: Kind = {
  kind: 'unchanged',
  ideas: (slots) => [...repeatedIdeas(slots), ...sameIdeas(slots)].slice(0, 3),
}

const staying =
  /\b(?:preserv\w*|keeps?|kept|remain\w*|stays?|unchanged|retain\w*|frozen|immutab\w*|leaves?|untouched|(?:not|never|no|without)\b.*\b(?:chang|affect|modif|alter|overwrit|overwrote|replac|mutat|touch|delet|los|reset|remov))/i

function keptIn({ clauses }: Slots): Thing | undefined {
  const own = clauses.filter(({ tag }) => tag === 'eff' || tag === 'def' || tag === 'lim')
  for (const { phrases, text } of own) {
    if (!staying.test(text)) continue
    const verb = phrases.find(({ tag }) => tag === 'V')
    const nouns = phrases.filter(({ tag }) => /^[TFE]$/.test(tag))
    const behind = nouns.filter(({ start }) => start >= (verb?.end ?? 0))
    for (const { text: noun } of [...behind, ...nouns]) {
      const thing = thingOf(noun)
      if (
        thing &&
        !/\b(?:change|changes|behavior|behaviour|transition|way|path|output|outputs)$/i.test(thing.noun)
      )
        return thing
    }
  }
  return undefined
}

function sameIdeas(slots: Slots): Idea[] {
  const thing = keptIn(slots)
  if (!thing) return []
  const subject = theAllOf(thing)
  const act = doneFor(slots) ?? `Do what this speaks of: "${quotedOf(slots)}"`
  return [
    tried(`${subject} ${thing.isPlural ? 'are' : 'is'} the same before and after`, usual, [
      [`Write down ${subject}`, `${thing.isPlural ? 'They are' : 'It is'} known exactly`],
      [act, 'It is done'],
      [`Reload and compare ${subject}`, 'Nothing is different'],
    ]),
  ]
}

function repeatedIdeas(slots: Slots): Idea[] {
  const { sentence } = slots
  if (/\bdry[- ]?run\b|\bpreview\b/i.test(sentence))
    return [
      tried('A trial run changes nothing', refused, [
        ['Write down what there is and make a trial run', 'It tells what would be done'],
        ['Compare what there is', 'Nothing is different'],
      ]),
    ]
  if (
    !/\b(?:idempoten\w*|re-?run\w*|repeat\w*|re-?try|retries|twice|second time|same result|deterministic|reproduc\w*|identical|idempotency)\b/i.test(
      sentence,
    )
  )
    return []
  const act = doneFor(slots)
  return [
    tried('Done twice, it has the effect of once', guessed, [
      [act ?? `Do what this speaks of: "${quotedOf(slots)}"`, 'It is done'],
      ['Do exactly the same again', 'The result is the same; nothing is doubled or counted twice'],
    ]),
    ...(/\bidempoten/i.test(sentence)
      ? [
          tried('Sent twice at the same moment, it is done once', guessed, [
            ['Send the same request twice at the same moment', 'Both are answered alike; it is done once'],
          ]),
        ]
      : []),
  ]
}
