import type { Condition, RequirementModel, Rule } from '../../../shared/domain/requirement-model/index.ts'
import {
  all,
  amount,
  compare,
  message,
  oneOf,
  sentencesIn,
  spansOf,
  subject,
  word,
  type ModelFixture,
} from './fixture.ts'

const text = `# Leave claims
A claim starts in the state New.

| Current state | Event | Guard | Next state |
|---|---|---|---|
| New | send | | Sent |
| Sent | accept | days are at most 5 | Accepted |
| Sent | accept | days are more than 5 | Second Look |
| Sent | reject | | Rejected |
| Second Look | accept | | Accepted |
| Rejected | rework | | New |

An event that the table does not list for a state has no effect, and the message "Not possible now" appears.
`
const sentences = sentencesIn(
  text,
  ['heading', 'Leave claims'],
  ['sentence', 'A claim starts in the state New.'],
  ['header', '| Current state | Event | Guard | Next state |'],
  ['row', '| New | send | | Sent |'],
  ['row', '| Sent | accept | days are at most 5 | Accepted |'],
  ['row', '| Sent | accept | days are more than 5 | Second Look |'],
  ['row', '| Sent | reject | | Rejected |'],
  ['row', '| Second Look | accept | | Accepted |'],
  ['row', '| Rejected | rework | | New |'],
  [
    'sentence',
    'An event that the table does not list for a state has no effect, and the message "Not possible now" appears.',
  ],
)
const from = spansOf(sentences)
const scope = '1'
const states = ['New', 'Sent', 'Accepted', 'Second Look', 'Rejected']

function move(at: number, state: string, event: string, to: string, guard?: Condition): Rule {
  const here = oneOf('claim', state)
  return {
    id: `row-${at}`,
    kind: 'transition',
    table: 't1',
    when: { action: 'do', name: event, target: 'claim' },
    if: guard ? all(here, guard) : here,
    then: [{ kind: 'set', subject: 'claim', to: word(to) }],
    scope,
    from: from(2, at),
  }
}

const model: RequirementModel = {
  subjects: [
    {
      id: 'claim',
      name: 'claim',
      aliases: [],
      kind: 'state',
      options: states,
      initial: { type: 'text', value: 'New' },
      scope,
      from: from(1, 2),
    },
    { id: 'days', name: 'days', aliases: [], kind: 'number', step: '1', scope, from: from(4) },
  ],
  controls: [],
  rules: [
    move(3, 'New', 'send', 'Sent'),
    move(4, 'Sent', 'accept', 'Accepted', compare(subject('days'), '<=', amount('5'))),
    move(5, 'Sent', 'accept', 'Second Look', compare(subject('days'), '>', amount('5'))),
    move(6, 'Sent', 'reject', 'Rejected'),
    move(7, 'Second Look', 'accept', 'Accepted'),
    move(8, 'Rejected', 'rework', 'New'),
    {
      id: 'closed',
      kind: 'transition',
      closes: 'claim',
      then: [{ kind: 'unchanged', subject: 'claim' }, message('Not possible now')],
      scope,
      from: from(9),
    },
  ],
  flows: [],
  measures: [],
  accounts: sentences.map(({ number, is }) => ({
    sentence: number,
    is: is === 'heading' || is === 'header' ? ('context' as const) : ('read' as const),
  })),
}

const events = ['send', 'accept', 'reject', 'rework']
const listed = ['New send', 'Sent accept', 'Sent reject', 'Second Look accept', 'Rejected rework']

export const leaveClaims: ModelFixture = {
  name: 'leave-claims',
  sentences,
  model,
  expected: [
    { from: 'New', event: 'send', to: 'Sent' },
    { from: 'Sent', event: 'accept', to: 'Accepted' },
    { from: 'Sent', event: 'accept', to: 'Second Look' },
    { from: 'Sent', event: 'reject', to: 'Rejected' },
    { from: 'Second Look', event: 'accept', to: 'Accepted' },
    { from: 'Rejected', event: 'rework', to: 'New' },
    { data: { days: { is: '5' } }, expects: 'Accepted' },
    { data: { days: { is: '6' } }, expects: 'Second Look' },
    ...states.flatMap((state) =>
      events
        .filter((event) => !listed.includes(`${state} ${event}`))
        .map((event) => ({ from: state, event, refused: true as const, expects: 'Not possible now' })),
    ),
  ],
  never: listed.map((cell) => {
    const [, state, event] = /^(.*) (\w+)$/.exec(cell) ?? []
    return { from: state ?? '', event: event ?? '', refused: true as const }
  }),
}
