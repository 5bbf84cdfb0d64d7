import { stem } from '../../english/stem.ts'
import { figuresIn, valuesIn } from '../../judging/ground/figures.ts'
import { normal, wordsIn } from '../../judging/ground/normal.ts'
import { pageTexts } from '../../judging/ground/page-texts.ts'
import type { PageInventory } from '../../page-inventory/schema.ts'
import type { StepProse } from '../../prose-steps/types.ts'
import type { TestCase, TestStep } from '../../test-cases/schema.ts'

export const proseText = ({ action, expectedResult, testData = '' }: StepProse): string =>
  [action, expectedResult, testData].join('\n')

/** Words by their stems, and values, that a text brings with it. */
export interface Words {
  stems: ReadonlySet<string>
  values: ReadonlySet<string>
}

export const wordsOf = (text: string): Words => ({
  stems: new Set(wordsIn(normal(text)).map(stem)),
  values: new Set(valuesIn(text)),
})

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
 * Whether somebody who wrote `own` may have meant a literal: its numbers are theirs, and of its other words half at least, of a whole text of the page one; the
 * page lists the others. Without a page all words have to be theirs.
 */
export function isMeant(literal: string, own: Words, page: PageWords): boolean {
  const text = normal(literal)
  const words = wordsIn(text).filter((word) => !/\d/.test(word))
  const missing = words.filter((word) => !own.stems.has(stem(word)))
  const least = page.names.has(text) ? Math.min(1, words.length) : words.length / 2
  if (words.length - missing.length < least || !missing.every((word) => page.stems.has(stem(word))))
    return false
  return figuresIn(literal).every(({ values }) => values.some((value) => own.values.has(value)))
}
