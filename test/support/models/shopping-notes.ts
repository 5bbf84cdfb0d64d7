import type {
  Condition,
  Control,
  Event,
  RequirementModel,
} from '../../../shared/domain/requirement-model/index.ts'
import { sentencesIn, spansOf, word, type ModelFixture } from './fixture.ts'

const text = `# Shopping notes
A list on one page with the text field "Item", the button "Put on list" and the buttons "Open" and "Done".

- Given the list is empty, when I enter "Eggs" into "Item" and press "Put on list", then the list shows "Eggs" and the counter shows "1 item open".
- Given the items "Eggs" and "Tea", when I tick the checkbox "Eggs", then the counter shows "1 item open".
- Given "Eggs" is ticked and "Tea" is not, when I press "Done", then the list shows "Eggs" but not "Tea".
`
const sentences = sentencesIn(
  text,
  ['heading', 'Shopping notes'],
  [
    'sentence',
    'A list on one page with the text field "Item", the button "Put on list" and the buttons "Open" and "Done".',
  ],
  [
    'item',
    'Given the list is empty, when I enter "Eggs" into "Item" and press "Put on list", then the list shows "Eggs" and the counter shows "1 item open".',
  ],
  [
    'item',
    'Given the items "Eggs" and "Tea", when I tick the checkbox "Eggs", then the counter shows "1 item open".',
  ],
  [
    'item',
    'Given "Eggs" is ticked and "Tea" is not, when I press "Done", then the list shows "Eggs" but not "Tea".',
  ],
)
const from = spansOf(sentences)
const scope = '1'

const control = (id: string, name: string, role: Control['role'], of?: string): Control => ({
  id,
  name,
  role,
  quoted: true,
  ...(of ? { subject: of } : {}),
  scope,
  from: from(1),
})
const entry = (name: string, ticked?: boolean): Condition => ({
  kind: 'has-entry',
  list: 'list',
  where: [
    { field: 'entry', is: word(name) },
    ...(ticked === undefined
      ? []
      : [
          {
            field: 'ticked',
            is: { kind: 'value' as const, value: { type: 'boolean' as const, value: ticked } },
          },
        ]),
  ],
})
const press = (target: string): Event => ({ action: 'press', target })

const model: RequirementModel = {
  subjects: [
    { id: 'item', name: 'Item', aliases: [], kind: 'text', scope, from: from(1) },
    {
      id: 'list',
      name: 'list',
      aliases: [],
      kind: 'list',
      fields: ['entry', 'ticked'],
      scope,
      from: from(1),
    },
    { id: 'entry', name: 'item', aliases: [], kind: 'text', scope, from: from(3) },
    { id: 'ticked', name: 'ticked', aliases: [], kind: 'boolean', scope, from: from(4) },
  ],
  controls: [
    control('item-field', 'Item', 'textbox', 'item'),
    control('put', 'Put on list', 'button'),
    control('open', 'Open', 'button'),
    control('done', 'Done', 'button'),
  ],
  rules: [],
  flows: [
    {
      id: 'f1',
      title: '"Eggs" is put on the list',
      role: 'example',
      given: [{ kind: 'empty', subject: 'list' }],
      steps: [
        {
          events: [{ action: 'enter', target: 'item-field', value: word('Eggs') }, press('put')],
          effects: [
            { kind: 'lists', list: 'list', shown: [['Eggs']], hidden: [] },
            { kind: 'shows', text: ['1 item open'], as: 'text' },
          ],
        },
      ],
      scope,
      from: from(2),
    },
    {
      id: 'f2',
      title: 'Tick the checkbox "Eggs"',
      role: 'example',
      given: [entry('Eggs'), entry('Tea')],
      steps: [
        {
          events: [{ action: 'tick', target: 'ticked', value: word('Eggs') }],
          effects: [{ kind: 'shows', text: ['1 item open'], as: 'text' }],
        },
      ],
      scope,
      from: from(3),
    },
    {
      id: 'f3',
      title: 'Press "Done"',
      role: 'example',
      given: [entry('Eggs', true), entry('Tea', false)],
      steps: [
        {
          events: [press('done')],
          effects: [{ kind: 'lists', list: 'list', shown: [['Eggs']], hidden: [['Tea']] }],
        },
      ],
      scope,
      from: from(4),
    },
  ],
  measures: [],
  accounts: sentences.map(({ number, is }) => ({
    sentence: number,
    is: is === 'heading' ? ('context' as const) : ('read' as const),
  })),
}

export const shoppingNotes: ModelFixture = {
  name: 'shopping-notes',
  sentences,
  model,
  expected: [
    { data: { Item: { is: 'Eggs' } }, says: ['Put on list'], expects: '"Eggs".*1 item open' },
    { says: ['Tea', 'Check "Eggs"'], expects: '1 item open' },
    {
      says: ['Tea', 'Check "Eggs"', 'Click "Done"'],
      expects: '"Eggs" is shown in the list and "Tea" is not',
    },
  ],
  never: [],
}
