import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'
import { acceptProposal } from '../../../../../shared/domain/prose-steps/proposals/accept.ts'
import { questionOf } from '../../../../../shared/domain/prose-steps/proposals/question.ts'
import { ProposalSchema } from '../../../../../shared/domain/prose-steps/proposals/schema.ts'
import type { StepProse } from '../../../../../shared/domain/prose-steps/types.ts'

type Entry = Record<string, unknown>

/** What becomes of a proposal for a step: the whole compiled step, or why it is refused. */
function read(step: Partial<StepProse>, proposal: { actions?: Entry[]; checks?: Entry[] }) {
  const prose = { action: '', expectedResult: '', ...step }
  const compiled = compileStep(prose, { baseUrl: 'https://shop.test/' })
  const question = questionOf(prose, compiled)
  if (!question) throw new Error('There is nothing to ask')
  const accepted = acceptProposal(question, compiled, ProposalSchema().parse(proposal))
  return accepted.ok
    ? { actions: accepted.compiled.actions, checks: accepted.compiled.checks }
    : accepted.reason
}

const pop = 'Pop the hat onto the basket'
const drag = { clauses: [1], action: 'drag', target: { name: 'hat' }, to: { name: 'basket' } }
const click = (name: string, more: Entry = {}) => ({
  clauses: [1],
  action: 'click',
  target: { name },
  ...more,
})
const doing = (action: string, ...actions: Entry[]) => read({ action }, { actions })
const expecting = (expectedResult: string, ...checks: Entry[]) =>
  read({ action: 'Click "Go"', expectedResult }, { checks })
const counts = (expected: string, comparison?: string): Entry => ({
  clauses: [1],
  kind: 'assert_count',
  target: { role: 'row' },
  expected,
  comparison,
})
const fill = (clause: number, name: string, value: string): Entry => ({
  clauses: [clause],
  action: 'fill',
  target: { name },
  value,
})
const valued = (expected: string, comparison?: string): Entry => ({
  clauses: [1],
  kind: 'assert_value',
  target: { name: 'Name' },
  expected,
  comparison,
})
const save = (more: Entry = {}): Entry => ({
  clauses: [1],
  target: { role: 'button', name: 'Save' },
  ...more,
})
const sees = (expected: string, more: Entry = {}) => ({
  clauses: [1],
  kind: 'assert_text',
  expected,
  ...more,
})

