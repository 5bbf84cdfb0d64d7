import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'
import { acceptProposal } from '../../../../../shared/domain/prose-steps/proposals/accept.ts'
import { questionOf } from '../../../../../shared/domain/prose-steps/proposals/question.ts'
import {
  ProposalSchema,
  proposableChecks,
} from '../../../../../shared/domain/prose-steps/proposals/schema.ts'
import type { StepProse } from '../../../../../shared/domain/prose-steps/types.ts'

interface Known {
  step: StepProse
  /** The one reading that the words bear out. */
  right: { actions?: object[]; checks?: object[] }
}

const target = (name: string, role: string | null = null) => ({
  role,
  name,
  exact: null,
  nth: null,
  within: null,
})
const text = (clause: number, expected: string, negated: boolean | null = null) => ({
  clauses: [clause],
  kind: 'assert_text',
  target: null,
  expected,
  texts: null,
  negated,
  comparison: null,
  unit: null,
})
const click = (clause: number, name: string) => ({ clauses: [clause], action: 'click', target: target(name) })
const known: Known[] = [
  {
    step: { action: 'Pop the hat onto the basket', expectedResult: '' },
    right: { actions: [{ clauses: [1], action: 'drag', target: target('hat'), to: target('basket') }] },
  },
  {
    step: { action: 'Whack Save', expectedResult: 'You get to see "Saved"' },
    right: { actions: [click(1, 'Save')], checks: [text(2, 'Saved')] },
  },
  {
    step: { action: 'Whack "Save"', expectedResult: '"Error" is nowhere to be seen' },
    right: { actions: [click(1, 'Save')], checks: [text(2, 'Error', true)] },
  },
  {
    step: { action: 'Plonk "Ann" into "Name"; whack Save', expectedResult: '' },
    right: {
      actions: [{ clauses: [1], action: 'fill', target: target('Name'), value: 'Ann' }, click(2, 'Save')],
    },
  },
  {
    step: { action: 'Click "Save"', expectedResult: '"Saved" greets you and "Error" is nowhere to be seen' },
    right: { checks: [text(1, 'Saved'), text(2, 'Error', true)] },
  },
  {
    step: { action: 'Click "Save"', expectedResult: 'There ought to be at least 3 rows to see' },
    right: {
      checks: [
        {
          ...text(1, '3'),
          kind: 'assert_count',
          target: { ...target('', 'row'), name: null },
          comparison: 'at_least',
        },
      ],
    },
  },
  {
    step: { action: 'Click "Save"', expectedResult: 'The "Name" field gets to hold "Ann"' },
    right: {
      checks: [
        { ...text(1, 'Ann'), kind: 'assert_value', target: target('Name', 'textbox'), comparison: 'equals' },
      ],
    },
  },
  {
    step: { action: 'Click "Save"', expectedResult: 'The Save button sits there greyed out' },
    right: {
      checks: [
        { ...text(1, '', true), expected: null, kind: 'assert_enabled', target: target('Save', 'button') },
      ],
    },
  },
  {
    step: { action: 'Click "Save"', expectedResult: 'You find "Saved" standing in the basket' },
    right: { checks: [{ ...text(1, 'Saved'), target: target('basket', 'region') }] },
  },
  {
    step: { action: 'Click "Save"', expectedResult: 'A popup comes to ask "Error"' },
    right: { checks: [{ ...text(1, 'Error'), kind: 'assert_dialog' }] },
  },
]

// Words of steps and of pages, kinds, and whatever else a field may hold.
const leaves: unknown[] =
  'hat basket Save Saved Error Ann Name 3 row the button click hover fill uncheck reload equals contains at_most'
    .split(' ')
    .concat(proposableChecks, '', 'Delete everything')
leaves.push(true, false, null, 1, 2, 3, -1, ['Saved', 'Error'], [1], [2], [1, 2], [])
leaves.push(target('Delete everything'), target('hat'), target('Save', 'button'))
const leaf = fc.constantFrom(...leaves)
const change = fc.record({
  at: fc.nat(),
  leaf,
  how: fc.constantFrom('put', 'put', 'put', 'remove', 'repeat'),
})

/** Every place in a value that could be changed. */
function placesIn(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

function changed(
  right: Known['right'],
  changes: readonly { at: number; leaf: unknown; how: string }[],
): unknown {
  const copy: unknown = structuredClone({ actions: [], checks: [], ...right })
  for (const { at, leaf: value, how } of changes) {
    const places = placesIn(copy)
    const { holder, key } = places[at % places.length] ?? { holder: {}, key: '' }
    if (how === 'put') holder[key] = structuredClone(value)
    else if (!Array.isArray(holder)) delete holder[key]
    else if (how === 'remove') holder.splice(Number(key), 1)
    else holder.push(structuredClone(holder[Number(key)]))
  }
  return copy
}

const asked = new Map<StepProse, ReturnType<typeof ask>>()

function ask(step: StepProse) {
  const compiled = compileStep(step)
  const question = questionOf(step, compiled)
  if (!question) throw new Error(`There is nothing to ask about ${step.action}`)
  return { compiled, question }
}

/** What comes of a proposal; the same step is compiled once. */
function read(step: StepProse, given: unknown) {
  const { compiled, question } = asked.get(step) ?? ask(step)
  asked.set(step, { compiled, question })
  const proposal = ProposalSchema().safeParse(given)
  return proposal.success
    ? acceptProposal(question, compiled, proposal.data)
    : { ok: false as const, reason: 'form' }
}

test.each(known)(
  '“$step.action” with “$step.expectedResult” has one reading, whatever becomes of a proposal',
  ({ step, right }) => {
    const whole = read(step, right)
    expect(whole).toMatchObject({ ok: true, compiled: { problems: [] } })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const result = read(step, changed(right, changes))
        if (result.ok) expect(result).toEqual(whole)
      }),
      { numRuns: 1500 },
    )
  },
)

test('a proposal of strange words is refused or fits, and never throws', () => {
  const strange = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('Save', '3', 'row', 'hat'),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...known.map(({ step }) => step)),
      strange,
      strange,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (step, one, other, number) => {
        const given = {
          actions: [
            {
              clauses: [number],
              action: 'fill',
              target: { name: one, role: other, nth: number },
              value: other,
            },
            { clauses: [1], action: 'press', key: one },
          ],
          checks: [
            {
              clauses: [1, number],
              kind: 'assert_number',
              target: { name: other },
              expected: one,
              unit: other,
            },
          ],
        }
        expect(read(step, given).ok).toBe(false)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a long and hostile sentence is weighed in time', () => {
  for (const part of ['the hat and ', '"x" ', 'not ', 'basket, ', 'at least 3 ']) {
    const text = `Plop ${part.repeat(Math.ceil(4000 / part.length))}`
    const step = { action: text, expectedResult: text }
    const compiled = compileStep(step)
    const question = questionOf(step, compiled)
    const given = ProposalSchema().parse({
      actions: [{ clauses: [1], action: 'click', target: { name: 'the hat' } }],
    })
    if (question) expect(acceptProposal(question, compiled, given).ok, part).toBe(false)
  }
})
