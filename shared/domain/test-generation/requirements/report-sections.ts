/** How the name of a section is written; a heading says how deep it stands. A smaller number stands above a larger one. */
export type Rank = number

const boldRank: Rank = 10
export const nameRank: Rank = 20

/** The name that a line begins with, and what stands behind it. */
export interface SectionName {
  rank: Rank
  name: string
  /** Nothing stands behind the name on its line. */
  isAlone: boolean
}

const bold =
  /^(?:(\*{1,3}|_{2,3})([^*_\s][^*_]{0,100})\1|<(b|strong|summary)>([^<]{1,100})<\/\3>)\s*(:?)\s*(.*)$/i

/**
 * The name of a section by its form alone: a line in bold, a bold name with a colon, or "Name:" with or without something behind it. Which
 * names there are nobody knows, so none has to be known.
 */
export function sectionNameOf(line: string): SectionName | undefined {
  const [, , inStars, , inTag, colon = '', after = ''] = bold.exec(line.trim()) ?? []
  const strong = inStars ?? inTag
  if (strong !== undefined && (after === '' || colon === ':' || /:\s*$/.test(strong)))
    return { rank: boldRank, name: strong.replace(/\s*:\s*$/, '').trim(), isAlone: after === '' }
  const plain = /^([\p{Lu}][^:"'“„«`.!?|]{0,60}):(?:\s+(.*))?$/u.exec(line.trim())
  if (plain?.[1] === undefined) return undefined
  return { rank: nameRank, name: plain[1].trim(), isAlone: (plain[2] ?? '') === '' }
}

/** A heading ranks above every line of text. */
export const rankOfHeading = (scope: string): Rank => Math.min(scope.split('.').length, boldRank - 1)

/** The line of a text in which a statement begins, with its marks. */
export function lineAt(text: string, start: number): string {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const end = text.indexOf('\n', start)
  return text.slice(from, end === -1 ? text.length : end).trim()
}

/** A line across the page. */
export const isRuled = (between: string): boolean => /^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/m.test(between)

/** What a tool keeps of a text above it, and the title in it. */
export function frontMatterOf(text: string): { end: number; title: string } {
  const [whole = '', kept = ''] =
    /^\s*---[ \t]*\r?\n((?:(?!---[ \t]*\r?$)[^\n]*\n){0,200}?)---[ \t]*(?:\r?\n|$)/m.exec(
      text.slice(0, 20_000),
    ) ?? []
  if (!text.startsWith(whole) || !/^[\w-]+[ \t]*:/.test(kept)) return { end: 0, title: '' }
  const [, title = ''] = /^title[ \t]*:[ \t]*(.*)$/im.exec(kept) ?? []
  return {
    end: whole.length,
    title: title
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim(),
  }
}
