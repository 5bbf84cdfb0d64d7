import { formats, scopes, type Scope, type TestCase } from '../test-cases/schema.ts'
import type { Draft, Instruction } from './types.ts'

const formatWords =
  /^(?:please\s+)?(?:(?:change|switch|set|convert|use|rewrite|write|export|turn|give me|show)\b.{0,60}?)?\b(standard|gherkin|bdd)\b(?:\s+format)?(?:\s+please)?$/i
const scopeWords =
  /^(?:please\s+)?(?:(?:change|switch|set|use|limit|restrict)\s+)?(?:the\s+)?scope\s*(?:to|:|is|=|on)?\s*(?:the\s+)?([a-z][a-z -]{2,30})$/i

/** "use Gherkin", "switch the format to bdd". */
export const changeFormat: Instruction = (words, draft) => {
  const match = formatWords.exec(words)
  if (!match || !/\b(?:format|change|switch|use|convert|rewrite|write|turn|as)\b/i.test(words))
    return undefined
  const format = formats.find((one) => one === match[1]?.toLowerCase())
  return (
    format && {
      draft: { ...draft, format },
      reply: `The format is now ${format}; ${draft.testCases.length} test cases were rewritten.`,
    }
  )
}

/** "change the scope to security": designs for the new scope; cases of engine design that it does not ask for go. */
export const changeScope: Instruction = (words, draft) => {
  const match = scopeWords.exec(words)
  if (!match?.[1]) return undefined
  const named = match[1]
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/^user-story$/, 'user-stories')
  const scope = scopes.find((one) => one === named)
  if (!scope) return { refused: `There is no scope “${match[1]}”. The scopes are ${scopes.join(', ')}.` }
  return rescoped(draft, scope)
}

function rescoped(draft: Draft, scope: Scope): ReturnType<Instruction> {
  const design = (wanted: Scope) =>
    draft.by.generateTests({
      requirements: draft.session.requirements,
      mode: 'agentic',
      scope: wanted,
      format: draft.format ?? 'standard',
      maxTestCases: draft.session.maxTestCases ?? 50,
    }).testCases
  const inScope = design(scope)
  const titles = new Set(inScope.map(({ title }) => title))
  const designedOutside = new Set(
    design('full')
      .map(({ title }) => title)
      .filter((title) => !titles.has(title)),
  )
  const kept = draft.testCases.filter(({ title }) => !designedOutside.has(title))
  const known = new Set(kept.map(({ title }) => title))
  const fresh = renumbered(
    inScope.filter(({ title }) => !known.has(title)),
    draft.testCases,
  )
  const testCases = [...kept, ...fresh].slice(0, Math.min(200, draft.session.maxTestCases ?? 200))
  const note = inScope.length === 0 ? ' The requirements state nothing for this scope.' : ''
  return {
    draft: { ...draft, scope, testCases },
    reply: `The scope is now ${scope}: ${testCases.length} test cases.${note}`,
  }
}

function renumbered(cases: TestCase[], existing: TestCase[]): TestCase[] {
  const highest = existing.reduce(
    (top, { id }) => Math.max(top, Number(/^TC-(\d{1,6})$/.exec(id)?.[1] ?? 0)),
    0,
  )
  return cases.map((one, index) => ({ ...one, id: `TC-${String(highest + 1 + index).padStart(3, '0')}` }))
}
