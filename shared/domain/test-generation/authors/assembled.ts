import { judge } from '../../judging/index.ts'
import type { DesignResult } from '../schema.ts'
import { joinedCases } from './joined-cases.ts'
import { numberedSentences } from './numbered-sentences.ts'
import { standingCases } from './standing-cases.ts'
import { withCitations } from './with-citations.ts'
import { type Assembly, withCoverage } from './with-coverage.ts'

/** The result of a request: cases of all its authors, each judged, and what they leave of the text (`withCoverage`). */
export function assembled(assembly: Assembly): DesignResult {
  const { request, embedded, handed } = assembly
  const sentences = numberedSentences(request, embedded.sentences)
  const { cases } = judge(withCitations(embedded.testCases, sentences), {
    sentences,
    author: 'embedded',
    ...(request.pages && { pages: request.pages }),
  })
  const judged = standingCases(cases).standing
  const testCases = handed ? joinedCases(request, sentences, { written: handed.cases, judged }) : judged
  return withCoverage(assembly, sentences, testCases)
}
