import type {
  Condition,
  Control,
  RequirementModel,
  Rule,
} from '../../../shared/domain/requirement-model/index.ts'
import {
  amount,
  among,
  compare,
  lengthOf,
  message,
  not,
  sentencesIn,
  spansOf,
  subject,
  type ModelFixture,
} from './fixture.ts'

const text = `# Newsletter form
Visitors subscribe on a single page. It has the text fields "Nickname", "Code" and "Age", the checkbox "I agree" and the button "Subscribe".

1. The nickname shall be 4 to 16 characters long. Otherwise the page shall show "Nickname must be 4 to 16 characters long."
2. The code shall contain only digits. Otherwise the page shall show "Code may only contain digits."
3. The age shall be a whole number. If it is not, for example "x1" or "7.5", the page shall show "Age must be a whole number."
4. Only people aged 16 to 99 (both included) may subscribe. Below 16 the page shall show "You are too young.", above 99 it shall show "Please check your age."
5. An empty nickname is reported as "Nickname is required.", an empty code as "Code is required." and an empty age as "Age is required.".
6. If "I agree" is not ticked, the page shall show "Please agree."
7. When all entries are valid and "Subscribe" is pressed, the page shall show the heading "Hello, <nickname>".
`
const sentences = sentencesIn(
  text,
  ['heading', 'Newsletter form'],
  ['sentence', 'Visitors subscribe on a single page.'],
  [
    'sentence',
    'It has the text fields "Nickname", "Code" and "Age", the checkbox "I agree" and the button "Subscribe".',
  ],
  ['item', 'The nickname shall be 4 to 16 characters long.'],
  ['item', 'Otherwise the page shall show "Nickname must be 4 to 16 characters long."'],
  ['item', 'The code shall contain only digits.'],
  ['item', 'Otherwise the page shall show "Code may only contain digits."'],
  ['item', 'The age shall be a whole number.'],
  ['item', 'If it is not, for example "x1" or "7.5", the page shall show "Age must be a whole number."'],
  ['item', 'Only people aged 16 to 99 (both included) may subscribe.'],
  [
    'item',
    'Below 16 the page shall show "You are too young.", above 99 it shall show "Please check your age."',
  ],
  [
    'item',
    'An empty nickname is reported as "Nickname is required.", an empty code as "Code is required." and an empty age as "Age is required.".',
  ],
  ['item', 'If "I agree" is not ticked, the page shall show "Please agree."'],
  [
    'item',
    'When all entries are valid and "Subscribe" is pressed, the page shall show the heading "Hello, <nickname>".',
  ],
)
const from = spansOf(sentences)
const scope = '1'

const limit = (id: string, broken: Condition, shown: string, ...at: number[]): Rule => ({
  id,
  kind: 'constraint',
  if: broken,
  then: [{ kind: 'refused' }, message(shown)],
  scope,
  from: from(...at),
})
const control = (id: string, name: string, role: Control['role'], of?: string): Control => ({
  id,
  name,
  role,
  quoted: true,
  ...(of ? { subject: of } : {}),
  scope,
  from: from(2),
})
const entered = (id: string, name: string, kind: 'text' | 'number') => ({
  id,
  name,
  kind,
  aliases: [],
  scope,
  from: from(2),
})

const model: RequirementModel = {
  subjects: [
    entered('nickname', 'Nickname', 'text'),
    entered('code', 'Code', 'text'),
    { ...entered('age', 'Age', 'number'), step: '1' },
    { id: 'agree', name: 'I agree', aliases: [], kind: 'boolean', scope, from: from(2) },
  ],
  controls: [
    control('nickname-field', 'Nickname', 'textbox', 'nickname'),
    control('code-field', 'Code', 'textbox', 'code'),
    control('age-field', 'Age', 'textbox', 'age'),
    control('agree-box', 'I agree', 'checkbox', 'agree'),
    control('subscribe', 'Subscribe', 'button'),
  ],
  rules: [
    limit(
      'nickname-length',
      not(among(lengthOf('nickname'), '4', '16')),
      'Nickname must be 4 to 16 characters long.',
      3,
      4,
    ),
    limit(
      'code-digits',
      not({ kind: 'characters', subject: 'code', which: 'only', sets: ['digits'] }),
      'Code may only contain digits.',
      5,
      6,
    ),
    limit(
      'age-whole',
      not({ kind: 'form', subject: 'age', form: 'whole' }),
      'Age must be a whole number.',
      7,
      8,
    ),
    limit('age-young', compare(subject('age'), '<', amount('16')), 'You are too young.', 9, 10),
    limit('age-old', compare(subject('age'), '>', amount('99')), 'Please check your age.', 9, 10),
    limit('nickname-required', { kind: 'empty', subject: 'nickname' }, 'Nickname is required.', 11),
    limit('code-required', { kind: 'empty', subject: 'code' }, 'Code is required.', 11),
    limit('age-required', { kind: 'empty', subject: 'age' }, 'Age is required.', 11),
    limit(
      'agreed',
      compare(subject('agree'), '=', { kind: 'value', value: { type: 'boolean', value: false } }),
      'Please agree.',
      12,
    ),
    {
      id: 'hello',
      kind: 'reaction',
      when: { action: 'press', target: 'subscribe' },
      if: { kind: 'valid' },
      then: [{ kind: 'shows', text: ['Hello, ', subject('nickname')], as: 'heading' }],
      scope,
      from: from(13),
    },
  ],
  flows: [],
  measures: [],
  accounts: sentences.map(({ number, is }) => ({
    sentence: number,
    is: is === 'heading' || number === 1 ? ('context' as const) : ('read' as const),
  })),
}

export const newsletterForm: ModelFixture = {
  name: 'newsletter-form',
  sentences,
  model,
  expected: [
    { data: { Nickname: { length: 3 } }, expects: 'Nickname must be 4 to 16 characters long\\.' },
    { data: { Nickname: { length: 4 } }, expects: 'Hello, ' },
    { data: { Nickname: { length: 16 } }, expects: 'Hello, ' },
    { data: { Nickname: { length: 17 } }, expects: 'Nickname must be 4 to 16 characters long\\.' },
    { data: { Nickname: { empty: true } }, expects: 'Nickname is required\\.' },
    { data: { Code: { matches: '^\\d+$' } }, expects: 'Hello, ' },
    { data: { Code: { matches: '[A-Za-z]' } }, expects: 'Code may only contain digits\\.' },
    { data: { Code: { empty: true } }, expects: 'Code is required\\.' },
    { data: { Age: { matches: '[a-z]' } }, expects: 'Age must be a whole number\\.' },
    { data: { Age: { matches: '^\\d+\\.\\d+$' } }, expects: 'Age must be a whole number\\.' },
    { data: { Age: { empty: true } }, expects: 'Age is required\\.' },
    { data: { Age: { is: '15' } }, expects: 'You are too young\\.' },
    { data: { Age: { is: '16' } }, expects: 'Hello, ' },
    { data: { Age: { is: '99' } }, expects: 'Hello, ' },
    { data: { Age: { is: '100' } }, expects: 'Please check your age\\.' },
    { says: ['I agree.*not ticked|uncheck "I agree"'], expects: 'Please agree\\.' },
  ],
  never: [
    { data: { Nickname: { length: 4 } }, expects: 'message "Nickname must be' },
    { data: { Nickname: { empty: true } }, expects: 'message "Nickname must be .* is shown' },
    { data: { Code: { matches: '^\\d+$' } }, expects: 'message "Code may only' },
    { data: { Age: { is: '16' } }, expects: 'message "You are too young' },
  ],
}
