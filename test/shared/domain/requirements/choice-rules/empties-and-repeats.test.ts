import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

const form = `# Event search

- Term: 2 to 60 characters, required
- Category: Music, Sports or Theatre (selection list)
- Stock: 0 to 500

`
const rules = (text: string) =>
  readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.kind === 'rule'
        ? fact.anyOf
            .flat()
            .map(
              ({ text: one, equals }) =>
                `${one}${equals === '' ? ' (nothing entered)' : ''} => ${fact.outcome}`,
            )
        : [],
    ),
  )

describe('what an empty input means', () => {
  test.each([
    ['If no category is selected, all categories are searched.', 'Category', 'all categories are searched'],
    ['Without a category the whole programme is searched.', 'Category', 'the whole programme is searched'],
    ['All categories are searched if the category is left empty.', 'Category', 'All categories are searched'],
    ['No category means all categories.', 'Category', 'No category means all categories'],
    ['Leaving the category empty searches all categories.', 'Category', 'the system searches all categories'],
    ['If Stock is empty, the stock stays as it is.', 'Stock', 'the stock stays as it is'],
    ['When the stock is not given, the old number is kept.', 'Stock', 'the old number is kept'],
  ])('%s', (sentence, label, outcome) => {
    expect(rules(form + sentence)).toEqual([`${label} is empty (nothing entered) => ${outcome}`])
  })

  test('"nothing" is the input of the sentence before', () => {
    expect(
      rules(
        `${form}Region is a selection list with North and South. If nothing is selected, both are searched.`,
      ),
    ).toEqual(['Region is empty (nothing entered) => both are searched'])
  })

  test.each([
    'If Term is empty, all events are listed.',
    'If no category is selected, an error is shown.',
    'If the category is empty, "Choose a category" is shown.',
    'Without a licence nobody is admitted.',
  ])('what must be filled in, or is refused, means nothing: %s', (sentence) => {
    expect(rules(form + sentence).filter((rule) => rule.includes('(nothing entered)'))).toEqual([])
  })
})

describe('the same value twice in one file', () => {
  test.each([
    [
      'The second row with the same article number in one file is skipped with "Twice".',
      'two rows of the same file have the same article number => the second row is skipped with "Twice"',
    ],
    [
      'Every further line with the same customer number in the file is rejected.',
      'two lines of the same file have the same customer number => the further line is rejected',
    ],
    [
      'If the same e-mail address appears twice in the list, the message "Twice" is shown.',
      'two rows of the same list have the same e-mail address => the message "Twice" is shown',
    ],
    [
      'An article number must not occur more than once in the file ("Twice").',
      'two rows of the same file have the same article number => "Twice" is shown',
    ],
  ])('%s', (sentence, rule) => {
    expect(rules(sentence)).toEqual([rule])
  })
})
