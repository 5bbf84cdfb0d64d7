import { startsWithVerb } from './clauses.ts'
import { wordTable } from '../basics/word-table.ts'

// What a clause may end with and mean the same: the runner does nothing that it is not told to.
const idle =
  /,? (?:again|once (?:more|again)|a second time|without (?:any )?(?:input|data|(?:entering|typing|filling(?: in)?|changing|selecting) (?:anything(?: else| in)?|any (?:data|fields?|values?))|making (?:any )?changes?))$/i
const means = /^([^\uE000]{1,60}?) by (clicking|pressing|tapping|pushing|hitting|choosing|selecting) (.+)$/i
const baseForms = wordTable<string>({ hitting: 'hit', choosing: 'choose' })
// What is counted is done more than once.
const quantity =
  /\d|\b(?:twice|thrice|times|two|three|four|five|six|all|each|every|both|several|many|some)\b/i

/**
 * A clause without what adds nothing to it: "Press "Save" again", "Push "Save" without input", "Confirm by clicking "Yes"", where the means is what is
 * done as long as what it is for names nothing and counts nothing. Undefined when there is nothing to leave out.
 */
export function plainer(clause: string): string | undefined {
  const [, purpose = '', doing = '', what = ''] = means.exec(clause) ?? []
  const verb = doing.toLowerCase()
  const byMeans = verb !== '' && !quantity.test(purpose)
  const done = byMeans ? `${baseForms[verb] ?? verb.replace(/ing$/, '')} ${what}` : clause
  const plain = done.replace(idle, '')
  return plain === clause ? undefined : plain
}

const explained = /^([^:()]{2,80}?)(?:: (.+)| \((.+)\))$/
// A title that says how things are is a condition, and a count is more than its steps.
const condition =
  /\b(?:same|again|other way|given|when|if|there|is|are|was|has|have|exists?|without|not|no)\b/i

// What asks to look, or not to do something, is no way to do anything.
const remark =
  /^(?:don't|don’t|do not|have an?|count|look|see|note|notice|observe|review|compare|glance|remember|change your mind)\b/i

/** "Log in: enter "Ann" in "Name"", "Remove Jo (click "Remove Jo")": what is to be done, and the steps that do it. */
export function titled(text: string): { title: string; steps: string } | undefined {
  const [, title = '', how, inBrackets] = explained.exec(text) ?? []
  const steps = how ?? inBrackets
  const fits =
    steps !== undefined &&
    startsWithVerb(steps) &&
    !remark.test(steps) &&
    !condition.test(title) &&
    !quantity.test(plainWords(title))
  return fits ? { title, steps } : undefined
}

// The number in the mark of a quoted text counts nothing.
const plainWords = (text: string) => text.replace(/\uE000\d+\uE001/g, '')
