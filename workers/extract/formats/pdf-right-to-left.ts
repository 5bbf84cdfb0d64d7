import type { Line, Part } from './pdf-line.ts'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const leftToRight = /[\p{L}\p{N}]/u
const presentationForms = /[\ufb1d-\ufdff\ufe70-\ufefc]+/g
const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
}

/** Looked for in every text, so by ranges, which cost less than names of scripts. */
export const hasRightToLeft = (text: string): boolean =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text)

interface Run {
  isRight: boolean
  parts: Part[]
}

/**
 * A line in which some text runs from right to left, in the order in which it is read. Programs draw its words, or even its letters, from left to
 * right or in the order of reading; only places are certain. Forms of letters by their place in a word become letters.
 */
export function inReadingOrder(parts: readonly Part[], height: number): Part[] {
  const sorted = parts.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.left - b.left)
  const isRightLine = isRight(sorted.map(({ text }) => text).join(' '))
  const runs = runsOf(sorted, isRightLine)
  const ordered = (isRightLine ? runs.toReversed() : runs).flatMap((run) => inRun(run, isRightLine))
  return ordered.map((part, at) => ({ ...part, ...beside(ordered[at - 1], part, height) }))
}

/** A text runs from right to left if most of its letters do. */
export function isRight(text: string): boolean {
  const all = text.match(/\p{L}/gu) ?? []
  return all.filter((letter) => rightToLeft.test(letter)).length * 2 > all.length
}

/** Neighbours that run in one direction; marks alone go with the line. */
function runsOf(sorted: readonly Part[], isRightLine: boolean): Run[] {
  const runs: Run[] = []
  for (const part of sorted) {
    const is = rightToLeft.test(part.text) || (isRightLine && !leftToRight.test(part.text))
    const last = runs.at(-1)
    if (last?.isRight === is) last.parts.push(part)
    else runs.push({ isRight: is, parts: [part] })
  }
  return runs
}

function inRun({ isRight: is, parts }: Run, isRightLine: boolean): Part[] {
  if (is) return parts.toReversed().map((part) => ({ ...part, text: asLetters(part.text) }))
  // Numbers one after the other stand from right to left as words do.
  if (!isRightLine || parts.some(({ text }) => /\p{L}/u.test(text))) return [...parts]
  return parts
    .toReversed()
    .map((part) => ({ ...part, text: part.text.trim().split(' ').toReversed().join(' ') }))
}

function asLetters(text: string): string {
  const letters = text.replaceAll(presentationForms, (forms) => forms.normalize('NFKC'))
  if (/\p{L}/u.test(letters) && !isRight(letters)) return letters
  return letters.replaceAll(/[()[\]{}«»]/g, (mark) => mirrored[mark] ?? mark)
}

function beside(before: Part | undefined, part: Part, height: number): Pick<Part, 'text' | 'gap'> {
  const text = part.text.trim()
  if (!before) return { text, gap: 'none' }
  const gap = Math.max(before.left - part.right, part.left - before.right)
  if (gap > height * 1.5) return { text, gap: 'cell' }
  return { text: gap > height * 0.12 ? ` ${text}` : text, gap: 'none' }
}

/** A line that is read from the right has its beginning there: its places are counted from the right as well. */
export const fromItsBeginning = (line: Line): Line =>
  hasRightToLeft(line.text) && isRight(line.text) ? { ...line, left: -line.right, right: -line.left } : line
