import { shownLine } from '../prompt/shown-line.ts'
import type { Part } from './parts-of.ts'

const longestTitle = 60

/**
 * What a part of a text is called in a sentence: by its place among `of` parts, counted from 0, and its first heading, or the beginning of its first sentence; a
 * text that is one part is "the text".
 */
export function partName(
  { headings, sentences }: Pick<Part, 'headings' | 'sentences'>,
  at: number,
  of: number,
): string {
  if (of <= 1) return 'the text'
  const title = shownLine(headings[0]?.text ?? sentences[0]?.text ?? '', longestTitle)
  return `part ${at + 1} of ${of}${title === '' ? '' : ` (“${title}”)`}`
}
