import { isRoleTag, isSegmentTag, type Marks, type RoleTag, type SegmentTag, type Span } from './tags.ts'

/** A line that does not read as marked text, with the UTF-16 offset of what is wrong. */
export class BrokenMarks extends Error {
  override readonly name = 'BrokenMarks'
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

const kindsBegin = ' ## '

/**
 * Marks as they are written into a line: `{lim The {F stay} lasts {MIN at least} {N 2} {U nights}}. ## limit`. Braces and backslashes of the text get a backslash, so
 * that `readMarks` gives back text and marks.
 */
export function writeMarks(text: string, { segments, roles, kinds }: Marks): string {
  const opening = new Map<number, string>()
  const closing = new Map<number, string>()
  for (const { tag, start, end } of [...segments, ...roles]) {
    opening.set(start, `${opening.get(start) ?? ''}{${tag} `)
    closing.set(end, `${closing.get(end) ?? ''}}`)
  }
  let line = ''
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at] ?? ''
    line += `${closing.get(at) ?? ''}${opening.get(at) ?? ''}${/[{}\\]/.test(sign) ? '\\' : ''}${sign}`
  }
  return kinds.length > 0 ? `${line}${kindsBegin}${kinds.map(({ kind }) => kind).join(', ')}` : line
}

/** Text and marks of a line that `writeMarks` or a person wrote. Throws `BrokenMarks` where braces do not match, a tag is unknown, or marks lie in one another wrongly. */
export function readMarks(line: string): { text: string; marks: Marks } {
  const [marked, kinds] = apart(line)
  const { text, segments, roles } = readSpans(marked)
  return { text, marks: { segments, roles, kinds: kinds.map((kind) => ({ kind, confidence: 1 })) } }
}

/**
 * The marks that a person wrote into `sentence`; kinds do not stand in `marked`. Blanks at the ends of a mark lie outside of it, and roles of a clause without anything to test are left out, as the tagger leaves
 * them out. Throws `BrokenMarks`, also where a mark holds nothing or the text is not that of the sentence.
 */
export function parseMarked(marked: string, sentence: string): Spans {
  const { text, segments, roles } = readSpans(marked)
  if (text !== sentence)
    throw new BrokenMarks('Without its marks this is not the sentence', differenceOf(text, sentence))
  const inner = segments.map((span) => trimmed(span, text))
  const context = inner.filter(({ tag }) => tag === 'ctx')
  let at = 0
  const told = roles.filter(({ start }) => {
    while ((context[at]?.end ?? Infinity) <= start) at++
    return start < (context[at]?.start ?? Infinity)
  })
  return { segments: inner, roles: told.map((span) => trimmed(span, text)) }
}

function trimmed<Tag extends string>(span: Span<Tag>, text: string): Span<Tag> {
  let { start, end } = span
  while (start < end && isBlank(text, start)) start++
  while (start < end && isBlank(text, end - 1)) end--
  if (start === end) throw new BrokenMarks(`The mark "${span.tag}" holds nothing`, start)
  return { ...span, start, end }
}

const isBlank = (text: string, at: number): boolean => (text[at] as string).trim() === ''

function differenceOf(text: string, other: string): number {
  let at = 0
  while (at < text.length && text[at] === other[at]) at++
  return at
}

type Spans = Pick<Marks, 'segments' | 'roles'>

function readSpans(marked: string): Spans & { text: string } {
  const segments: Span<SegmentTag>[] = []
  const roles: Span<RoleTag>[] = []
  const open: { tag: SegmentTag | RoleTag; start: number; at: number }[] = []
  let text = ''
  for (let at = 0; at < marked.length; at++) {
    const sign = marked[at] as string
    if (sign === '\\' && /[{}\\]/.test(marked[at + 1] ?? '')) text += marked[++at]
    else if (sign === '{') {
      const tag = /[A-Za-z]+ /y
      tag.lastIndex = at + 1
      const name = tag.exec(marked)?.[0]
      if (name === undefined)
        throw new BrokenMarks('A brace without a tag; write \\{ for a brace of the text', at)
      open.push({
        tag: tagOf(name.trim(), open.length === 0 ? undefined : open.at(-1)?.tag, at),
        start: text.length,
        at,
      })
      at += name.length
    } else if (sign === '}') {
      const mark = open.pop()
      if (!mark) throw new BrokenMarks('A closing brace too many; write \\} for a brace of the text', at)
      const span = { start: mark.start, end: text.length, confidence: 1 }
      if (isSegmentTag(mark.tag)) segments.push({ tag: mark.tag, ...span })
      else roles.push({ tag: mark.tag, ...span })
    } else text += sign
  }
  const left = open.at(-1)
  if (left) throw new BrokenMarks(`The mark "${left.tag}" is not closed`, left.at)
  return { text, segments, roles }
}

function apart(line: string): [string, string[]] {
  const at = line.lastIndexOf(kindsBegin)
  const kinds = at < 0 ? '' : line.slice(at + kindsBegin.length)
  return /^[a-z-]+(?:, ?[a-z-]+)*\s*$/.test(kinds)
    ? [line.slice(0, at), kinds.trim().split(/, ?/)]
    : [line, []]
}

function tagOf(name: string, within: SegmentTag | RoleTag | undefined, at: number): SegmentTag | RoleTag {
  if (isSegmentTag(name)) {
    if (within !== undefined) throw new BrokenMarks(`The segment "${name}" lies in "${within}"`, at)
    return name
  }
  if (!isRoleTag(name)) throw new BrokenMarks(`There is no tag "${name.slice(0, 20)}"`, at)
  if (within === undefined) throw new BrokenMarks(`The role "${name}" lies in no segment`, at)
  if (isRoleTag(within)) throw new BrokenMarks(`The role "${name}" lies in the role "${within}"`, at)
  return name
}
