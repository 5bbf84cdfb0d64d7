import { readDocument, readSource, type ReadRequirement, type ReadSentence } from '../requirements/index.ts'
import type { DesignRequest } from './schema.ts'

/** All sentences of a request, in the order requirements, upload, context, code, and the requirements among them. */
export interface Sources {
  sentences: ReadSentence[]
  read: ReadRequirement[]
}

/**
 * Reads the texts of a request. An upload that repeats the requirements is read once; the context may name pages and buttons
 * but states no requirement; code is not read yet and is accounted as one unit that was not read.
 */
export function readSources({
  requirements,
  uploadedContent = '',
  uploadedFileName,
  context = '',
  codeContent = '',
}: DesignRequest): Sources {
  const main = readSource({ text: requirements })
  const repeated = uploadedContent.trim() === requirements.trim()
  const upload = repeated
    ? { sentences: [], read: [] }
    : readSource(
        { text: uploadedContent, ...(uploadedFileName ? { sourceName: uploadedFileName } : {}) },
        main.read.map(({ requirement }) => requirement.id),
      )
  const sections = 1 + (main.sentences.at(-1)?.section ?? 0)
  const shifted = upload.sentences.map((sentence) => ({ ...sentence, section: sentence.section + sections }))
  const background = readDocument(context).map(asContext)
  const sentences = [...background, ...main.sentences, ...shifted, ...unreadCode(codeContent)]
  return { sentences, read: [...main.read, ...upload.read] }
}

function asContext(sentence: ReadSentence): ReadSentence {
  const facts = sentence.facts.filter((fact) => fact.kind === 'button' || fact.kind === 'page')
  return { ...sentence, section: 0, kind: sentence.kind === 'notRead' ? 'notRead' : 'context', facts }
}

function unreadCode(code: string): ReadSentence[] {
  return code.trim() === ''
    ? []
    : [
        {
          text: code,
          start: 0,
          end: code.length,
          section: 0,
          kind: 'notRead',
          reason: 'code is not read yet',
          facts: [],
        },
      ]
}
