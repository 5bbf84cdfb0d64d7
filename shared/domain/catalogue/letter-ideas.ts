import type { Idea } from './idea.ts'
import { unquoted, type Slots } from './slots.ts'
import { trial } from './trial.ts'

const letterCase =
  /\b(?:upper ?(?:\/|and|or) ?lower ?case|lower ?(?:\/|and|or) ?upper ?case|upper and lower case|letter case|case[- ]insensitive|capitals? (?:and|or) small letters)\b/i
const accents = /\b(?:umlauts?|accents?|diacritics?)\b/i
const same = /\b(?:matter|difference|insensitive|ignored|irrelevant|neither)\b/i

const bothFound = 'Both times the same is found or taken'

/** Letters that make no difference. Cue: letter case or accents, with a word that says that they make none; a pair of spellings with an equals sign between. */
export function letterIdeas({ sentence, clauses }: Slots): Idea[] {
  if (!same.test(sentence) || !(letterCase.test(sentence) || accents.test(sentence))) return []
  const phrases = clauses.flatMap((clause) => clause.phrases)
  const pair = phrases.flatMap(({ tag, text, end }, at) => {
    const next = phrases[at + 1]
    return tag === 'O' && next?.tag === 'O' && /^["”']?\s?=\s?["“']?$/.test(sentence.slice(end, next.start))
      ? [[unquoted(text), unquoted(next.text)] as const]
      : []
  })[0]
  return [
    ...(letterCase.test(sentence)
      ? [
          trial('capitals and small letters lead to the same', 'functional', 'Equivalence Partitioning', [
            'Enter the same word in small letters, in capitals and mixed',
            'Each time the same is found or taken',
            pair ? [pair[0].toLowerCase(), pair[0].toUpperCase(), pair[0]].join(', ') : 'apple, APPLE, aPpLe',
          ]),
        ]
      : []),
    ...(accents.test(sentence)
      ? [
          trial(
            pair
              ? `"${pair[0]}" and "${pair[1]}" lead to the same`
              : 'letters with and without accents lead to the same',
            'functional',
            'Equivalence Partitioning',
            pair
              ? [`Enter "${pair[0]}", then "${pair[1]}"`, bothFound]
              : ['Enter the same word with and without its accents', bothFound, 'Müller, Mueller, Muller'],
          ),
        ]
      : []),
  ]
}
