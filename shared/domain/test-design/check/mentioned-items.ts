import type { TestCase } from '../../test-cases/schema.ts'
import type { InputItem, Item, Screen, TestModel } from '../model.ts'
import { speaksOf } from './behaviour.ts'
import { nameKey, readCase, type CaseFacts } from './read-case.ts'
import { satisfies } from './satisfies.ts'

/**
 * Maps a case of any origin to the items it speaks about, by its literals and words. More lenient than `exercisedItems`: a case
 * written by hand names the input and the value, but seldom fills every other field. Returns item ids.
 */
export function mentionedItems(testCase: TestCase, model: TestModel, items: Item[]): Set<string> {
  const facts = readCase(testCase)
  const words = ` ${facts.words.toLowerCase().replace(/\s+/g, ' ')} `
  return new Set(items.filter((item) => mentions(item, facts, words, model)).map(({ id }) => id))
}

function mentions(item: Item, facts: CaseFacts, words: string, model: TestModel): boolean {
  if (item.kind === 'main') {
    const screen = model.screens.find(({ id }) => id === item.screenId)
    return screen !== undefined && mainMentioned(screen, facts, words)
  }
  if (item.kind === 'pair')
    return item.values.every(
      ({ label, value }) =>
        facts.values.get(nameKey(label)) === value ||
        (words.includes(label.toLowerCase()) && words.includes(value.toLowerCase())),
    )
  if (item.kind === 'input') return inputMentioned(item, facts, words)
  if (item.kind === 'transition')
    return [item.from, item.to ?? '', item.event].every((part) => part === '' || speaksOf(words, part))
  if (item.kind === 'threshold')
    return (
      speaksOf(words, item.description) && (item.times === undefined || words.includes(` ${item.times} `))
    )
  return speaksOf(words, item.description)
}

function mainMentioned(screen: Screen, facts: CaseFacts, words: string): boolean {
  const literal = /"([^"]+)"/.exec(screen.success?.check ?? '')?.[1]?.toLowerCase()
  if (literal && !words.includes(literal)) return false
  const named = screen.parameters.filter(
    ({ label }) => facts.values.has(nameKey(label)) || words.includes(label.toLowerCase()),
  )
  const refused = /\b(?:invalid|error|reject\w*|refuse\w*|not accepted|must be)\b/.test(words) && !literal
  return named.length * 2 >= screen.parameters.length && !refused
}

function inputMentioned(item: InputItem, facts: CaseFacts, words: string): boolean {
  const value = facts.values.get(nameKey(item.label))
  if (value !== undefined && satisfies(value, item.test)) return true
  const at = words.indexOf(` ${item.label.toLowerCase()}`)
  if (at < 0 || value !== undefined) return false
  const { test } = item
  if (test.kind === 'empty') return /\b(?:empty|blank|missing|without|not filled|no value)\b/.test(words)
  if (test.kind === 'lengthIs')
    return new RegExp(`(?<![\\d.])${test.value}[ -]?(?:char|digit|letter|symbol)`).test(words)
  if (test.kind === 'format')
    return new RegExp(test.matches ? '\\bvalid\\b' : '\\b(?:invalid|malformed|wrong|not a valid)\\b').test(
      words,
    )
  if (test.kind === 'choice') return words.includes(test.value.toLowerCase())
  if (test.kind === 'number' || test.kind === 'numberIs')
    return numbersNear(words, at).some((number) => satisfies(number, test))
  return false
}

/** Written numbers within a stretch of words after a label. */
function numbersNear(words: string, at: number): string[] {
  return words.slice(at, at + 200).match(/(?<![\w.,])-?\d+(?:[.,]\d+)*(?![\w])/g) ?? []
}
