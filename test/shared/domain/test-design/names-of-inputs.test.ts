import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const titles = (requirements: string) =>
  designTests({ requirements, mode: 'generate' }).testCases.map(({ title }) => title)

describe('two ways to name one input', () => {
  test('"name of the club" and "Club name" are one', () => {
    const found = titles(
      '# Join\n- Required: name of the club and city.\n- Club name: not more than 30 characters\n- City: 2 to 40 characters\n\nAfter a click on "Join" the page shows "Welcome".',
    )
    expect(found).toContain('Join: refused when Name of the club has 31 characters')
    expect(found.filter((title) => title.includes('Club name'))).toEqual([])
  })

  test('"Club name" and "City name" are two', () => {
    const found = titles('- Club name: 3 to 30 characters\n- City name: 2 to 40 characters')
    expect(found).toContain('Refused when Club name has 31 characters')
    expect(found).toContain('Refused when City name has 41 characters')
  })
})

describe('the short name of an input that somebody owns', () => {
  test('"the name" is the name of the dog where no other input is a name', () => {
    const found = titles(
      "Trainers fill in the dog's name and the breed.\nThe name must have 2 to 20 characters.\nThe breed is optional.",
    )
    expect(found).toContain("Refused when Dog's name has 21 characters")
    expect(found.filter((title) => /\bwhen Name\b/.test(title))).toEqual([])
  })

  test('with an input of that very name it is another one', () => {
    const found = titles("- Name: 2 to 30 characters\n- Dog's name: 2 to 20 characters")
    expect(found).toContain('Refused when Name has 31 characters')
    expect(found).toContain("Refused when Dog's name has 21 characters")
  })
})

test('"otherwise" right behind an input is about that input, not about a limit before it', () => {
  const [found] = designTests({
    mode: 'generate',
    requirements:
      'Trainers fill in the age and pick a course (puppy, agility, rescue).\nThe age must be between 0 and 20.\nRescue can only be chosen by dogs of 2 or older.\nThe password must have at least 9 characters. Otherwise show "Password too weak".',
  }).testCases.filter(({ steps = [] }) =>
    steps.some(({ expectedResult }) => expectedResult.includes('Password too weak" is shown')),
  )
  expect(found?.title).toContain('Password')
})
