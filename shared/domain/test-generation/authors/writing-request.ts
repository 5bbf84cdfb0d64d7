import type { Heading, WritingRequest } from '../../authoring/types.ts'
import type { NumberedSentence } from '../../judging/types.ts'
import type { DesignRequest } from '../schema.ts'
import type { SentenceMarks } from '../tiers/sentence-marks.ts'
import type { PlacedSentence } from './numbered-sentences.ts'

/** A request as an author of whole cases is given it: sentences and headings, pages, wishes, and what is there already. */
export function writingRequestOf(
  request: DesignRequest,
  placed: readonly PlacedSentence[],
  marks?: SentenceMarks,
): WritingRequest {
  const { pages, context, scope, testTypes, priority, format, maxTestCases, existingTestCases, gaps, mode } =
    request
  const kinds = new Set(
    [...(marks?.values() ?? [])].flatMap((marked) => marked.kinds.map(({ kind }) => kind)),
  )
  return {
    sentences: placed.filter(({ isHeading }) => !isHeading).map(numberedOf),
    headings: headingsOf(placed),
    ...(pages && { pages }),
    ...(context && { background: [context] }),
    kinds: [...kinds],
    ...(scope && { scope }),
    ...(testTypes && { testTypes }),
    ...(priority && { priority }),
    ...(format && { format }),
    ...(maxTestCases !== undefined && { maxTestCases }),
    ...(existingTestCases && { existingTestCases }),
    ...(gaps && { gaps: gaps.map(({ description }) => description) }),
    mode,
  }
}

const numberedOf = ({ id, text, requirementRef, header }: PlacedSentence): NumberedSentence => ({
  id,
  text,
  ...(requirementRef !== undefined && { requirementRef }),
  ...(header !== undefined && { header }),
})

function headingsOf(placed: readonly PlacedSentence[]): Heading[] {
  return placed.flatMap(({ isHeading, text }, at) => {
    const below = isHeading && placed.slice(at + 1).find((sentence) => !sentence.isHeading)
    return below ? [{ text, before: below.id }] : []
  })
}
