import type { WordClass } from '../tokens.ts'
import { type Cut, cutWord } from './cut-words.ts'
import { lexemeOf } from './lexicon.ts'
import { machineCount, run } from './machine.ts'
import { can, part } from './parts.ts'

/** A word as the tagger sees it: the class that it has in its sentence first, then others that it can have. */
export interface Tag {
  classes: WordClass[]
  lemma: string
}

const classOf: Record<number, WordClass> = {
  [part.noun]: 'noun',
  [part.name]: 'noun',
  [part.unknown]: 'noun',
  [part.verb]: 'verb',
  [part.adjective]: 'adjective',
  [part.adverb]: 'adverb',
  [part.pronoun]: 'pronoun',
  [part.determiner]: 'determiner',
  [part.preposition]: 'preposition',
  [part.coordinator]: 'conjunction',
  [part.subordinator]: 'conjunction',
  [part.auxiliary]: 'auxiliary',
}
/** Words that the tagger often takes for something else. */
const corrected = new Map<string, WordClass>([
  ['people', 'noun'],
  ['persons', 'noun'],
  ['when', 'conjunction'],
  ['to', 'preposition'],
])
const possible: [number, WordClass][] = [
  [part.noun, 'noun'],
  [part.verb, 'verb'],
  [part.adjective, 'adjective'],
]
/** Classes in which new words do not arise: what the tagger says of these is all. */
const closed = new Set<WordClass>([
  'determiner',
  'auxiliary',
  'pronoun',
  'preposition',
  'conjunction',
  'other',
])
/** Behind all parts of speech: what the machines know words with a hint by. */
const hinted = 1_080_000

/** Tags words that stand one after the other. The classes are those of the tagger of wink-nlp, whose lexicon and machines these are. */
export function tag(words: readonly string[]): Tag[] {
  const parts = words.map(cutWord)
  const tags = tagsOf(parts.flat())
  let at = 0
  return words.map((word, index) => {
    const cuts = parts[index] ?? []
    at += cuts.length
    const [only, another] = cuts
    const found = classOf[tags[at - 1] ?? 0]
    if (!only || another) return { classes: [found === undefined || closed.has(found) ? 'noun' : found], lemma: word.toLowerCase() } // prettier-ignore
    return { classes: classesOf(word, only, found), lemma: only.lemma ?? lemmaOf(only) }
  })
}

function classesOf(word: string, { lexeme }: Cut, tagged: WordClass | undefined): WordClass[] {
  const found = corrected.get(word.toLowerCase()) ?? tagged ?? 'other'
  const own = closed.has(found) && word.includes('-') ? 'noun' : found
  if (closed.has(own)) return [own]
  return [...new Set([own, ...possible.flatMap(([as, name]) => (can(lexeme, as) ? [name] : []))])]
}

function lemmaOf({ lexeme, normal }: Cut): string {
  const { spelled } = lexeme
  return (spelled === undefined ? lexeme : lexemeOf(spelled))?.lemma ?? normal
}

/** First the part that each has most often, then what the machines say by what stands around it. */
function tagsOf(cuts: readonly Cut[]): number[] {
  const tags = cuts.map(({ tag: fixed, lexeme }) => fixed ?? (spelledOf(lexeme).tag || part.noun))
  for (let machine = 0; machine < machineCount; machine += 1) {
    const events = cuts.map(({ lexeme }, index) =>
      lexeme.hint === 0 ? (tags[index] ?? 0) : lexeme.hint + hinted,
    )
    for (const [at, says] of run(machine, events)) {
      const cut = cuts[at]
      const normal = cut && lexemeOf(cut.normal)
      if (says < 0) tags[at] = -says
      else if (normal && can(normal, says)) tags[at] = says
    }
  }
  return cuts.map(({ tag: fixed }, index) => fixed ?? tags[index] ?? part.noun)
}

const spelledOf = (lexeme: Cut['lexeme']): Cut['lexeme'] =>
  lexeme.spelled === undefined ? lexeme : (lexemeOf(lexeme.spelled) ?? lexeme)
