import type {
  DesignRequest,
  DesignResult,
  OwnText,
  TextRange,
} from '../../../shared/domain/test-generation/schema.ts'
import type { Requirement } from '../../../shared/domain/requirement-reading/requirement-schema.ts'
import { ofRequirements } from './text-of-stories.ts'

/** A piece of what is known, as it is read. */
export interface KnownPiece {
  text: string
  headings: readonly string[]
  fileName: string
}

/** A text with what is known beside it, and the way back from what was read of both to what was sent. Offsets are UTF-16 units. */
export interface TextWithKnown {
  read: Required<Pick<DesignRequest, 'requirements' | 'ownTexts'>>
  /** A result as if the text had come alone: its offsets are those of the text, and what is known is no sentence of it. */
  asSent: <Result extends DesignResult>(result: Result) => Result
}

/** A stretch that is read, and where it stood in what was sent. */
interface Moved extends TextRange {
  from: number
}

/**
 * Puts what is known behind the stretches of a text, each piece behind the one whose words it shares most of, so that it is read as known
 * and not asked: no case is made of it alone.
 */
export function withKnown(
  { requirements, ownTexts = [] }: Pick<DesignRequest, 'requirements' | 'ownTexts'>,
  known: readonly KnownPiece[],
): TextWithKnown {
  const stretches = ownTexts.length > 0 ? ownTexts : [{ start: 0, end: requirements.length }]
  const words = stretches.map(({ start, end }) => wordsOf(requirements.slice(start, end)))
  const behind = Map.groupBy(known, ({ text }) => nearest(wordsOf(text), words))
  const moved: Moved[] = []
  const own: OwnText[] = []
  let text = ''
  for (const [at, { start, end, asked = { start, end } }] of stretches.entries()) {
    const begin = text.length
    const shift = begin - start
    text += requirements.slice(start, end)
    moved.push({ start: begin, end: text.length, from: start })
    for (const piece of behind.get(at) ?? []) text += `\n\n${told(piece)}`
    own.push({
      start: begin,
      end: text.length,
      asked: { start: asked.start + shift, end: asked.end + shift },
    })
    text += '\n\n'
  }
  return { read: { requirements: text, ownTexts: own }, asSent: (result) => sentOf(result, moved) }
}

const told = ({ text, headings, fileName }: KnownPiece): string => {
  const heading = (headings[0] ?? fileName).replace(/\s+/g, ' ')
  return text.trimStart().startsWith('#') ? text : `# ${heading}\n\n${text}`
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu))

/** The place of the stretch that shares the most words; the first of equal ones. */
function nearest(words: ReadonlySet<string>, stretches: readonly ReadonlySet<string>[]): number {
  const shared = stretches.map((own) => [...words].filter((word) => own.has(word)).length)
  return shared.indexOf(Math.max(...shared))
}

function sentOf<Result extends DesignResult>(result: Result, moved: readonly Moved[]): Result {
  const back = <Place extends TextRange>(place: Place): Place | null => {
    const own = moved.find(({ start, end }) => start <= place.start && place.start < end)
    if (!own) return null
    const shift = own.from - own.start
    // A code block that the text leaves open would end behind what is known.
    return { ...place, start: place.start + shift, end: Math.min(place.end, own.end) + shift }
  }
  const requirements = result.requirements.map((one: Requirement) =>
    ofRequirements.test(one.source) ? (back(one) ?? one) : one,
  )
  const sentences = result.sentences.flatMap((one) =>
    one.source === 'requirements' ? (back(one) ?? []) : one,
  )
  return { ...result, requirements, sentences, summary: counting(result, sentences) }
}

/** The summary without the sentences that are not told. */
function counting({ summary, sentences: all }: DesignResult, kept: readonly { status: string }[]) {
  const left = (status: string) => {
    const count = (some: readonly { status: string }[]) => some.filter((one) => one.status === status).length
    return count(all) - count(kept)
  }
  const { sentences, context, notRead, untestable, ...counts } = summary.requirements
  return {
    ...summary,
    requirements: {
      ...counts,
      sentences: sentences - (all.length - kept.length),
      context: context - left('context'),
      notRead: notRead - left('not_read'),
      untestable: untestable - left('untestable'),
    },
  }
}