describe('what is done', () => {
  test('is read when every word is borne out', () => {
    expect(doing(pop, drag)).toEqual({
      actions: [{ action: 'drag', target: { name: 'hat' }, to: { name: 'basket' } }],
      checks: [],
    })
    expect(
      doing('Give the Save button a click', click('Save', { target: { role: 'button', name: 'Save' } })),
    ).toEqual({
      actions: [{ action: 'click', target: { role: 'button', name: 'Save' } }],
      checks: [],
    })
    expect(
      doing(
        'Whack "Save"; plonk "Ann" into "Name"',
        { clauses: [1], action: 'click', target: { name: 'Save' } },
        fill(2, 'Name', 'Ann'),
      ),
    ).toMatchObject({ actions: [{ action: 'click' }, { action: 'fill', value: 'Ann' }] })
    const articles = { ...drag, target: { name: 'the hat' }, to: { name: 'The basket' } }
    expect(doing(pop, articles)).toMatchObject({
      actions: [{ target: { name: 'hat' }, to: { name: 'basket' } }],
    })
    expect(doing('Whack the button', click('', { target: { role: 'button' } }))).toMatchObject({
      actions: [{ target: { role: 'button' } }],
    })
    expect(doing('Smash the Enter key', { clauses: [1], action: 'press', key: 'Enter' })).toMatchObject({
      actions: [{ action: 'press', key: 'Enter' }],
    })
  })

  test('keeps what the grammar has read, in its place', () => {
    const compiled = doing('Click "One". Pop the hat onto the basket. Click "Two"', drag)
    expect(compiled).toMatchObject({
      actions: [{ target: { name: 'One' } }, { action: 'drag' }, { target: { name: 'Two' } }],
    })
  })

  test('leaves a role that the step does not say to the resolver', () => {
    expect(doing('Whack Save', click('Save', { target: { role: 'link', name: 'Save' } }))).toMatchObject({
      actions: [{ action: 'click', target: { name: 'Save' } }],
    })
    expect(
      doing('Whack the Save button', click('Save', { target: { role: 'link', name: 'Save' } })),
    ).toContain('button')
  })

  test.each<[what: string, step: string, actions: Entry[]]>([
    ['another element than the step names', pop, [click('Delete everything')]],
    ['one more element than the step names', pop, [drag, click('Delete everything')]],
    ['an element whose name only shares a word with the step', pop, [click('Delete the hat')]],
    ['a part of a quoted name', 'Whack "Save draft"', [click('Save')]],
    ['a part of what is named', 'Whack the hat in the basket', [click('hat')]],
    ['only general words as a name', 'Whack the page', [click('the page')]],
    ['an element by a role that the step does not say', pop, [click('', { target: { role: 'button' } })]],
    ['nothing at all', pop, []],
    ['half of the sentence', 'Pop the hat onto the basket and unplug the lamp', [drag]],
    ['a sentence twice', 'Whack Save', [click('Save'), click('Save')]],
    ['a part that is not there', pop, [{ ...drag, clauses: [2] }]],
    ['no part', pop, [{ ...drag, clauses: [] }]],
    ['a value that the step does not hold', 'Plonk the name into "Name"', [fill(1, 'Name', 'Bob')]],
    [
      'words of the sentence as a value',
      'Give the Save button a poke',
      [{ clauses: [1], action: 'fill', target: { name: 'Save', role: 'button' }, value: 'a poke' }],
    ],
    [
      'values in each other’s fields',
      'Plonk "Ann" into "Name"; plonk "Bo" into "City"',
      [fill(1, 'Name', 'Bo'), fill(2, 'City', 'Ann')],
    ],
    ['the wrong way', pop, [{ ...drag, target: { name: 'basket' }, to: { name: 'hat' } }]],
    ['an exchange as a move', 'Swap the hat with the basket', [drag]],
    ['a prohibition', 'Never whack "Delete"', [click('Delete')]],
    [
      'a verb of restraint',
      'Avoid the Delete button',
      [click('Delete', { target: { name: 'Delete', role: 'button' } })],
    ],
    ['a condition', 'If the basket is full, whack "Save"', [click('Save', { clauses: [1, 2] })]],
    ['a choice', 'Whack "Save" or "Send"', [click('Save')]],
    ['another order', 'Whack "A"; smash "B"', [click('B', { clauses: [2] }), click('A')]],
    ['another one than the one that is counted', 'Whack the first Save', [click('Save')]],
    ['a position that nobody counts', 'Whack Save', [click('Save', { target: { name: 'Save', nth: 2 } })]],
    [
      'a key that nobody names',
      'Whack Save',
      [{ clauses: [1], action: 'press', key: 'Delete', target: { name: 'Save' } }],
    ],
    ['a reload that nobody asks for', 'Whack Save', [{ clauses: [1], action: 'reload' }]],
    [
      'a box cleared for a box ticked',
      'Twiddle the News box',
      [{ clauses: [1], action: 'uncheck', target: { name: 'News' } }],
    ],
    ['a removal as an entry', 'Remove "Ann" from "Name"', [fill(1, 'Name', 'Ann')]],
  ])('is refused as %s', (_what, step, actions) => {
    expect(doing(step, ...actions)).toBeTypeOf('string')
  })

  test('takes a value from the test data that the step names, and no other', () => {
    const step = { action: 'Plonk the nickname into the form field', testData: 'nickname=Annie; city=Oslo' }
    const fill = (value: string) => ({
      clauses: [1],
      action: 'fill',
      target: { role: 'textbox', name: 'form' },
      value,
    })
    expect(
      read(
        { ...step, action: 'Plonk the nickname into "Alias"' },
        { actions: [{ ...fill('Annie'), target: { name: 'Alias' } }] },
      ),
    ).toMatchObject({ actions: [{ value: 'Annie' }] })
    expect(
      read(
        { ...step, action: 'Plonk the nickname into "Alias"' },
        { actions: [{ ...fill('Oslo'), target: { name: 'Alias' } }] },
      ),
    ).toBeTypeOf('string')
  })

  test('may hold a secret by its name only', () => {
    const fill = { clauses: [1], action: 'fill', target: { name: 'Password' }, value: '%PASSWORD%' }
    expect(doing('Plonk %PASSWORD% into "Password"', fill)).toMatchObject({
      actions: [{ value: '%PASSWORD%' }],
    })
    expect(doing('Plonk %PASSWORD% into "Password"', { ...fill, value: '%OTHER%' })).toBeTypeOf('string')
  })
})

