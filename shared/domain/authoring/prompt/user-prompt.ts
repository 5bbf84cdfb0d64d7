import type { Part } from '../parts/parts-of.ts'
import type { WritingPrompt, WritingRequest } from '../types.ts'
import { inventoryLines } from './inventory-lines.ts'
import { sentenceLines } from './sentence-lines.ts'
import { fenced, shownLine } from './shown-line.ts'
import { systemPrompt } from './system-prompt.ts'
import { existingLines, gapLines, taskLines } from './task-lines.ts'

const longestBackground = 6000
const gapModes: ReadonlySet<WritingRequest['mode']> = new Set(['fill-gaps', 'gap-analysis'])

/** The question for a part of the texts. `most` is the part's share of the cap. */
export function writingPrompt(request: WritingRequest, part: Part, most: number): WritingPrompt {
  return {
    system: systemPrompt(),
    user: [...taskLines(request, most), fenced(dataLines(request, part))].join('\n'),
  }
}

/** Everything that strangers wrote, of a part. */
export function dataLines(request: WritingRequest, { sentences, headings, elsewhere }: Part): string[] {
  return [
    'sentences:',
    ...sentenceLines(sentences, headings),
    ...(elsewhere.length > 0 ? ['other parts of the text, in short:', ...elsewhere] : []),
    ...backgroundLines(request.background),
    ...inventoryLines(request.pages ?? []),
    ...existingLines(request.existingTestCases, gapModes.has(request.mode)),
    ...gapLines(request.gaps),
  ]
}

function backgroundLines(background: readonly string[] = []): string[] {
  let left = longestBackground
  const lines = background.flatMap((text) => {
    const line = left > 0 ? shownLine(text, left) : ''
    left -= line.length
    return line === '' ? [] : [`- ${line}`]
  })
  return lines.length > 0 ? ['background, of which no case is made:', ...lines] : []
}
