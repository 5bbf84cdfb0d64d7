import { codeRequirements } from '../../code/reading/code-requirements.ts'
import type { CodeFunction } from '../../code/reading/functions.ts'
import type { ReadCode } from '../../code/reading/index.ts'
import type { DesignRequest } from '../schema.ts'
import { readText, type ReadRequirement, type ReadText, type SourceSentence } from './read-text.ts'
import { newAllowance } from './unreadable.ts'

/** Everything that was read for a request, in the order context, requirements, upload, code. */
export interface Sources {
  sentences: SourceSentence[]
  read: ReadRequirement[]
  texts: ReadText[]
  functions: CodeFunction[]
}

/**
 * Reads the texts of a request, each under its own source name. An upload that repeats the requirements is read once. Of the context only
 * what something is read from demands anything. Code that `withCode` has not read is accounted as one unit that was not read.
 */
export function readSources(request: DesignRequest): Sources {
  const { requirements, context = '', codeContent = '' } = request
  const upload = request.uploadedContent ?? ''
  const code = request.code ?? { sentences: unreadCode(codeContent), functions: [] }
  const allowance = newAllowance()
  const main = readText({ text: requirements, sourceName: 'requirements', allowance }, [])
  const added =
    upload.trim() === '' || upload.trim() === requirements.trim()
      ? []
      : [
          readText(
            { text: upload, sourceName: request.uploadedFileName?.trim() || 'upload', allowance },
            idsOf(main),
          ),
        ]
  const told =
    context.trim() === ''
      ? []
      : [
          readText(
            { text: context, sourceName: 'context', allowance, background: true },
            [main, ...added].flatMap(idsOf),
          ),
        ]
  const texts = [...told, main, ...added]
  const stated = codeRequirements(code)
  return {
    sentences: [...apart(texts).flatMap(({ sentences }) => sentences), ...stated.sentences],
    read: [...[main, ...added, ...told].flatMap(({ read }) => read), ...stated.read],
    texts,
    functions: code.functions,
  }
}

/** Sections of two texts never meet. */
function apart(texts: ReadText[]): ReadText[] {
  let first = 0
  return texts.map((text) => {
    const from = first
    const sentences = text.sentences.map((one) => ({ ...one, section: one.section + from }))
    first = 1 + Math.max(first, ...sentences.map(({ section }) => section))
    return { ...text, sentences }
  })
}

const idsOf = ({ read }: ReadText): string[] => read.map(({ requirement }) => requirement.id)

function unreadCode(text: string): ReadCode['sentences'] {
  if (text.trim() === '') return []
  const reason = 'the code was not read'
  return [{ text, start: 0, end: text.length, section: 0, kind: 'notRead', reason, facts: [] }]
}
