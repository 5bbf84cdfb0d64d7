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
export function accountOf({ sentence, clauses, left, taken, unknown, part }: Statement): Account {
  const number = sentence.number
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
    return { sentence: number, is: 'gap', reason: reasonOf(words, unknown), words: [...unknown, ...words] }
  const isDemand =
    left.some((token) => token.kind === 'word' && demanding.has(token.text.toLowerCase())) ||
    left.some(({ kind, text }) => kind === 'quoted' || (kind === 'number' && /\d/.test(text)))
  if (taken === 0 && capabilityIn(sentence.text))
    return {
      sentence: number,
      is: 'gap',
      reason: 'It says what somebody can do, and not what is then to be seen.',
    }
  if (taken === 0 && isStory(sentence.text))
    return {
      sentence: number,
      is: 'untestable',
      reason: 'It tells who wants what, and nothing that could be done and seen; its criteria are tested.',
    }
  // A row says something, and which of its cells do is decided by its table: one that was not taken up is no mere context.
  if (sentence.is === 'row' && words.length === 0 && unknown.length === 0)
    return {
      sentence: number,
      is: 'not-read',
      reason: 'Nothing says what the columns of its table are.',
      words: (sentence.cells ?? []).map(({ text }) => text).filter((text) => text !== ''),
    }
  if (!isDemand && clauses.length === 0 && unknown.length === 0) return { sentence: number, is: 'context' }
  return { sentence: number, is: 'not-read', reason: reasonOf(words, unknown), words: [...unknown, ...words] }
}

function wordsLeft(left: readonly Token[]): string[] {
  return left
    .filter((token) => token.kind !== 'mark' && !small.has(token.text.toLowerCase()))
    .map(({ text }) => text)
}

const entryOf = 'the entry of '

function reasonOf(words: readonly string[], unknown: readonly string[]): string {
  const [first = ''] = unknown
  if (first.startsWith('which ')) return `Nothing says ${first}.`
  if (first.startsWith(entryOf)) return `Nothing says that anybody enters ${first.slice(entryOf.length)}.`
  if (unknown.length > 0) return `Nothing says what "${first}" is.`
  return words.length > 0
    ? `Not understood: ${words.slice(0, 12).join(' ')}`
    : 'Nothing in it can be tested as it stands.'
}
