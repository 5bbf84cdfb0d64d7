import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { parseTestData } from '../../../shared/domain/test-cases/test-data.ts'
import type { ExpectedItem, ExpectedValue } from './expected.ts'

/** A case as its reader sees it. */
export interface ReadCase {
  id: string
  /** Values by the key of their name; a name may hold several. */
  values: Map<string, string[]>
  /** Sentences that may state a value: preconditions and actions. */
  sentences: string[]
  words: string
  expectations: string
  moves: { from: string; event: string; to?: string; valid?: boolean }[]
}

const key = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

export function readCase(testCase: TestCase): ReadCase {
  const { steps = [], preconditions = [], title, description = '', expectedResult = '' } = testCase
  const values = new Map<string, string[]>()
  for (const { name, value } of steps.flatMap(({ testData = '' }) => parseTestData(testData)))
    values.set(key(name), [...(values.get(key(name)) ?? []), value])
  const sentences = [...preconditions, ...steps.map(({ action }) => action)]
  return {
    id: testCase.id,
    values,
    sentences,
    words: [title, description, ...sentences].join('\n'),
    expectations: [expectedResult, ...steps.map((step) => step.expectedResult)].join('\n'),
    moves: (testCase.coverageItems ?? []).flatMap(({ from, event, to, valid }) =>
      from === undefined || event === undefined
        ? []
        : [{ from, event, ...(to ? { to } : {}), ...(valid === undefined ? {} : { valid }) }],
    ),
  }
}

/** Whether one case fulfils every part of an expected item. */
export function fulfils(read: ReadCase, { data = {}, says = [], expects, ...move }: ExpectedItem): boolean {
  return (
    Object.entries(data).every(([label, wanted]) => holds(read, label, wanted)) &&
    says.every((pattern) => new RegExp(pattern, 'i').test(read.words)) &&
    (expects === undefined || new RegExp(expects, 'i').test(read.expectations)) &&
    moved(read, move)
  )
}

function holds(read: ReadCase, label: string, wanted: ExpectedValue): boolean {
  return (
    valuesOf(read, label).some((value) => isSo(value, wanted)) ||
    (wanted.empty === true && isLeftOut(read, label))
  )
}

/** A list in which nothing is selected has no literal: the case says so in words. */
function isLeftOut({ values, words }: ReadCase, label: string): boolean {
  if (values.has(key(label))) return false
  const name = label.replace(/[^\p{L}\p{N}]+/gu, '[^\\p{L}\\p{N}]+')
  const left =
    '(?:is |are |left )*(?:not (?:selected|given|chosen|filled|entered)|empty|blank|untouched|missing|unselected|unchecked)'
  return new RegExp(`\\b(?:no|without(?: an?)?) ["“]?${name}|${name}["”]?(?: field)? ${left}`, 'iu').test(
    words,
  )
}

/** What the test data gives for a label, else the literals of a sentence that names it. */
function valuesOf({ values, sentences }: ReadCase, label: string): string[] {
  const given = values.get(key(label))
  if (given) return given
  return sentences
    .filter((sentence) => key(sentence.replace(/"[^"]*"/g, '')).includes(key(label)))
    .flatMap((sentence) => [...sentence.matchAll(/"([^"]*)"/g)].map(([, literal = '']) => literal))
}

function isSo(value: string, { is, length, empty, matches, not, from, to }: ExpectedValue): boolean {
  const number = numberOf(value)
  return (
    (is === undefined || value === is || (number !== undefined && number === numberOf(is))) &&
    (length === undefined || Array.from(value).length === length) &&
    (empty === undefined || value === '') &&
    (matches === undefined || new RegExp(matches).test(value)) &&
    (not === undefined || (value !== '' && !new RegExp(not).test(value))) &&
    (from === undefined || (number !== undefined && number >= from)) &&
    (to === undefined || (number !== undefined && number <= to))
  )
}

function numberOf(text: string): number | undefined {
  const plain = /^[^\d-]{0,4}(-?\d+(?:\.\d+)?)(?:\s?[^\d\s]{1,12})?$/.exec(
    text.trim().replace(/(\d),(?=\d{3}\b)/g, '$1'),
  )
  return plain?.[1] === undefined ? undefined : Number(plain[1])
}

function moved(
  { moves, words, expectations }: ReadCase,
  move: Omit<ExpectedItem, 'data' | 'says' | 'expects'>,
) {
  const { from, event, to, refused } = move
  if (from === undefined && event === undefined && to === undefined) return true
  const names = (text: string, part: string | undefined) =>
    part === undefined || key(text).includes(key(part)) || speaks(text, part)
  const claimed = moves.some(
    (one) =>
      names(one.from, from) &&
      names(one.event, event) &&
      (refused ? one.valid === false : names(one.to ?? '', to)),
  )
  // A case that claims moves is read by its claims: steps that lead to a state are no attempts.
  if (claimed || moves.length > 0) return claimed
  const told = names(words, from) && names(words, event)
  return refused
    ? told && /\b(?:not|refused|still|remains|stays)\b/i.test(expectations)
    : told && names(expectations, to)
}

/** Every word of a phrase, cut to its stem, stands in the text. */
function speaks(text: string, phrase: string): boolean {
  const stem = (word: string) =>
    word
      .toLowerCase()
      .replace(/(?:s|ed|ing|e)$/, '')
      .slice(0, 6)
  const known = new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem))
  return (phrase.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => known.has(stem(word)))
}