describe('what is expected', () => {
  test('is read when every word is borne out', () => {
    expect(expecting('A toast flashes to announce "Saved"', sees('Saved'))).toMatchObject({
      actions: [{ action: 'click' }],
      checks: [{ kind: 'assert_text', expected: 'Saved', exact: true }],
    })
    expect(expecting('"Error" is nowhere to be seen', sees('Error', { negated: true }))).toMatchObject({
      checks: [{ expected: 'Error', negated: true }],
    })
    expect(
      expecting('The Save button sits there greyed out', save({ kind: 'assert_enabled', negated: true })),
    ).toMatchObject({ checks: [{ kind: 'assert_enabled', negated: true }] })
    expect(expecting('There ought to be at least 3 rows to see', counts('3', 'at_least'))).toMatchObject({
      checks: [{ expected: '3', comparison: 'at_least' }],
    })
    expect(
      expecting(
        'One finds "Hat" lying in the basket',
        sees('Hat', { target: { role: 'list', name: 'basket' } }),
      ),
    ).toBeTypeOf('string')
    expect(
      expecting(
        'You find "Hat" sitting in the basket',
        sees('Hat', { target: { role: 'list', name: 'basket' } }),
      ),
    ).toMatchObject({
      checks: [{ expected: 'Hat', target: { role: 'region', name: 'basket' } }],
    })
  })

  test.each<[what: string, expected: string, checks: Entry[]]>([
    ['nothing at all', 'You get to see "Saved"', []],
    ['another text', 'You get to see "Saved"', [sees('Welcome')]],
    ['a part of the text', 'You get to see "Saved twice"', [sees('Saved')]],
    ['the text in another case', 'You get to see "Saved"', [sees('saved')]],
    ['words that are not quoted', 'An error ought to turn up', [sees('error')]],
    ['a number for words', 'You get to see "Saved"', [counts('1')]],
    ['one text of two', '"Saved" greets you and "Done" greets you', [sees('Saved')]],
    [
      'the same text twice for two',
      '"Saved" greets you and "Done" greets you',
      [sees('Saved'), sees('Saved', { clauses: [2] })],
    ],
    ['the opposite', '"Error" is nowhere to be seen', [sees('Error')]],
    ['the opposite of what is shown', 'You get to see "Error"', [sees('Error', { negated: true })]],
    [
      'a denial that covers both of two',
      '"A" pops up and "B" is nowhere to be seen',
      [sees('A', { negated: true }), sees('B', { clauses: [2], negated: true })],
    ],
    ['a colour left out', 'A red "Saved" pops up', [sees('Saved')]],
    ['a condition left out', 'You get to see "Saved" unless "Name" is empty', [sees('Saved')]],
    ['a place left out', 'You can make out "Hat" in the "Basket" list', [sees('Hat')]],
    ['a place beside it', 'You get to see "Saved" next to "Name"', [sees('Saved')]],
    [
      'a place that is not named',
      'You get to see "Hat"',
      [sees('Hat', { target: { role: 'region', name: 'Basket' } })],
    ],
    [
      'an absence from another kind of place',
      '"Hat" is nowhere to be seen in "Basket"',
      [sees('Hat', { negated: true, target: { role: 'dialog', name: 'Basket' } })],
    ],
    ['another number', 'There ought to be at least 3 rows to see', [counts('1', 'at_least')]],
    ['a weaker comparison', 'There ought to be 3 rows to see', [counts('3', 'at_least')]],
    ['the other comparison', 'There ought to be at most 3 rows to see', [counts('3', 'at_least')]],
    ['another state', 'The Save button sits there greyed out', [save({ kind: 'assert_enabled' })]],
    ['presence for a state', 'The Save button sits there greyed out', [save({ kind: 'assert_visible' })]],
    [
      'an element of no stated kind',
      'The hat sits in the basket',
      [
        {
          clauses: [1],
          kind: 'assert_visible',
          target: { role: 'listitem', name: 'hat', within: { name: 'basket' } },
        },
      ],
    ],
    ['an empty text', 'You get to see "Saved"', [sees('')]],
    ['a part of a value for the whole', 'The "Name" field ends up as "Ann"', [valued('Ann', 'contains')]],
    ['a value read as contained', 'The "Name" field sort of holds "Ann"', [valued('Ann', 'contains')]],
    ['two denials as one', '"Error" is never not hidden', [sees('Error', { negated: true })]],
    [
      'a subject without its state',
      'The "Name" field and the "City" field ought to be both empty',
      [valued('')],
    ],
  ])('is refused as %s', (_what, expected, checks) => {
    expect(expecting(expected, ...checks)).toBeTypeOf('string')
  })

  test('is never read as something to be done, nor the other way round', () => {
    expect(
      read({ action: 'Click "Go"', expectedResult: 'You get to see "Saved"' }, { actions: [click('Saved')] }),
    ).toBeTypeOf('string')
    expect(read({ action: pop }, { checks: [sees('hat')] })).toBeTypeOf('string')
    const both = { action: pop, expectedResult: 'You get to see "Saved"' }
    expect(read(both, { actions: [{ ...drag, clauses: [1, 2] }] })).toBeTypeOf('string')
    expect(read(both, { actions: [drag] })).toContain('leaves out')
    expect(read(both, { actions: [drag], checks: [sees('Saved', { clauses: [2] })] })).toMatchObject({
      checks: [{ expected: 'Saved' }],
    })
  })
})

test.each([
  ['a quote that is left open', 'Whack "Save', ''],
  ['nothing to do', '', ''],
  ['a change without an action', '', 'The total has changed'],
])('a step with %s is no question for a model', (_what, action, expectedResult) => {
  const step = { action, expectedResult }
  const compiled = compileStep(step)
  expect(compiled.problems).not.toEqual([])
  expect(questionOf(step, compiled)).toBeUndefined()
})

test('a step that the grammar reads is no question for a model', () => {
  const step = { action: 'Click "Save"', expectedResult: '"Saved" is visible' }
  expect(questionOf(step, compileStep(step))).toBeUndefined()
})
