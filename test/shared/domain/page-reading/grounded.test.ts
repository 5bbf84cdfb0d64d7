import { describe, expect, test } from 'vitest'
import { groundedOn } from '../../../../shared/domain/page-reading/grounded.ts'
import type {
  Condition,
  Control,
  RequirementModel,
  Rule,
} from '../../../../shared/domain/requirement-model/index.ts'
import { button, field, inventory, submit } from './reading.ts'

const span = { sentence: 1, start: 0, end: 34 }
const sentences = [{ text: 'The name has at most 8 characters.', span }]

const longerThan = (most: string): Condition => ({
  kind: 'compare',
  left: { kind: 'length', of: { kind: 'subject', subject: 'm1' } },
  operator: '>',
  right: { kind: 'value', value: { type: 'number', value: most } },
})
const limit: Rule = {
  id: 'mr1',
  kind: 'constraint',
  scope: '',
  from: [span],
  if: longerThan('8'),
  then: [{ kind: 'refused' }],
}
const model = (own: Partial<RequirementModel> = {}): RequirementModel => ({
  subjects: [{ id: 'm1', name: 'Name', aliases: [], kind: 'text', scope: '', from: [span] }],
  controls: [],
  rules: [limit],
  flows: [],
  measures: [],
  accounts: [{ sentence: 1, is: 'gap', reason: 'half of it' }],
  ...own,
})
const pages = [inventory([field('Name'), submit('Save'), button('Calculate price')])]
const boundsOf = (rules: readonly Rule[]) =>
  rules.map(({ if: condition }) => /"value":"(\d+)"/.exec(JSON.stringify(condition))?.[1])

describe('a reading in terms of a page', () => {
  test('says nothing that its grammar read by half', () => {
    expect(boundsOf(groundedOn(pages, { model: model(), sentences }).model.rules)).toEqual([])
    expect(boundsOf(groundedOn(pages, { model: model({ accounts: [] }), sentences }).model.rules)).toEqual([
      '8',
    ])
  })
  test('says nothing of how a text looks that is called nearly as a button', () => {
    const price: Control = { id: 'mc1', name: 'price', role: 'text', quoted: true, scope: '', from: [span] }
    const hidden: Rule = {
      id: 'mr2',
      kind: 'reaction',
      scope: '',
      from: [span],
      when: { action: 'open' },
      then: [{ kind: 'control', control: 'mc1', is: 'hidden' }],
    }
    const own = model({ controls: [price], rules: [hidden], accounts: [] })
    const { rules } = groundedOn(pages, { model: own, sentences }).model
    expect(rules).toEqual([])
  })
  test('shows an amount where the page has its label, unless only the page knows where it begins', () => {
    const fee = { id: 'm2', name: 'fee', aliases: [], kind: 'number' as const, scope: '', from: [span] }
    const computed: Rule = {
      id: 'mr2',
      kind: 'computation',
      scope: '',
      from: [{ ...span, sentence: 2 }],
      then: [{ kind: 'set', subject: 'm2', to: { kind: 'value', value: { type: 'number', value: '60' } } }],
    }
    const counted: Rule = {
      ...computed,
      then: [
        {
          kind: 'set',
          subject: 'm2',
          to: {
            kind: '+',
            of: [
              { kind: 'subject', subject: 'm2' },
              { kind: 'value', value: { type: 'number', value: '1' } },
            ],
          },
        },
      ],
    }
    const shown = (rule: Rule, value = '–') => {
      const subjects = [...model().subjects, fee]
      const page = inventory([field('Name'), submit('Save')], { values: [{ name: 'Fee', value }] })
      const read = groundedOn([page], {
        model: model({ subjects, rules: [rule] }),
        sentences,
      })
      return read.model.controls.filter(({ role }) => role === 'text').map(({ name }) => name)
    }
    expect(shown(computed)).toEqual(['Fee'])
    expect(shown(counted)).toEqual([])
  })
  test('hands over with the button of the page where it speaks of submitting alone', () => {
    const rule: Rule = { ...limit, id: 'mr3', when: { action: 'submit' }, kind: 'reaction' }
    const read = groundedOn(pages, { model: model({ rules: [rule], accounts: [] }), sentences })
    const events = read.model.rules.map(({ when }) => when)
    const save = read.model.controls.find(({ name }) => name === 'Save')
    expect(events).toContainEqual({ action: 'press', target: save?.id })
  })
  test('takes no number for a text field that only shares a word with it', () => {
    const patients = {
      id: 'm1',
      name: 'patients',
      aliases: [],
      kind: 'number' as const,
      scope: '',
      from: [span],
    }
    const under: Rule = {
      ...limit,
      if: {
        kind: 'compare',
        left: { kind: 'subject', subject: 'm1' },
        operator: '<',
        right: { kind: 'value', value: { type: 'number', value: '16' } },
      },
    }
    const page = inventory([field('Patient name'), submit('Save')])
    const read = groundedOn([page], {
      model: model({ subjects: [patients], rules: [under] }),
      sentences,
    })
    const name = read.model.subjects.find((subject) => subject.name === 'Patient name')
    expect(JSON.stringify(read.model.rules)).not.toContain(`"subject":"${name?.id ?? ''}"`)
  })
})
