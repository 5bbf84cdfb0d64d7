import { headKind, isStep, type Keywords } from './keywords.ts'
import { plainLine } from './plain-line.ts'
import { indentOf, isComment, isRow, isTags, markOf, type TextLines } from './text-lines.ts'

/** Lines of a text that are Gherkin: from one up to another, which is not part of them, and what the parser is to read of them. */
export interface Stretch {
  to: number
  lines: string[]
}

interface Reading extends Stretch {
  steps: number
}

/** Longer descriptions belong to a document that names a scenario in a heading. */
const mostDescribed = 20

/**
 * The background or scenario whose head stands at a line, up to its last step, table or example; undefined where no step follows, as in a list of scenarios, or only
 * a sentence that begins like one.
 */
export function pieceAt(text: TextLines, at: number, end: number, keywords: Keywords): Stretch | undefined {
  const head = text.lines[at]?.text ?? ''
  const first = described(text, at, end, keywords)
  if (first === undefined) return undefined
  const read = stepsFrom(text, first, end, keywords)
  const step = text.lines[first]?.text ?? ''
  const isSentence = read.steps === 1 && indentOf(step) <= indentOf(head) && /[.!?]\s*$/.test(step)
  if (isSentence) return undefined
  const before = text.lines.slice(at + 1, first).map((line) => line.text)
  return { to: read.to, lines: [plainLine(head, keywords), ...before, ...read.lines] }
}

/** The first step under a head, behind the description that may stand between them. */
function described(text: TextLines, head: number, end: number, keywords: Keywords): number | undefined {
  const indent = indentOf(text.lines[head]?.text ?? '')
  let [count, hasBlank] = [0, false]
  for (let at = head + 1; at < end && count <= mostDescribed; at += 1) {
    const own = text.lines[at]?.text ?? ''
    const line = plainLine(own, keywords)
    if (line === '') hasBlank = true
    else if (isStep(line, keywords)) return at
    else if (line.startsWith('* ') || isRow(line) || isTags(line) || headKind(line, keywords))
      return undefined
    else if (isComment(line)) continue
    else if (hasBlank && indentOf(own) <= indent) return undefined
    else count += 1
  }
  return undefined
}

/** Steps from a line on, with their tables and doc strings, and the examples behind them. */
function stepsFrom(text: TextLines, from: number, end: number, keywords: Keywords): Reading {
  const read: Reading = { to: from, lines: [], steps: 0 }
  let [inExamples, hasBlank] = [false, false]
  const take = (to: number, lines: readonly string[]): void => {
    for (let at = read.to; at < to - lines.length; at += 1) read.lines.push(text.lines[at]?.text ?? '')
    read.lines.push(...lines)
    read.to = to
    hasBlank = false
  }
  for (let at = from; at < end; at += 1) {
    const own = text.lines[at]?.text ?? ''
    const line = plainLine(own, keywords)
    const kind = headKind(line, keywords)
    const mark = markOf(line)
    if (line === '') hasBlank = true
    else if (isComment(line) || isTags(line)) continue
    else if (kind === 'examples') {
      inExamples = true
      take(at + 1, [kept(own, line)])
    } else if (kind || (hasBlank && !inExamples && isTableOfItsOwn(text, at))) break
    else if (isRow(line)) take(at + 1, [own])
    else if (isStep(line, keywords) || (line.startsWith('* ') && !hasBlank)) {
      if (inExamples) break
      read.steps += 1
      take(at + 1, [kept(own, line)])
    } else if (mark && !hasBlank && !inExamples) {
      const close = text.next(mark, at + 1)
      const last = close < 0 || close >= end ? at : close
      take(
        last + 1,
        text.lines.slice(at, last + 1).map((one) => one.text),
      )
      at = last
    } else {
      const goesOn = hasBlank || inExamples ? undefined : nextStep(text, at, end, keywords)
      if (goesOn === undefined) break
      take(
        goesOn,
        text.lines.slice(at, goesOn).map((one) => one.text),
      )
      at = goesOn - 1
    }
  }
  return read
}

/** A table in Markdown, with a rule below its head, that stands apart from the step before it: no data of that step. */
const isTableOfItsOwn = ({ lines }: TextLines, at: number): boolean =>
  isRow((lines[at]?.text ?? '').trim()) && /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(lines[at + 1]?.text ?? '')

/** The next step that follows lines of something else without a blank line: they are in the middle of a scenario. */
function nextStep(text: TextLines, from: number, end: number, keywords: Keywords): number | undefined {
  for (let at = from + 1; at < end; at += 1) {
    const line = plainLine(text.lines[at]?.text ?? '', keywords)
    if (line === '' || headKind(line, keywords)) return undefined
    if (isStep(line, keywords)) return at
  }
  return undefined
}

/** A line that needed no other form keeps its indent. */
export const kept = (own: string, line: string): string => (own.trim() === line ? own : line)
