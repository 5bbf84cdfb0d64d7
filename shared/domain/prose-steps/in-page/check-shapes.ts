import type { Check, Target } from '../types.ts'
import type { TextBlock, Verdict } from './shapes.ts'

/** What holds checks against the page. */
export interface ChecksInPage {
  check(check: Check): Verdict
  checkReadings(check: Check): Verdict
  checkReading(check: Check): Verdict
  checkText(check: Check): Verdict
  textsAt(target: Target | undefined): { blocks: TextBlock[] } | { verdict: Verdict }
  standsApart(text: string, part: string): boolean
  standsElsewhere(elements: readonly Element[], check: Check): string | undefined
  closestText(texts: string[], expected: string): string
  checkPresence(check: Check): Verdict
  checkState(check: Check): Verdict
  areOnly(entries: Element[], wanted: Check): Pick<Verdict, 'passed' | 'reason'>
  checkCount(check: Check): Verdict
  unlessStated(check: Check, scope: Element, amount: number, verdict: Verdict): Verdict
  hasKind(role: string): boolean
  checkLabelled(check: Check): Verdict
  checkPage(check: Check): Verdict
  checkOrder(check: Check): Verdict
  checkEntries(check: Check): Verdict
  checkCell(check: Check): Verdict
  checkNumber(check: Check): Verdict
  checkChanged(check: Check): Verdict
  checkLink(check: Check): Verdict
  checkAttribute(check: Check): Verdict
  checkAria(check: Check): Verdict
}
