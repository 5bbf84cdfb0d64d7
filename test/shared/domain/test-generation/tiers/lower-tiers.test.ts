import { describe, expect, it } from 'vitest'
import { marked } from '../../../../support/marked-request.ts'
import { generateTests } from '../../../../../shared/domain/test-generation/generate-tests.ts'
import type { DesignRequest } from '../../../../../shared/domain/test-generation/schema.ts'
import { textsToMark } from '../../../../../shared/domain/test-generation/tiers/marked-text.ts'

const stay = '{lim The {F stay} lasts {MIN at least} {N 2} and {MAX at most} {N 21} {U nights}}. ## limit'
const visit = '{eff {T Sunday dues} {V fall to} the {A lantern keeper}}.'
const gallery = '{ctx The gallery was built by volunteers}.'
const rename =
  '{evt When the {A clerk} {V renames} a {E binder}}, {eff the {E old name} {V stays visible} for {N 9} {U days}}.'

const inTiers = (request: DesignRequest) => {
  const { testCases, sentences, summary } = generateTests(request)
  return {
    cases: testCases.map(({ basis, idea, title }) => [basis, idea ?? '', title].join('|')),
    statuses: sentences.map(({ status }) => status),
    summary,
    testCases,
  }
}

describe('marked texts', () => {
  it('get test ideas where there are some, and are not covered where there are none', () => {
    const { statuses, cases, summary } = inTiers(marked([stay, visit, gallery, rename]))
    expect(statuses).toEqual(['designed', 'gap', 'context', 'designed'])
    expect(cases).toContain('designed|limit|A stay of 1 night is refused')
    expect(cases).toContain('designed|limit|A stay of 21 nights is accepted')
    expect(cases.filter((one) => one.includes('Sunday'))).toEqual([])
    expect(summary.requirements).toMatchObject({
      sentences: 4,
      designed: 2,
      outlined: 0,
      gaps: 1,
      context: 1,
    })
    expect(summary.byBasis).toEqual({ designed: 5 })
  })

  it('ask nothing about sentences whose cases say what is tried', () => {
    expect(generateTests(marked([stay, rename])).gaps).toEqual([])
  })

  it('claim no coverage and nothing to run by ideas', () => {
    const { testCases, summary } = inTiers(marked([stay, visit]))
    expect(testCases.flatMap(({ coverageItems = [] }) => coverageItems)).toEqual([])
    expect(testCases.map(({ automation }) => automation?.ready)).not.toContain(true)
    expect(summary.coverage.covered).toBe(0)
  })

  it('lose the further ideas of a sentence first where the cap is reached', () => {
    const { cases, statuses } = inTiers(
      marked([visit, stay, stay.replace('stay', 'booking')], { maxTestCases: 2 }),
    )
    expect(cases).toEqual([
      'designed|limit|A stay of 1 night is refused',
      'designed|limit|A booking of 1 night is refused',
    ])
    expect(statuses).toEqual(['gap', 'designed', 'designed'])
  })

  it('name what the cap cut off as a gap', () => {
    const { gaps } = generateTests(marked([stay, rename], { maxTestCases: 1 }))
    expect(gaps.map(({ description }) => description)).toEqual([expect.stringContaining('renames a binder')])
  })

  it('are chosen by kind where a scope asks for a quality', () => {
    const secret = '{eff The {E session} {V ends}} {evt after a change of the password}. ## security'
    const { cases } = inTiers(marked([stay, secret], { scope: 'security' }))
    expect(cases.length).toBeGreaterThan(0)
    expect(cases.filter((title) => /stay/i.test(title))).toEqual([])
  })

  it('are tested where proved cases name every figure, and keep only ideas that those do not try', () => {
    const text =
      '{cond If the {F password} and its {F repetition} {NE differ}}, {eff {M "No match"} {V is shown}}. ## message'
    const fields = '{def {F Password} and {F repetition} are entered}.'
    const { statuses, cases } = inTiers(marked([fields, text]))
    expect(cases.some((one) => one.startsWith('proved'))).toBe(true)
    expect(statuses[1]).toBe('tested')
  })

  it('rest no proved case on a field that is marked as none', () => {
    const files =
      '{lim {A Users} can {V upload} {O PDF} or {T PNG files} of {MAX up to} {N 5} {U MB}}. ## upload, length'
    expect(inTiers(marked([files])).cases.filter((one) => one.startsWith('proved'))).toEqual([])
    expect(generateTests({ ...marked([files]), marks: new Map() }).testCases).toEqual([])
  })

  it('rest proved cases on fields of sentences that nobody marked', () => {
    const { marks, requirements } = marked(['{lim The {F Age} must be {MIN at least} {N 18}}. ## limit'])
    const fields = 'The field "Size" is required and must be from 1 to 9.'
    const { testCases } = generateTests({
      marks,
      requirements: `${requirements}\n- ${fields}`,
      mode: 'generate',
    })
    const proved = testCases.filter(({ basis }) => basis === 'proved')
    expect(JSON.stringify(proved)).toContain('Size')
  })

  it('rest proved cases on all fields of a table where one of them is not marked as such', () => {
    const requirements = [
      '| Field | Type | Mandatory | Rule |',
      '|---|---|---|---|',
      '| Glaze count | integer | yes | 5–90 |',
      '| Fired on | date | yes | not after today |',
    ].join('\n')
    const [count = '', fired = ''] = textsToMark({ requirements, mode: 'generate' })
    const { marks } = marked([
      `{lim Field: {F Glaze count}; ${count.slice('Field: Glaze count; '.length)}}`,
      `{lim ${fired}}`,
    ])
    const { testCases } = generateTests({ requirements, marks, mode: 'generate' })
    const titles = testCases.flatMap(({ basis, title }) => (basis === 'proved' ? [title] : []))
    expect(titles).toContain('Glaze count 91 is refused')
    expect(titles).toContain('Fired on %TODAY+1D% is refused')
  })

  it('rest proved cases of a row on all columns before its result', () => {
    const rows = [
      ['Guest', '10.00 to 29.99', 'Morning', '3.50'],
      ['Guest', '10.00 to 29.99', 'Evening', '5.50'],
      ['Guest', '30.00 or more', 'Morning', '0.00'],
      ['Guest', '30.00 or more', 'Evening', '2.20'],
    ]
    const { marks } = marked(
      rows.map(
        ([customer, total, slot, fee]) =>
          `{cond {F Customer type}: {O ${customer}}}; {cond {F Basket total}: ${total}}; {cond {F Delivery slot}: {O ${slot}}}; {eff {F Delivery fee}: {N ${fee}}}`,
      ),
    )
    const requirements = [
      '| Customer type | Basket total | Delivery slot | Delivery fee |',
      '|---|---|---|---|',
      ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    ].join('\n')
    const { testCases } = generateTests({ requirements, marks, mode: 'generate' })
    const proved = testCases.filter(({ basis }) => basis === 'proved')
    expect(proved.map(({ title }) => title)).toContain(
      'Customer type Guest, basket total 29.99, delivery slot Evening: delivery fee 5.50',
    )
  })

  it('mark a row of a table with the header of each cell', () => {
    const requirements = '| Tier | Orders |\n|---|---|\n| Basic | up to 100 |\n| Plus | **101** |'
    expect(textsToMark({ requirements, mode: 'generate' })).toEqual([
      'Tier: Basic; Orders: up to 100',
      'Tier: Plus; Orders: 101',
    ])
  })
})
