import { oneLine } from './case-text.ts'

/**
 * Any text as the name of a tag, without its "@"; empty when nothing is left. Tags hold neither blanks nor "@"
 * (testdata/bad/whitespace_in_tags of cucumber/gherkin); "#" after a blank starts a comment; tag expressions use commas and parentheses.
 */
export function tagName(word: string): string {
  const name = oneLine(word).replaceAll(/[\s@#,()]+/g, '-')
  // A pattern anchored at the end would look at every run of dashes once for each dash.
  let end = name.length
  while (name[end - 1] === '-') end--
  return name.slice(0, end).replace(/^-+/, '')
}

/** The techniques of a case, each of which is a tag. */
export const techniqueWords = (designTechnique: string): string[] => designTechnique.split(',')
