import { expect, test } from 'vitest'
import { numberPattern } from '../../../../shared/domain/numbers/decimal.ts'
import { readRequirements } from '../../../../shared/domain/requirements/index.ts'

/** The expressions about written numbers that a text makes the grammar compile and try. */
function numbersTriedOn(text: string): string[] {
  const tried = new Set<string>()
  const exec = Reflect.get(RegExp.prototype, 'exec') as (
    this: RegExp,
    subject: string,
  ) => RegExpExecArray | null
  RegExp.prototype.exec = function (this: RegExp, subject: string) {
    if (this.source.includes(numberPattern) && this.source !== numberPattern) tried.add(this.source)
    return exec.call(this, subject)
  }
  try {
    readRequirements({ text })
  } finally {
    RegExp.prototype.exec = exec
  }
  return [...tried]
}

// Each of some forty such expressions costs a millisecond or more when a process first needs it.
test('a sentence without a number tries no expression about amounts', () => {
  expect(
    numbersTriedOn('The name is required.\nIf the name is missing, the form shows "Name missing".'),
  ).toEqual([])
})

test('a sentence with a range tries only what its words may mean', () => {
  const tried = numbersTriedOn('The name must be between 2 and 20 characters long.')
  expect(tried.some((source) => source.startsWith('\\bbetween'))).toBe(true)
  expect(tried.length).toBeLessThanOrEqual(6)
})
