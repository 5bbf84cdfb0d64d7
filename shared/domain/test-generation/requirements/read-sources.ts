import { codeRequirements } from '../../code/reading/code-requirements.ts'
import type { CodeFunction } from '../../code/reading/functions.ts'
import type { ReadCode } from '../../code/reading/index.ts'
import type { DesignRequest, TextRange } from '../schema.ts'
import type { SourceSentence } from './prepare-text.ts'
import { readText, type ReadRequirement, type ReadText } from './read-text.ts'
import { textSources, type Source, type SourceKind } from './text-sources.ts'
import { newAllowance } from './unreadable.ts'

/** A sentence, and the text that its offsets are in. */
export type PlacedSentence = SourceSentence & { source: SourceKind | 'code' }

/** A text of a request with what was read of it. */
export type SourceText = ReadText & { is: SourceKind }

/** Everything that was read for a request, in the order context, requirements, upload, code. */
export interface Sources {
  sentences: PlacedSentence[]
  read: ReadRequirement[]
  texts: SourceText[]
  functions: CodeFunction[]
}

/**
 * Reads the texts of a request, each under its own source name. Of the context only what something is read from demands anything. Code that `withCode` has not read is accounted as one unit that was not read.
 */
export function readSources(request: DesignRequest): Sources {
  const { codeContent = '', marks, pages, requirementPrefix } = request
  const code = request.code ?? { sentences: unreadCode(codeContent), functions: [] }
  const allowance = newAllowance()
  const taken: string[] = []
  const all = textSources(request).map((source) => {
    const read = readText(
      {
        ...source,
        hasReports: true,
        hasScenarios: true,
        allowance,
        marks,
        pages,
        requirementPrefix,
      },
      taken,
    )
    taken.push(...idsOf(read))
    return { read: { ...placed(read, source.from), is: source.is }, source }
  })
  const told = all.filter(({ source }) => source.background)
  const stating = all.filter(({ source }) => !source.background)
  const stated = codeRequirements(code)
  return {
    sentences: [
      ...apart([...told, ...stating]),
      ...stated.sentences.map((one) => ({ ...one, source: 'code' as const })),
    ],
    read: [...[...stating, ...told].flatMap(({ read: { read } }) => read), ...stated.read],
    texts: [...told, ...stating].map(({ read }) => read),
    functions: code.functions,
  }
}

/** With the offsets of what was sent, of which the text may be a stretch. */
function placed(read: ReadText, from: number): ReadText {
  const moved = <Place extends TextRange>(place: Place): Place =>
    from === 0 ? place : { ...place, start: place.start + from, end: place.end + from }
  return {
    ...read,
    sentences: read.sentences.map(moved),
    read: read.read.map((one) => ({
      ...one,
      requirement: moved(one.requirement),
      sentence: moved(one.sentence),
    })),
  }
}

/** Sections of two texts never meet. */
function apart(texts: { read: SourceText; source: Source }[]): PlacedSentence[] {
  let first = 0
  return texts.flatMap(({ read, source: { is: source } }) => {
    const from = first
    const sentences = read.sentences.map((one) => ({ ...one, section: one.section + from, source }))
    first = 1 + Math.max(first, ...sentences.map(({ section }) => section))
    return sentences
  })
}

const idsOf = ({ read }: ReadText): string[] => read.map(({ requirement }) => requirement.id)

function unreadCode(text: string): ReadCode['sentences'] {
  if (text.trim() === '') return []
  const reason = 'the code was not read'
  return [{ text, start: 0, end: text.length, section: 0, kind: 'notRead', reason, facts: [] }]
}
