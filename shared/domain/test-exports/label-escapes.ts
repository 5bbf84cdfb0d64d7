const label = String.raw`(?:Objective|Preconditions|Afterwards|Check notes|Requirement|Design technique|Full title|Test data):`
const start = new RegExp(String.raw`^(?=\\*${label})`, 'gm')
const escapedStart = new RegExp(String.raw`^\\(?=\\*${label})`, 'gm')

/** A text whose lines are not taken for one of our labels: a backslash goes before those that begin so, or so after backslashes. */
export const escapeLabels = (text: string): string => text.replaceAll(start, '\\')

/** What `escapeLabels` was given. */
export const unescapeLabels = (text: string): string => text.replaceAll(escapedStart, '')

/** The same for the only step of a case, whose number a reader would take for that of a list of steps. */
export const escapeNumber = (text: string): string => text.replace(/^(?=\\*\d+[.)])/, '\\')
export const unescapeNumber = (text: string): string => text.replace(/^\\(?=\\*\d+[.)])/, '')
