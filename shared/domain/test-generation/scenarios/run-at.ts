import { capital } from '../../english/capital.ts'
import { headKind, isStep, type Keywords } from './keywords.ts'
import { plainLine } from './plain-line.ts'
import { kept, type Stretch } from './piece-at.ts'
import { isComment, isRow, markOf, type TextLines } from './text-lines.ts'

/**
 * Steps without a head, as criteria of acceptance are written: one a line, something given or done and what comes of it. `taken` is where whoever looks further goes on.
 */
export function runAt(
  text: TextLines,
  at: number,
  end: number,
  keywords: Keywords,
): { taken: number; run?: Stretch & { title: string } } {
  const steps: string[] = []
  const lines: string[] = []
  let [to, hasBlank, hasOutcome] = [at, false, false]
  for (let index = at; index < end; index += 1) {
    const own = text.lines[index]?.text ?? ''
    const line = plainLine(own, keywords)
    const mark = markOf(line)
    if (line === '') {
      hasBlank = true
      continue
    }
    const begins = /^Given\s/.test(line)
    if (isStep(line, keywords) && !(begins && hasOutcome)) {
      hasOutcome ||= /^Then\s/.test(line)
      steps.push(line)
    } else if (mark && !hasBlank && text.next(mark, index + 1) >= 0 && text.next(mark, index + 1) < end) {
      const close = text.next(mark, index + 1)
      for (let inside = to; inside <= close; inside += 1) lines.push(text.lines[inside]?.text ?? '')
      ;[index, to] = [close, close + 1]
      continue
    } else if (!isRow(line) || hasBlank) {
      const isGlued = !hasBlank && !begins && headKind(line, keywords) === undefined && !isComment(line)
      if (isGlued) return { taken: index }
      break
    }
    for (let between = to; between < index; between += 1) lines.push('')
    lines.push(isRow(line) ? own : kept(own, line))
    to = index + 1
    hasBlank = false
  }
  const isWhole = hasOutcome && steps.length > 1 && !steps[0]?.startsWith('Then')
  const done = steps.find((line) => /^When\s/.test(line)) ?? steps[0] ?? ''
  const seen = steps.find((line) => /^Then\s/.test(line)) ?? ''
  const [what = '', outcome] = [done, seen].map((line) => line.replace(/^\S+\s+/, '').slice(0, 140))
  const title = `${capital(what)}: ${outcome}`
  return { taken: Math.max(to, at + 1), ...(isWhole && { run: { to, lines, title } }) }
}
