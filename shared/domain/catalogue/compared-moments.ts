import type { Idea } from './idea.ts'
import { plainNoun } from './plain-nouns.ts'
import type { Slots } from './slots.ts'
import { bounded, tried } from './tried.ts'

const comparing = /^(?:after|before|later than|earlier than|not before|not after|on or after|on or before)$/i
const duty =
  /\s+(?:must|has to|have to|needs to|should|shall|may|can|cannot|can't)\b(?:\s+(?:be|lie|come|start|end|not|never|always))*\s*$/i

/** Two moments of a record that are compared: "the return must be after the start". Cue: "after" or "before" marked between two entries of a rule. */
export function comparedMomentIdeas({ clauses }: Slots): Idea[] {
  return clauses
    .filter(({ tag }) => tag === 'lim' || tag === 'def')
    .flatMap(({ phrases, text, start }) =>
      phrases.flatMap((phrase): Idea[] => {
        if (!/^(?:GT|LT|MIN|MAX)$/.test(phrase.tag) || !comparing.test(phrase.text)) return []
        const before = text.slice(0, phrase.start - start)
        if (!duty.test(before) || /\b(?:not|never|cannot|can't)\b/i.test(before)) return []
        const left = entryOf(before.replace(duty, ''))
        const right = entryOf(text.slice(phrase.end - start))
        if (left === undefined || right === undefined) return []
        const isAfter = /after|later|not before/i.test(phrase.text)
        const isEqualFine = /^(?:not|on or)/i.test(phrase.text)
        const [good, bad] = isAfter ? ['later', 'earlier'] : ['earlier', 'later']
        return [
          tried(`"${left}" the same as "${right}" is ${isEqualFine ? 'accepted' : 'refused'}`, bounded, [
            [
              `Enter the same moment as "${left}" and as "${right}"`,
              isEqualFine ? 'It is accepted' : 'It is refused',
            ],
          ]),
          tried(
            `"${left}" one step ${bad} than "${right}" is refused, one step ${good} is accepted`,
            bounded,
            [
              [`Enter "${left}" one step ${bad} than "${right}"`, 'It is refused'],
              [`Enter "${left}" one step ${good} than "${right}"`, 'It is accepted'],
            ],
          ),
        ]
      }),
    )
    .slice(0, 2)
}

function entryOf(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/[.,;:)\s]+$/, '')
    .replace(/^.*[:;,]\s+/, '')
  return /^(?:from|to|until|start|end)$/i.test(plain)
    ? plain
    : plain.split(' ').length > 5 || /\d/.test(plain)
      ? undefined
      : plainNoun(plain)
}
