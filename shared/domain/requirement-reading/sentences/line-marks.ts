import { endsInAbbreviation } from './split.ts'
import { isBlank, type Line } from './lines.ts'

const stepLabel = String.raw`\d{1,2}[a-z]\d{0,2}[.:)]`
/** The marks of list items. A bare section number needs a capital letter or a quotation mark after it. */
const itemMarks = [
  '[-*+•‣◦▪–—]',
  String.raw`\d{1,3}(?:\.\d{1,3}){0,4}[.)]`,
  String.raw`\d{1,3}(?:\.\d{1,3}){2,4}:`,
  String.raw`#\.`,
  String.raw`§{1,2} ?\d{1,3}[a-z]?(?:\.\d{1,3}){0,4}[.):]?`,
  stepLabel,
  String.raw`\d{1,2}(?:\.\d{1,2}){1,4}(?=[ \t]+["“A-Z])`,
  '[a-zA-Z][.)]',
  String.raw`\([a-z\d]{1,3}\)`,
]
const item = new RegExp(
  String.raw`^([ \t>]{0,40})(${itemMarks.join('|')})[ \t]+(?:\[[ xX]\][ \t]+|${stepLabel}[ \t]+)?(?=\S)`,
)
const heading = /^[ \t]{0,3}(?:(#{1,6})[ \t]+|h([1-6])\.[ \t]+)(?=\S)/
const named = /^[ \t]*(?:Feature|Rule|Background|Scenario(?: Outline| Template)?|Examples?):/
const step = /^[ \t]*(?:Given|When|Then|And|But)[ \t]+(?=\S)/
/** A line of one sign, the rules of a table, and what opens or closes a box of hints. */
const rule =
  /^[ \t]{0,3}(?:([-=*_~^"'`#.:+<>])\1{2,}|[-*_](?: [-*_]){2,})[ \t]*$|^[ \t]*\+(?:[-=]{2,}\+)+[ \t]*$|^[ \t]*(?:!!!|\?\?\?\+?|:::)[ \t]*[\w-]*(?:[ \t]+"[^"]*")?[ \t]*$|^[ \t]*#[ \t]*$/
/** What underlines a title. */
const underline = /^[ \t]{0,3}([-=~^"'`#*+])\1{2,}[ \t]*$/
const version = String.raw`\d{1,4}(?:\.\d{1,3}){0,3}`
const startOfText = String.raw`[ \t]+(?=["“\p{Lu}])`
const shape = String.raw`(?:[A-Z][A-Za-z]{0,9}[-_. ]?){1,4}${version}[a-z]?`
/** Words that only say what is numbered. */
const numbered = String.raw`(?:User [Ss]tory|Story|Requirement|Req|Use [Cc]ase|UC|US|AC|Acceptance [Cc]riterion|Feature|Business [Rr]ule)`
/**
 * "AB-12: …", "AB-12 Text", "[AB-12] …", "#12 Text", "User Story 3: …" and, for the usual prefixes, "REQ 12 Text". Capitals and a
 * number alone may be a product: "B 12 Text".
 */
const identifier = new RegExp(
  [
    String.raw`((?:[A-Z]{1,6}[-_ ]?){1,3}${version})[ \t]*(?:[:.)|]|[-–—](?=[ \t]))[ \t]+`,
    String.raw`((?:[A-Z]{1,6}[-_]){1,3}${version})${startOfText}`,
    String.raw`((?:N?FR|BR|UR|SR|REQ|AC|UC|US|R)[ -]?\d{1,3}(?:\.\d{1,3}){0,3})${startOfText}`,
    String.raw`[[(<](${shape})[\])>][ \t]*[:.–—-]?[ \t]+(?=\S)`,
    String.raw`(${numbered} ?#?${version})[ \t]*(?:[:.)|]|[-–—](?=[ \t]))[ \t]+`,
    String.raw`(#\d{1,6})[ \t]*[:.)]?${startOfText}`,
  ]
    .map((form) => `^${form}`)
    .join('|'),
  'u',
)
export const verbs = /\b(?:must|shall|should|may|can|cannot|will|is|are|has|have|when|if|needs?)\b/i

export const isRule = (text: string): boolean => rule.test(text)
export const isStep = (text: string): boolean => step.test(text)
export const isNamedHeading = (text: string): boolean => named.test(text)
export const isUnderline = (text: string): boolean => underline.test(text)
export const isFence = (text: string): boolean => /^[ \t]*(?:```|~~~)/.test(text)

/** The depth of a heading and where its words begin. */
export function headingOf(text: string): { level: number; lead: number } | undefined {
  const found = heading.exec(text)
  if (found) return { level: found[1]?.length ?? Number(found[2]), lead: found[0].length }
  return undefined
}

export function itemOf(text: string): { mark: string; indent: number; lead: number } | undefined {
  const found = item.exec(text)
  if (!found) return undefined
  return {
    mark: /\d{1,2}[a-z]\d{0,2}(?=[.:)][ \t]+$)/.exec(found[0])?.[0] ?? found[2] ?? '',
    indent: (found[1] ?? '').replaceAll('\t', '    ').length,
    lead: found[0].length,
  }
}

/** The identifier that the author wrote before a statement, and its length with what stands behind it. */
export function identifierOf(text: string): { id: string; length: number } | undefined {
  const found = identifier.exec(text.slice(0, 80))
  const id = found?.slice(1).find((group) => group !== undefined)
  return found && id ? { id: id.trim(), length: found[0].length } : undefined
}

/** "2. Sign-in" after a blank line and before text that is no numbered item heads what follows. */
export function isNumberedTitle(lines: readonly Line[], index: number): boolean {
  const text = lines[index]?.text ?? ''
  const found = itemOf(text)
  if (!found || !/^\d/.test(found.mark) || !isBlank(lines[index - 1])) return false
  const title = text.slice(found.lead).trim()
  if (title.length > 60 || /[.!?;,:"”]$/.test(title) || verbs.test(title) || !/^\p{Lu}/u.test(title))
    return false
  if (/\b(?:at (?:most|least)|up to|no (?:more|less|fewer) than|exactly)\b/i.test(title)) return false
  const next = lines.slice(index + 1, index + 3).find((line) => !isBlank(line))?.text
  return (
    next !== undefined && !/^[ \t]*\d{1,2}[.)][ \t]/.test(next) && !isNextNumber(found.mark, lines[index + 1])
  )
}

/** "3.3" right below "3.2" goes on with a list. */
function isNextNumber(number: string, line: Line | undefined): boolean {
  const [own, next] = [number, itemOf(line?.text ?? '')?.mark ?? ''].map((mark) => mark.match(/\d+/g) ?? [])
  if (!own || own.length < 2 || own.length !== next?.length) return false
  return own.every((part, at) => Number(next[at]) === Number(part) + (at === own.length - 1 ? 1 : 0))
}

/** A short line by itself, without a verb and without a full stop. */
export function isTitle(lines: readonly Line[], index: number): boolean {
  const text = (lines[index]?.text ?? '').trim()
  const next = lines[index + 1]?.text ?? ''
  if (text === '' || text.length > 90 || /[.!?;,:]$/.test(text) || /["“|]|:\/\//.test(text)) return false
  if (underline.test(next) && next.trim().length >= Math.min(text.length, 8)) return true
  if (text.length > 70 || /^(?:as an?|i want|so that)\b/i.test(text)) return false
  const alone = isBlank(lines[index - 1]) && (isBlank(lines[index + 1]) || itemOf(next) !== undefined)
  return alone && index + 1 < lines.length && !verbs.test(text) && /^[\p{Lu}\d]/u.test(text)
}

/** The width at which a text is wrapped: the length of its longest line that continues in lower case, or 0 if no line does. */
export function widthOf(lines: readonly Line[]): number {
  let width = 0
  lines.forEach(({ text }, index) => {
    const goesOn = /^\s*\p{Ll}/u.test(lines[index + 1]?.text ?? '') && !/[.!?:;]["”')]*\s*$/.test(text)
    if (goesOn) width = Math.max(width, text.trimEnd().length)
  })
  return width
}

/**
 * How the lines of the paragraph around one are broken. "wrapped": at a width, as most lines that go on in small letters had no room in the line above. "ragged": where their writer ended a
 * statement, as most lines begin anew or had room. "unknown": nothing tells. Some dozen lines show it; a line that `opens` something else is not among them. `longest` is the length of the longest line that another one follows.
 */
export function breaksOf(
  lines: readonly Line[],
  index: number,
  opens: (at: number) => boolean = () => false,
): { are: 'wrapped' | 'ragged' | 'unknown'; longest: number } {
  const needed: number[] = []
  let [longest, small, others] = [0, 0, 0]
  let first = index
  while (first > index - 24 && first > 0 && !isBlank(lines[first - 1]) && !opens(first)) first -= 1
  for (let at = first; at < index + 24 && !isBlank(lines[at + 1]) && !opens(at + 1); at += 1) {
    const [own, next] = [lines[at]?.text.trimEnd() ?? '', lines[at + 1]?.text ?? '']
    longest = Math.max(longest, own.length)
    const isSmall = /^\s*\p{Ll}/u.test(next)
    if (isSmall) small += 1
    else others += 1
    if (isSmall && !ended.test(own)) needed.push(own.length + 1 + wordsLength(next))
  }
  if (small + others >= fewest && others >= (small + others) * clear) return { are: 'ragged', longest }
  if (needed.length === 0) return { are: 'unknown', longest }
  const full = needed.filter((length) => length > longest).length
  return { are: full * 2 > needed.length ? 'wrapped' : 'ragged', longest }
}

/** So many line ends tell by the letters behind them, and so large a share of them has to agree. */
const [fewest, clear] = [4, 0.6]
const ended = /[.!?:;]["”')]*\s*$/
const stopped = /[.!?]["”')]*\s*$/
const wordsLength = (text: string): number => /^\s*(\S+)/.exec(text)?.[1]?.length ?? 0
const opensRest = /(?:,|\b(?:and|or|the|an?|of|to|in|with|for|by|as|is|are|each|its|their|your|our))$/i
/** A sentence may end with these, but what goes on in small letters goes on. */
const opensSmall =
  /\b(?:but|on|at|from|into|without|per|than|if|when|where|which|who|that|this|these|those|was|were|be|has|have|not|every|any)$/i
/** No statement begins with these. */
const goesOnWith =
  /^(?:and|or|of|to|that|which|who|whose|than|with|into|per|plus|on top|is|are|was|were|be|been|has|have|must|shall|will)\b/

/** Whether a line starts a new statement instead of continuing the one before, in a text wrapped at `width` characters, or where lines end as their writer ends statements. */
export function startsAnew(
  previous: string,
  next: string,
  width: number,
  ragged?: { longest: number },
): boolean {
  const before = previous.trim()
  const own = next.trim()
  if (/^(?:I (?:want|need|would|can)|so (?:that )?i\b|so that|in order to)/i.test(own))
    return !(/^so\b/i.test(own) ? /^(?:as an?|i|in order)\b/i : /^(?:as an?|i want|i need|in order)\b/i).test(
      before,
    )
  if (/^as an?\b/i.test(before) && /^I\b/.test(own)) return /[.!?]$/.test(before)
  if (/^as an?\b/i.test(own) && /^in order\b/i.test(before)) return false
  if (/^As an? /.test(own)) return true
  if (identifierOf(own)) return true
  if (endsInAbbreviation(before)) return false
  if (/^\p{Ll}/u.test(own)) {
    if (goesOnWith.test(own)) return false
    if (stopped.test(before)) return true
    const hadRoom = ragged && previous.trimEnd().length + 1 + wordsLength(next) <= ragged.longest
    return hadRoom === true && !opensRest.test(before) && !opensSmall.test(before)
  }
  if (!/^["“'A-Z0-9]/.test(own)) return false
  if (/[.!?:]["”')]*$/.test(before)) return true
  if (opensRest.test(before)) return false
  if (ragged) return true
  // The writer ended a line that had room for the next word.
  const word = /^\S+/.exec(own)?.[0].length ?? 0
  return (
    before.length < 60 || previous.trimEnd().length + 1 + word <= width || previous.trimEnd().length > width
  )
}
