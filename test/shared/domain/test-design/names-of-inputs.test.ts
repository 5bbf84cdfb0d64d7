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
