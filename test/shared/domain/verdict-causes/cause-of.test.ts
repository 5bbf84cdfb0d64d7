import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errors } from '../../../../shared/domain/prose-steps/guide/errors.ts'
import { causeOf, countCauses } from '../../../../shared/domain/verdict-causes/cause-of.ts'
import { causesOfCodes } from '../../../../shared/domain/verdict-causes/causes-of-codes.ts'

const root = new URL('../../../../', import.meta.url)

/** The codes with which the sources of a folder can end a step or a case. */
function codesIn(folder: string): string[] {
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts'))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'))
  return [...texts.join('\n').matchAll(/['"`]((?:steps|cases)\.[a-z_]+)(?=['"`:])/g)].map(
    ([, code = '']) => code,
  )
}

test('every code that a step or a case can end with has a cause, and no other has', () => {
  const thrown = [...codesIn('workers/features/hosted-runs'), ...codesIn('shared/domain/prose-steps')]
  const known = new Set([...thrown, ...errors.map(({ code }) => code), 'targets.refused'])
  expect(known.size).toBeGreaterThan(25)
  expect(Object.keys(causesOfCodes).toSorted()).toEqual([...known].toSorted())
})

test('a false check is behaviour, whatever else its message says', () => {
  expect(causeOf({ status: 'failed', error: 'steps.check_failed: Expected: “A”. Actual: “B”.' })).toBe(
    'behaviour',
  )
  expect(causeOf({ status: 'failed' })).toBe('behaviour')
})

test.each([
  ['steps.not_found: There is no button "Save" on the page.', 'control'],
  ['steps.ambiguous: 2 elements match “Save”.', 'control'],
  ['steps.not_actionable: The button "Save" is disabled.', 'control'],
  ['steps.not_understood: This is not understood: “Frobnicate”.', 'step'],
  ['cases.unverifiable: Nothing in this case could be checked, so it cannot pass.', 'step'],
  ['steps.not_given: The step tells that this is so already: the dialog is open.', 'behaviour'],
  ['steps.timeout: The step ran out of time.', 'other'],
  ['cases.browser_lost: The browser was lost twice while this case ran, so it has no verdict.', 'other'],
  ['steps.constructor: no code of ours', 'other'],
  ['Something without a code', 'other'],
] as const)('of an error the code decides: %s', (error, cause) => {
  expect(causeOf({ status: 'error', error })).toBe(cause)
})

test('what passed has no cause, and what was skipped has none that is known', () => {
  expect(causeOf({ status: 'passed' })).toBeUndefined()
  expect(
    causeOf({ status: 'skipped', error: 'steps.not_understood: Skipped, and not readable either.' }),
  ).toBe('other')
})

test('the counts add up to all that did not pass, those that were never reached among them', () => {
  const ended = [
    { status: 'passed' },
    { status: 'failed' },
    { status: 'error', error: 'steps.not_found: There is no link.' },
    { status: 'error', error: 'steps.not_found: There is no link.' },
    { status: 'skipped' },
  ] as const
  expect(countCauses(ended, 4)).toEqual({ behaviour: 1, control: 2, step: 0, other: 1 })
  expect(countCauses(ended, 7)).toEqual({ behaviour: 1, control: 2, step: 0, other: 4 })
})
