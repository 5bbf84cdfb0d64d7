import { describe, expect, test } from 'vitest'
import type { Item } from '../../../../../shared/domain/model-based-testing/items/item.ts'
import {
  isTooShort,
  triesWhatIsAbsent,
} from '../../../../../shared/domain/model-based-testing/plans/on-page.ts'
import type { Plan } from '../../../../../shared/domain/model-based-testing/plans/plan.ts'
import type { RequirementModel, Value } from '../../../../../shared/domain/requirement-model/index.ts'

const model: RequirementModel = {
  subjects: [
    { id: 'pg1', name: 'Name', aliases: [], kind: 'text', scope: '', from: [] },
    {
      id: 'pg2',
      name: 'Company',
      aliases: [],
      kind: 'text',
      scope: '',
      from: [],
      needs: { kind: 'empty', subject: 'pg1' },
    },
  ],
  controls: [],
  rules: [
    {
      id: 'limit',
      kind: 'constraint',
      scope: '',
      from: [],
      if: { kind: 'empty', subject: 'pg1' },
      then: [{ kind: 'refused' }],
    },
  ],
  flows: [],
  measures: [],
  accounts: [],
}
const text = (value: string): Value => ({ type: 'text', value })
const plan = (values: Record<string, Value>, item: Partial<Item>, by: string[] = []): Plan => ({
  items: [{ ...item } as Item],
  turns: [
    {
      before: { values, lists: {} },
      event: { action: 'submit' },
      outcomes: [],
      after: { values, lists: {} },
      by,
    },
  ],
  about: [],
})

describe('on a page', () => {
  test('a story is too short that enters nothing, or breaks a limit of the page', () => {
    expect(isTooShort(plan({}, { as: 'flow' }), model)).toBe(true)
    expect(isTooShort(plan({ pg1: text('Kim') }, { as: 'flow' }, ['limit']), model)).toBe(true)
    expect(isTooShort(plan({ pg1: text('Kim') }, { as: 'flow' }), model)).toBe(false)
  })
  test('what is no story, or is about no page, is not', () => {
    expect(isTooShort(plan({}, { as: 'rule' }), model)).toBe(false)
    const elsewhere = { ...model, subjects: model.subjects.map((own) => ({ ...own, id: `s-${own.id}` })) }
    expect(isTooShort(plan({}, { as: 'flow' }), elsewhere)).toBe(false)
  })
  test('no entry of a field is tried that is not there with the others', () => {
    const both = { pg1: text('Kim'), pg2: text('Northwind') }
    expect(triesWhatIsAbsent(plan(both, { subject: 'pg2' }), model)).toBe(true)
    expect(triesWhatIsAbsent(plan(both, { subject: 'pg1' }), model)).toBe(false)
    const alone = { pg1: { type: 'empty' } as const, pg2: text('Northwind') }
    expect(triesWhatIsAbsent(plan(alone, { subject: 'pg2' }), model)).toBe(false)
  })
  test('what a story enters where it is not there, and a button that was taken away, is absent', () => {
    const there = { values: { pg1: text('') }, lists: {} }
    const absent = { values: { pg1: text('Kim') }, lists: {} }
    const enters = (before: typeof there): Plan => ({
      items: [{ as: 'flow' } as Item],
      turns: [
        {
          before,
          event: { action: 'enter', target: 'pg2', value: { kind: 'value', value: text('Acme') } },
          outcomes: [],
          after: before,
          by: [],
        },
      ],
      about: [],
    })
    expect(triesWhatIsAbsent(enters(absent), model)).toBe(true)
    expect(triesWhatIsAbsent(enters({ values: { pg1: { type: 'empty' } as never }, lists: {} }), model)).toBe(
      false,
    )
    const press = (is: 'hidden' | 'shown'): Plan['turns'][number] => ({
      before: there,
      event: { action: 'press', target: 'b1' },
      outcomes: [{ kind: 'control', control: 'b1', is }],
      after: there,
      by: [],
    })
    const pressed = (...looks: ('hidden' | 'shown')[]): Plan => ({
      items: [],
      turns: looks.map(press),
      about: [],
    })
    expect(triesWhatIsAbsent(pressed('hidden', 'hidden'), model)).toBe(true)
    expect(triesWhatIsAbsent(pressed('hidden'), model)).toBe(false)
    expect(triesWhatIsAbsent(pressed('shown', 'shown'), model)).toBe(false)
  })
  test('a button is absent where an entry takes it away', () => {
    const gone = {
      ...model,
      controls: [
        {
          id: 'b1',
          name: 'Submit',
          role: 'button' as const,
          quoted: true,
          scope: '',
          from: [],
          goneWhere: { kind: 'not' as const, of: { kind: 'empty' as const, subject: 'pg1' } },
        },
      ],
    }
    const press = (value: Value): Plan => {
      const world = { values: { pg1: value }, lists: {} }
      return {
        items: [],
        turns: [
          { before: world, event: { action: 'press', target: 'b1' }, outcomes: [], after: world, by: [] },
        ],
        about: [],
      }
    }
    expect(triesWhatIsAbsent(press(text('Kim')), gone)).toBe(true)
    expect(triesWhatIsAbsent(press({ type: 'empty' }), gone)).toBe(false)
  })
})
