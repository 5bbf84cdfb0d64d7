import type { RoleTag, SegmentTag } from '../../../shared/domain/marking/tags.ts'

export type { RoleTag, SegmentTag }

/** Words of a sentence with what they are. Offsets are UTF-16, `end` exclusive. */
export interface Mark<Tag extends string = SegmentTag | RoleTag> {
  tag: Tag
  start: number
  end: number
}

/** A sentence with its marks: clauses, and words within them. Both are in their order, and none lies over another of its sort. */
export interface Marked {
  text: string
  segments: readonly Mark<SegmentTag>[]
  roles: readonly Mark<RoleTag>[]
}

/** A part of a sentence. */
export interface Stretch {
  start: number
  end: number
}

export const isSegment = (tag: SegmentTag | RoleTag): tag is SegmentTag => tag === tag.toLowerCase()

/** Reads `{lim The {F stay} is …}`, in which braces and backslashes of the text have a backslash in front. */
export function readMarked(marked: string): Marked {
  const segments: Mark<SegmentTag>[] = []
  const roles: Mark<RoleTag>[] = []
  const open: Mark[] = []
  let text = ''
  for (const [piece, tag, escaped] of marked.matchAll(/\{([A-Za-z]+) |\\([{}\\])|[^]/g)) {
    if (tag !== undefined) open.push({ tag: tag as SegmentTag, start: text.length, end: 0 })
    else if (piece === '}') {
      const mark = open.pop()
      if (!mark) continue
      if (isSegment(mark.tag)) segments.push({ ...mark, tag: mark.tag, end: text.length })
      else roles.push({ ...mark, tag: mark.tag, end: text.length })
    } else text += escaped ?? piece
  }
  return { text, segments, roles }
}

/** The same as the service reads it. */
export function writeMarked({ text, segments, roles }: Marked): string {
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
  return line
}

const touches = (one: Stretch, other: Stretch) => one.start < other.end && one.end > other.start
const holds = (one: Stretch, other: Stretch) => one.start <= other.start && one.end >= other.end
const inOrder = <M extends Stretch>(marks: M[]): M[] => marks.toSorted((a, b) => a.start - b.start)

/** Why words cannot be marked as something; undefined where they can. Words lie in one clause, and one that is to be tested. */
export type Hindrance = 'noClause' | 'context'

export function hindrance({ segments }: Marked, words: Stretch): Hindrance | undefined {
  const around = segments.find((each) => holds(each, words))
  if (!around) return 'noClause'
  return around.tag === 'ctx' ? 'context' : undefined
}

/** The sentence with these words marked. What lay there before gives way; of another clause that part stays which is not taken. */
export function withMark(marked: Marked, { tag, ...words }: Mark): Marked {
  if (!isSegment(tag))
    return {
      ...marked,
      roles: inOrder([...marked.roles.filter((each) => !touches(each, words)), { tag, ...words }]),
    }
  const segments = inOrder([
    ...marked.segments.flatMap((each) => (touches(each, words) ? leftOf(each, words, marked.text) : [each])),
    { tag, ...words },
  ])
  return { ...marked, segments, roles: marked.roles.filter((role) => isAtHome(role, segments)) }
}

/** The sentence without a mark; words of a clause that is gone are unmarked, too. */
export function withoutMark(marked: Marked, { tag, start, end }: Mark): Marked {
  const isOther = (each: Mark) => each.tag !== tag || each.start !== start || each.end !== end
  const segments = marked.segments.filter(isOther)
  const roles = marked.roles.filter((role) => isOther(role) && isAtHome(role, segments))
  return { ...marked, segments, roles }
}

/** The marks that lie over some words. */
export const marksOver = ({ segments, roles }: Marked, words: Stretch): Mark[] => [
  ...segments.filter((each) => touches(each, words)),
  ...roles.filter((each) => touches(each, words)),
]

const isAtHome = (role: Stretch, segments: readonly Mark<SegmentTag>[]) =>
  segments.some((each) => each.tag !== 'ctx' && holds(each, role))

/** What stands of a clause before and behind words that are taken out of it, without blanks and signs at the ends. */
function leftOf(segment: Mark<SegmentTag>, words: Stretch, text: string): Mark<SegmentTag>[] {
  return [
    { ...segment, end: words.start },
    { ...segment, start: words.end },
  ].flatMap((each) => {
    const piece = text.slice(each.start, each.end)
    const start = each.start + (/^[\s,;.:]*/.exec(piece)?.[0].length ?? 0)
    const end = each.end - (/[\s,;.:]*$/.exec(piece)?.[0].length ?? 0)
    return each.start < each.end && start < end ? [{ ...each, start, end }] : []
  })
}

export const isSame = (one: Stretch, other: Stretch): boolean =>
  one.start === other.start && one.end === other.end

/** Where marks begin and end. */
export const edgesOf = ({ segments, roles }: Marked): ReadonlySet<number> =>
  new Set([...segments, ...roles].flatMap(({ start, end }) => [start, end]))

/** The words of a sentence; signs that close a clause are words of their own, blanks are none, and no word goes over an edge. */
export function wordsIn(text: string, edges: ReadonlySet<number> = new Set()): Stretch[] {
  return [...text.matchAll(/[^\s,;.:!?]+(?:[,;.:!?]+[^\s,;.:!?]+)*|[,;.:!?]+/g)].flatMap(
    ({ index, 0: word }) => {
      const cuts = [...edges].filter((edge) => edge > index && edge < index + word.length)
      const ends = [...cuts.toSorted((a, b) => a - b), index + word.length]
      return ends.map((end, at) => ({ start: ends[at - 1] ?? index, end }))
    },
  )
}

/** What is selected, and whether it was only begun: the next word that is pressed ends it. */
export interface Selection {
  selected: Stretch | null
  isBegun: boolean
}

/**
 * What is selected once a word was pressed. The first one begins with all of its marked words, and a second one ends there; within what is
 * selected a word is narrowed down to, and pressed alone it is let go. `isMore` always takes what lies between.
 */
export function selectedBy(
  { roles }: Marked,
  { selected, isBegun }: Selection,
  word: Stretch,
  isMore = false,
): Selection {
  if (selected && !isMore && isSame(selected, word)) return { selected: null, isBegun: false }
  if (selected && !isMore && holds(selected, word)) return { selected: word, isBegun: true }
  if (selected && (isBegun || isMore)) {
    const [start, end] = [Math.min(selected.start, word.start), Math.max(selected.end, word.end)]
    return { selected: { start, end }, isBegun: false }
  }
  const { start, end } = roles.find((role) => holds(role, word)) ?? word
  return { selected: { start, end }, isBegun: true }
}
