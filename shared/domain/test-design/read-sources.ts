import {
  newAllowance,
  readSource,
  type Proposals,
  type ReadRequirement,
  type ReadSentence,
  type RequirementSource,
  type Verdict,
} from '../requirements/index.ts'
import { codeRequirements } from '../code/reading/code-requirements.ts'
import type { CodeFunction } from '../code/reading/functions.ts'
import type { ReadCode } from '../code/reading/index.ts'
import { notPlaced } from '../requirements/proposals/index.ts'
import type { DesignRequest } from '../test-generation/schema.ts'

/** All sentences of a request, in the order requirements, upload, context, code, and the requirements among them. */
export interface Sources {
  sentences: ReadSentence[]
  read: ReadRequirement[]
  /** What became of a model's proposals. */
  proposals?: Pick<Verdict, 'accepted' | 'dropped'>
  /** Functions read from code. */
  functions: CodeFunction[]
}

/**
 * Reads the texts of a request, each under its own source name. An upload that repeats the requirements is read once. The context names
 * pages and buttons, and what the grammar reads in it is tested too; its other sentences demand nothing. Code that `withCode` has not read is accounted as one unit that was not read.
 */
export function readSources({
  requirements,
  uploadedContent = '',
  uploadedFileName,
  context = '',
  codeContent = '',
  code = { sentences: unreadCode(codeContent), functions: [] },
  proposals,
}: DesignRequest): Sources {
  const allowance = newAllowance()
  const main = readSource(withProposals({ text: requirements, allowance }, proposals?.found))
  const repeated = uploadedContent.trim() === requirements.trim()
  const upload = repeated
    ? { sentences: [], read: [], verdict: undefined }
    : readSource(
        withProposals(
          { text: uploadedContent, sourceName: uploadedFileName?.trim() || 'upload', allowance },
          proposals && main.verdict && notPlaced(proposals.found, main.verdict).left,
        ),
        idsOf(main.read),
      )
  const told = readSource({ text: context, sourceName: 'context', background: true, allowance }, [
    ...idsOf(main.read),
    ...idsOf(upload.read),
  ])
  const sections = 1 + (main.sentences.at(-1)?.section ?? 0)
  const shifted = upload.sentences.map((sentence) => ({ ...sentence, section: sentence.section + sections }))
  const background = told.sentences.map((sentence) => ({ ...sentence, section: 0 }))
  const stated = codeRequirements(code)
  const sentences = [...background, ...main.sentences, ...shifted, ...stated.sentences]
  return {
    sentences,
    read: [...main.read, ...upload.read, ...inSection(told.read, 0), ...stated.read],
    functions: code.functions,
    ...judgedProposals(main.verdict, upload.verdict, proposals?.found),
  }
}

function withProposals(source: RequirementSource, proposals: Proposals | undefined): RequirementSource {
  return proposals ? { ...source, proposals } : source
}

/** The verdict over both texts: what the first has no place for is judged by the second. */
function judgedProposals(
  main: Verdict | undefined,
  upload: Verdict | undefined,
  found: Proposals | undefined,
): Pick<Sources, 'proposals'> {
  if (!main || !found) return {}
  if (!upload) return { proposals: main }
  const kinds = Object.keys(main.accepted) as (keyof Proposals)[]
  const accepted = Object.fromEntries(
    kinds.map((kind) => [kind, [...main.accepted[kind], ...upload.accepted[kind]]]),
  ) as unknown as Proposals
  return { proposals: { accepted, dropped: [...notPlaced(found, main).dropped, ...upload.dropped] } }
}

const idsOf = (read: ReadRequirement[]) => read.map(({ requirement }) => requirement.id)

function inSection(read: ReadRequirement[], section: number): ReadRequirement[] {
  return read.map(({ requirement, sentence }) => ({ requirement, sentence: { ...sentence, section } }))
}

function unreadCode(code: string): ReadCode['sentences'] {
  return code.trim() === ''
    ? []
    : [
        {
          text: code,
          start: 0,
          end: code.length,
          section: 0,
          kind: 'notRead',
          reason: 'the code was not read',
          facts: [],
        },
      ]
}
