import type { Clause, Phrase } from './clauses.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { entityOf, stateNameIn } from './states.ts'
import { aOf, thingOf } from './things.ts'
import { changed, guarded, tried, wrongly } from './tried.ts'

const source =
  /\b(?:possible|allowed|reachable|permitted|reached)\s+(?:only\s+)?from\s+(?:["“']|the |state )*$/i

/** "Cancelled is possible from New (customer or office) and Confirmed (office only)": each state that it starts from, others, and who may where brackets behind a state say so. */
export function sourceIdeas(slots: Slots): Idea[] {
  if (slots.isNegated) return []
  for (const clause of slots.clauses) {
    const sources = sourcesIn(clause, slots)
    const target = clause.phrases.find(({ tag, end }) => tag === 'S' && end <= (sources[0]?.start ?? 0))
    const name = target && stateNameIn(target, slots.sentence)
    if (name === undefined || sources.length === 0) continue
    const entity = aOf(entityOf(slots))
    const names = sources.map(({ text }) => `"${text}"`)
    const from = names.join(' or ')
    return [
      ...names
        .slice(0, 3)
        .map((state) =>
          tried(`${entity} gets from ${state} to "${name}"`, changed, [
            [
              `Bring ${entity} to ${state} and change it to "${name}"`,
              `It is "${name}", after a reload as well`,
            ],
          ]),
        ),
      tried(`${entity} does not get to "${name}" from another state than ${from}`, wrongly, [
        [
          `Bring ${entity} to each other state in turn and try to change it to "${name}"`,
          'It is not offered or is refused; the state stays as it was',
        ],
      ]),
      ...sources.flatMap((phrase) => ownersOf(phrase, name, entity, slots)),
    ]
  }
  return []
}

function sourcesIn({ phrases }: Clause, { sentence }: Slots): Phrase[] {
  const at = phrases.findIndex(
    ({ tag, start }) => /^[SO]$/.test(tag) && source.test(sentence.slice(Math.max(0, start - 40), start)),
  )
  if (at < 0) return []
  const isBracketed = ({ start }: Phrase) => {
    const before = sentence.slice(0, start)
    return before.lastIndexOf('(') > before.lastIndexOf(')')
  }
  return phrases.slice(at).filter((phrase) => /^[SO]$/.test(phrase.tag) && !isBracketed(phrase))
}

/** "(office only)" behind a state. */
function ownersOf({ end, text }: Phrase, name: string, entity: string, { sentence }: Slots): Idea[] {
  const words = /^["”']?\s*\(([a-z ]{3,30}?) only\)|^["”']?\s*\(only ([a-z ]{3,30}?)\)/i.exec(
    sentence.slice(end),
  )
  const owner = thingOf(words?.[1] ?? words?.[2])
  if (!owner) return []
  return [
    tried(`From "${text}" nobody but the ${owner.noun} can change ${entity} to "${name}"`, guarded, [
      [
        `Bring ${entity} to "${text}" and try the change as somebody else`,
        'It is not offered; sent without the pages it is refused',
      ],
      [`Try it as the ${owner.noun}`, `It is "${name}"`],
    ]),
  ]
}
