import { formsOf } from './alike.ts'
import { type Indexed, mostWorth } from './index-of.ts'
import { joinedWordsOf, plainWordsOf, wordsOf } from './words.ts'

/**
 * The tools that a question in plain words asks for, best first, at most `limit`; those that have nothing to do with it are left out. A word counts the more the
 * fewer tools have it. Equal ones keep their order, so that one question always has one answer.
 */
export function searchTools<T extends { index: Indexed }>(
  tools: readonly T[],
  query: string,
  limit: number,
): T[] {
  const reads = asksToRead.test(query)
  const words = [
    ...wordsOf(query),
    ...joinedWordsOf(query),
    ...(asksForMany.test(query) ? wordsOf('list') : []),
  ]
  const asked = [...new Set(words)].map(formsOf)
  const plain = new Set(plainWordsOf(query))
  const rarity = rarityIn(tools)
  return tools
    .map((tool) => ({ tool, score: scoreOf(tool.index, { asked, plain, rarity, reads }) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ tool }) => tool)
}

const asksToRead =
  /^\W*(what|which|who|whose|where|when|how|why|is|are|was|were|did|do|does|has|have|show|list|see|look|find|can i see)\b/i
/** `Which projects …`: one word of more than one thing behind what asks. */
const asksForMany =
  /\b(?:what|which|all)\s+(?:(?!does|is|was|has)\w+\s+){0,2}(?!does|is|was|has)\w+s\b|\bwho\b/i

interface Question {
  asked: [string, number][][]
  plain: ReadonlySet<string>
  rarity: (word: string) => number
  reads: boolean
}

function scoreOf({ words, title, plain, reads }: Indexed, question: Question): number {
  const found = question.asked.map((forms) =>
    Math.max(...forms.map(([form, worth]) => worth * question.rarity(form) * (words.get(form) ?? 0))),
  )
  const asked = new Set(question.asked.flatMap((forms) => forms.map(([form]) => form)))
  const covered = [...title].filter((word) => asked.has(word)).length / title.size
  const exact = [...question.plain].filter((word) => plain.has(word)).length
  return (
    found.reduce((sum, value) => sum + value, 0) *
    (1 + covered / 2 + exact / 20 + (question.reads && reads ? 0.15 : 0))
  )
}

/** Words that stand in one schema only say little about what its tool is for. */
const rarest = 2

/** How much a word tells: the more, the fewer tools have it, and the less it is worth to them. */
function rarityIn(tools: readonly { index: Indexed }[]): (word: string) => number {
  const known = new Map<string, number>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const had = tools.reduce((sum, { index }) => sum + (index.words.get(word) ?? 0) / mostWorth, 0)
    const made = Math.log(1 + tools.length / (rarest + had))
    known.set(word, made)
    return made
  }
}
