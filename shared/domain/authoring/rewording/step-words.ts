import { stem } from '../../english/stem.ts'
import { figuresIn, valuesIn } from '../../judging/ground/figures.ts'
import { normal, wordsIn } from '../../judging/ground/normal.ts'
import { pageTexts } from '../../judging/ground/page-texts.ts'
import type { PageInventory } from '../../page-inventory/schema.ts'
import type { StepProse } from '../../prose-steps/types.ts'
import type { TestCase, TestStep } from '../../test-cases/schema.ts'

/** Characters of an abbreviated word: "Mon" for "Monday". */
const shortestCut = 3

export const proseText = ({ action, expectedResult, testData = '' }: StepProse): string =>
  [action, expectedResult, testData].join('\n')

/** Words by their stems, and values, that a text brings with it. */
export interface Words {
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  values: ReadonlySet<string>
  /** Numbers as their digits stand there, so that a date may be read in any order. */
  numbers: ReadonlySet<number>
}

export const numbersIn = (text: string): number[] => (text.match(/\d{1,9}/g) ?? []).map(Number)

export function wordsOf(text: string): Words {
  const words = wordsIn(normal(text))
  return {
    words: new Set(words),
    stems: new Set(words.map(stem)),
    values: new Set(valuesIn(text)),
    numbers: new Set(numbersIn(text)),
  }
}

const bothTexts = ({ original, ...step }: TestStep): string[] =>
  [step, ...(original ? [original] : [])].map(proseText)

/** All that people wrote of a case, before and after it was reworded. */
export function wordsOfCase({ title, preconditions = [], steps = [], expectedResult = '' }: TestCase): Words {
  return wordsOf([title, ...preconditions, ...steps.flatMap(bothTexts), expectedResult].join('\n'))
}

/** What the pages list. `names` are whole texts, as they are compared. */
export interface PageWords extends Words {
  names: ReadonlySet<string>
}

export function wordsOfPages(pages: readonly PageInventory[]): PageWords {
  const texts = pageTexts(pages)
  return { ...wordsOf(texts.join('\n')), names: new Set(texts.map(normal)) }
}

/**
 * Whether the author of `authored` may have meant a literal: all of its numbers are authored, and at least half of its other words; the page lists the others. Of a
 * whole text of the page, such as an option, one word or number is enough. Without a page all of it must be authored.
 */
export function isMeant(literal: string, authored: Words, page: PageWords): boolean {
  const text = normal(literal)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && text.split('-').every((part) => authored.numbers.has(Number(part))))
    return true
  const words = wordsIn(text).filter((word) => !/\d/.test(word))
  const missing = words.filter((word) => !isAuthored(word, authored))
  const figures = figuresIn(literal)
  const met = figures.filter(({ values }) => values.some((value) => authored.values.has(value)))
  if (page.names.has(text) && words.length - missing.length + met.length > 0) return true
  const isHalf = missing.length * 2 <= words.length
  return isHalf && met.length === figures.length && missing.every((word) => page.stems.has(stem(word)))
}

function isAuthored(word: string, { words, stems }: Words): boolean {
  if (stems.has(stem(word))) return true
  for (let length = shortestCut; length < word.length; length++)
    if (words.has(word.slice(0, length))) return true
  return false
}
