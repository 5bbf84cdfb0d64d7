import type { Condition, RequirementModel, Rule } from '../../../shared/domain/requirement-model/index.ts'
import { oneOf, sentencesIn, spansOf, subject, word, type ModelFixture } from './fixture.ts'

const text = `# Parcel desk
Staff move one parcel through its life on this page. The page offers the buttons "Accept", "Weigh", "Hand over" and "Return".
The current state is always displayed as "State: <state>". Every parcel starts with "State: Announced".
## Allowed transitions
- Announced to Accepted, when "Accept" is pressed
- Accepted to Weighed, when "Weigh" is pressed
- Weighed to Handed over, when "Hand over" is pressed
- Announced or Accepted to Returned, when "Return" is pressed
## Rules
1. In any state where the list above does not allow the action it shall be refused: the state does not change and the page shows "<action> is not possible in state <state>.", for example "Weigh is not possible in state Announced."
`
const sentences = sentencesIn(
  text,
  ['heading', 'Parcel desk'],
  ['sentence', 'Staff move one parcel through its life on this page.'],
  ['sentence', 'The page offers the buttons "Accept", "Weigh", "Hand over" and "Return".'],
  ['sentence', 'The current state is always displayed as "State: <state>".'],
  ['sentence', 'Every parcel starts with "State: Announced".'],
  ['heading', 'Allowed transitions', '1.1'],
  ['item', 'Announced to Accepted, when "Accept" is pressed', '1.1'],
  ['item', 'Accepted to Weighed, when "Weigh" is pressed', '1.1'],
  ['item', 'Weighed to Handed over, when "Hand over" is pressed', '1.1'],
  ['item', 'Announced or Accepted to Returned, when "Return" is pressed', '1.1'],
  ['heading', 'Rules', '1.2'],
  [
    'item',
    'In any state where the list above does not allow the action it shall be refused: the state does not change and the page shows "<action> is not possible in state <state>.", for example "Weigh is not possible in state Announced."',
    '1.2',
  ],
)
const from = spansOf(sentences)
const scope = '1'
const states = ['Announced', 'Accepted', 'Weighed', 'Handed over', 'Returned']
const buttons = ['Accept', 'Weigh', 'Hand over', 'Return']

const move = (at: number, states: Condition, button: string, to: string): Rule => ({
  id: `move-${at}`,
  kind: 'transition',
  when: { action: 'press', target: button },
  if: states,
  then: [{ kind: 'set', subject: 'state', to: word(to) }],
  scope,
  from: from(at),
})

const model: RequirementModel = {
  subjects: [
    {
      id: 'state',
      name: 'state',
      aliases: ['current state'],
      kind: 'state',
      options: states,
      initial: { type: 'text', value: 'Announced' },
      scope,
      from: from(3, 4),
    },
  ],
  controls: buttons.map((name) => ({ id: name, name, role: 'button', quoted: true, scope, from: from(2) })),
  rules: [
    {
      id: 'shown',
      kind: 'reaction',
      then: [{ kind: 'shows', text: ['State: ', subject('state')], as: 'text' }],
      scope,
      from: from(3),
    },
    move(6, oneOf('state', 'Announced'), 'Accept', 'Accepted'),
    move(7, oneOf('state', 'Accepted'), 'Weigh', 'Weighed'),
    move(8, oneOf('state', 'Weighed'), 'Hand over', 'Handed over'),
    move(9, oneOf('state', 'Announced', 'Accepted'), 'Return', 'Returned'),
    {
      id: 'closed',
      kind: 'transition',
      closes: 'state',
      then: [
        { kind: 'refused' },
        { kind: 'unchanged', subject: 'state' },
        {
          kind: 'shows',
          text: [{ kind: 'event', gives: 'name' }, ' is not possible in state ', subject('state'), '.'],
          as: 'text',
        },
      ],
      scope,
      from: from(11),
    },
  ],
  flows: [],
  measures: [],
  accounts: sentences.map(({ number, is }) => ({
    sentence: number,
    is: is === 'heading' || number === 1 ? ('context' as const) : ('read' as const),
  })),
}

const allowed: [from: string, event: string, to: string][] = [
  ['Announced', 'Accept', 'Accepted'],
  ['Accepted', 'Weigh', 'Weighed'],
  ['Weighed', 'Hand over', 'Handed over'],
  ['Announced', 'Return', 'Returned'],
  ['Accepted', 'Return', 'Returned'],
]

export const parcelDesk: ModelFixture = {
  name: 'parcel-desk',
  sentences,
  model,
  expected: [
    ...allowed.map(([from, event, to]) => ({ from, event, to, expects: `State: ${to}` })),
    ...states.flatMap((state) =>
      buttons
        .filter((button) => !allowed.some(([from, event]) => from === state && event === button))
        .map((button) => ({
          from: state,
          event: button,
          refused: true as const,
          expects: `${button} is not possible in state ${state}\\.`,
        })),
    ),
  ],
  never: allowed.map(([from, event]) => ({ from, event, refused: true as const })),
}
