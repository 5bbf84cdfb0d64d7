import { readRequirements } from '../../shared/domain/requirement-reading/read.ts'
import { said } from './said-model.ts'

/** A Markdown table of these rows, the first of which is its header; cells are parted by "|". */
export function table(...rows: string[]): string {
  const [head = '', ...others] = rows.map((row) => `| ${row} |`)
  return [head, head.replaceAll(/[^|]+/g, '---'), ...others].join('\n')
}

/** The rules that are read from a text, each in a line. */
export const rulesIn = (text: string): string[] =>
  said(readRequirements(text).model).filter((line) =>
    /^(?:constraint|decision|transition|reaction)/.test(line),
  )
