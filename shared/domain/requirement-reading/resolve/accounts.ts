import { asks } from '../../requirement-model/asks.ts'
import type { Account } from '../../requirement-model/index.ts'
import type { Token } from '../tokens.ts'
import { capabilityIn } from '../capabilities/capability.ts'
import { isStory } from '../capabilities/story.ts'
import type { Statement } from './draft.ts'

const demanding = new Set([
  'must',
  'shall',
  'should',
  'may',
  'can',
  'cannot',
  'will',
  'if',
  'when',
  'unless',
  'only',
  'required',
  'mandatory',
  'allowed',
])
const small = new Set(
  'the a an of to in on at by and or but is are be it its this that with for as also then so from each every any all please'.split(
    ' ',
  ),
)

/** What became of a sentence, with the words that nothing took up. */
export function accountOf({ sentence, clauses, left, taken, unknown, part, heads }: Statement): Account {
  const number = sentence.number
  if (heads) return { sentence: number, is: 'context' }
  if (
    sentence.is === 'heading' ||
    sentence.is === 'header' ||
    sentence.is === 'code' ||
    sentence.is === 'link'
  ) {
    return { sentence: number, is: part ? 'read' : 'context' }
  }
  const words = wordsLeft(left)
  if (part || (taken > 0 && taken >= clauses.length && words.length === 0 && unknown.length === 0))
    return { sentence: number, is: 'read' }
  if (taken > 0)
    return {
      sentence: number,
      is: 'gap',
      reason: reasonOf({ sentence, left }, words, unknown),
      words: [...unknown, ...words],
    }
  const isDemand =
    left.some((token) => token.kind === 'word' && demanding.has(token.text.toLowerCase())) ||
    left.some(({ kind, text }) => kind === 'quoted' || (kind === 'number' && /\d/.test(text)))
  if (taken === 0 && capabilityIn(sentence.text))
    return {
      sentence: number,
      is: 'gap',
      reason: asks.afterwards,
    }
  if (taken === 0 && isStory(sentence.text))
    return {
      sentence: number,
      is: 'untestable',
      reason: asks.story,
    }
  // A row says something, and which of its cells do is decided by its table: one that was not taken up is no mere context.
  if (sentence.is === 'row' && words.length === 0 && unknown.length === 0)
    return {
      sentence: number,
      is: 'not-read',
      reason: asks.columns,
      words: (sentence.cells ?? []).map(({ text }) => text).filter((text) => text !== ''),
    }
  if (!isDemand && clauses.length === 0 && unknown.length === 0) return { sentence: number, is: 'context' }
  return {
    sentence: number,
    is: 'not-read',
    reason: reasonOf({ sentence, left }, words, unknown),
    words: [...unknown, ...words],
  }
}

function wordsLeft(left: readonly Token[]): string[] {
  return left
    .filter((token) => token.kind !== 'mark' && !small.has(token.text.toLowerCase()))
    .map(({ text }) => text)
}

/** What is asked of the author; an `unknown` is a name, or asks by itself. */
function reasonOf(
  { sentence, left }: Pick<Statement, 'sentence' | 'left'>,
  words: readonly string[],
  unknown: readonly string[],
): string {
  const asked = unknown.find((one) => one.endsWith('.'))
  if (asked !== undefined) return asked
  // A name that stands for what was meant ("it") is asked for only where somebody wrote it.
  const name = unknown.find((one) => isIn(sentence.text, one))
  if (name !== undefined) return asks.meant(name)
  const quoted = left.find(({ kind, text }) => kind === 'quoted' && text.startsWith('"'))
  if (quoted) return asks.message(quoted.text)
  const number = left.find(({ kind, text }) => kind === 'number' && /\d/.test(text))
  if (number) return asks.limit(number.text)
  return words.length > 0 || unknown.length > 0 ? asks.notUnderstood : asks.noOutcome
}

/** As words of their own: "it" does not stand in "submit". */
const isIn = (text: string, words: string): boolean => spaced(text).includes(spaced(words))
const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
