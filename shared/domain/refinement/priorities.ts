import { priorities, type Priority, type TestCase } from '../test-cases/schema.ts'
import { listed } from './listed.ts'
import { meantCases } from './match-cases.ts'
import type { Instruction } from './types.ts'

const level = '(critical|high|medium|low|highest|lowest|top)(?:[- ]?(?:priority|prio|risk))?'
const forms = [
  new RegExp(
    `^(?:please\\s+)?(?:set|change|raise|lower|increase|decrease|update)\\s+(?:the\\s+)?priorit(?:y|ies)\\s+(?:of|for)\\s+(.{1,300}?)\\s+(?:to|as)\\s+${level}$`,
    'i',
  ),
  new RegExp(
    `^(?:please\\s+)?(?:make|mark|set|treat|flag|rate|(?:re-?)?prioriti[sz]e)\\s+(?:the\\s+)?(.{1,300}?)\\s+(?:as |to |be |a |with )?${level}$`,
    'i',
  ),
  new RegExp(
    `^(?:please\\s+)?(?:change|raise|lower|update)\\s+(.{1,300}?)(?:'s)?\\s+(?:priority\\s+)?to\\s+${level}$`,
    'i',
  ),
  new RegExp(`^(.{1,200}?)\\s+(?:is|are|should be|must be|has|have)\\s+(?:of )?${level}$`, 'i'),
  new RegExp(`^(?:please\\s+)?(?:set|change)\\s+(.{1,300}?)\\s+priority\\s+to\\s+${level}$`, 'i'),
]
const step =
  /^(?:please\s+)?(raise|increase|lower|decrease|reduce)\s+(?:the\s+)?priorit(?:y|ies)\s+(?:of|for)\s+(.{1,300})$/i

const comparison =
  /^(?:please\s+)?(?:re-?)?(?:prioriti[sz]e|rank|rate)\s+(.{1,300}?)\s+(higher|lower|up|down)$/i

/** "make TC-003 critical", "set priority of the email tests to high", "raise the priority of TC-004". */
export const reprioritise: Instruction = (words, draft) => {
  for (const form of forms) {
    const match = form.exec(words)
    if (!match?.[1] || !match[2]) continue
    const named = match[2].toLowerCase()
    const wanted = named === 'highest' || named === 'top' ? 'critical' : named === 'lowest' ? 'low' : named
    return apply(match[1], draft, () => priorities.find((one) => one === wanted) ?? 'medium')
  }
  const moved = step.exec(words)
  const compared = comparison.exec(words)
  const way = moved?.[1] ?? compared?.[2]
  const phrase = moved?.[2] ?? compared?.[1]
  if (!way || !phrase) return undefined
  const by = /^(?:raise|increase|higher|up)$/i.test(way) ? -1 : 1
  return apply(
    phrase,
    draft,
    ({ priority }) => priorities[Math.min(3, Math.max(0, priorities.indexOf(priority) + by))] ?? priority,
  )
}

function apply(
  phrase: string,
  draft: Parameters<Instruction>[1],
  next: (testCase: TestCase) => Priority,
): ReturnType<Instruction> {
  const meant = meantCases(phrase, draft.testCases)
  if (typeof meant === 'string') return { refused: meant }
  const targets = new Set(meant)
  const testCases = draft.testCases.map((one) => (targets.has(one) ? { ...one, priority: next(one) } : one))
  const ids = [...targets].map(({ id }) => id)
  const levels = [...new Set([...targets].map(next))]
  return {
    draft: { ...draft, testCases },
    reply: `Set the priority of ${listed(ids)} to ${levels.join(', ')}.`,
  }
}
