import type { OperationTool } from './tools.ts'

const idle = new Set(
  'a an the of in on to for from by with and or my me i we our is are do does can how what which want need please all some any it its this that'.split(
    ' ',
  ),
)

/** The words of a text in a form in which inflections are equal: `createdProjects` gives `creat`, `project`. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !idle.has(word))
    .map(stem)
}

function stem(word: string): string {
  if (word.length < 4) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(..)(?:ing|ed)$/, '$1')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/(..)e$/, '$1')
}

/** Words that people use for one another. */
const alike = [
  'create add new make open',
  'delete remove erase drop',
  'list show find browse',
  'get show read fetch see look',
  'update change edit rename replace set',
  'run execute play start',
  'generate design write derive',
  'cancel stop abort',
  'refine improve extend',
  'export download',
  'copy duplicate clone',
  'member team user people person colleague',
  'organization company tenant workspace',
  'execution run result verdict',
  'feature bdd gherkin cucumber',
  'script playwright selenium cypress automation',
].map((words) => new Set(wordsOf(words)))

/** What a word is worth where it stands. */
const weights = { id: 4, summary: 3, fields: 1.5, description: 1 }

/** What a word is worth that only means the same. */
const alikeWorth = 0.5

/** The words of a tool, each with the most that it is worth there. */
export function indexOf({ operation }: Pick<OperationTool, 'operation'>): Map<string, number> {
  const places: [number, string][] = [
    [weights.description, operation.description ?? ''],
    [weights.fields, Object.keys(operation.input().shape).join(' ')],
    [weights.summary, operation.summary],
    [weights.id, operation.id],
  ]
  return new Map(places.flatMap(([worth, text]) => wordsOf(text).map((word) => [word, worth] as const)))
}

/**
 * The tools that a question in plain words asks for, best first, at most `limit`; those that have nothing to do with it are left out. A word counts the more the
 * fewer tools have it. Equal ones keep their order, so that one question always has one answer.
 */
export function searchTools<T extends { words: Map<string, number> }>(
  tools: readonly T[],
  query: string,
  limit: number,
): T[] {
  const rarity = (word: string) =>
    Math.log(1 + tools.length / (1 + tools.filter(({ words }) => words.has(word)).length))
  const asked = [...new Set(wordsOf(query))].map((word) => ({ forms: formsOf(word), rarity: rarity(word) }))
  const scored = tools.map((tool) => ({
    tool,
    score: asked.reduce((sum, { forms, rarity: rare }) => sum + rare * worthOf(forms, tool.words), 0),
  }))
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ tool }) => tool)
}

/** A word, and those that mean the same, with what each is worth. */
function formsOf(word: string): [string, number][] {
  const others = alike.filter((group) => group.has(word)).flatMap((group) => [...group])
  return [
    [word, 1],
    ...others.filter((other) => other !== word).map((other): [string, number] => [other, alikeWorth]),
  ]
}

const worthOf = (forms: [string, number][], words: Map<string, number>): number =>
  Math.max(...forms.map(([form, worth]) => worth * (words.get(form) ?? 0)))
