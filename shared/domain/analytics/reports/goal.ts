import { eachRow } from '../figures/rows.ts'
import { type Step, stepsOf } from './steps.ts'
import { type ReportAsked, type SegmentsInOrder, VisitorCount, isAct } from './visitors.ts'

/** How many different visitors reached a page or did something, of all who came. */
export function goal(
  segments: SegmentsInOrder,
  { step, ...asked }: ReportAsked & { step: Step },
): { num: number; total: number } {
  const [reached, all] = [new VisitorCount(), new VisitorCount()]
  for (const segment of segments) {
    const bits = stepsOf(segment, [step])
    let [last, lastReached] = [0, 0]
    eachRow(segment, asked, (row) => {
      const who = segment.visitor[row] ?? 0
      if (who === 0 || !isAct(segment.kind[row])) return
      if (who !== last) all.add(segment, who)
      last = who
      if (who === lastReached || bits[row] === 0) return
      lastReached = who
      reached.add(segment, who)
    })
  }
  return { num: reached.count, total: all.count }
}
