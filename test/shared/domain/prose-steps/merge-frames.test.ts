import { describe, expect, test } from 'vitest'
import type { Resolution, Verdict } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import {
  type Answer,
  mergeCounts,
  mergePresence,
  mergeResolutions,
  mergeValues,
} from '../../../../shared/domain/prose-steps/merge-frames.ts'

const found = (rank: number, name = 'Save'): Resolution => ({
  status: 'found',
  id: rank,
  role: 'button',
  name,
  kind: 'other',
  matched: name,
  rank,
})
const missing: Resolution = { status: 'missing', candidates: [{ role: 'button', name: 'Send' }] }
const page = <T>(value: T): Answer<T> => ({ value })
const frame = <T>(name: string, value: T): Answer<T> => ({ frame: name, value })
const verdict = (passed: boolean, actual = 'x'): Verdict => ({ passed, actual })
const absent: Verdict = {
  passed: false,
  actual: '',
  problem: { target: {}, resolution: { status: 'missing', candidates: [] } },
}

describe('a target over several documents', () => {
  test('is the one of the better class, wherever it stands', () => {
    expect(mergeResolutions([page(found(3)), frame('Pay', found(0))])).toEqual({ at: 1 })
    expect(mergeResolutions([page(missing), frame('Pay', found(21))])).toEqual({ at: 1 })
  })

  test('is ambiguous when two documents hold one of the same class, and says in which frame', () => {
    const merged = mergeResolutions([page(found(0)), frame('Pay', found(0))])
    expect(merged).toEqual({
      missed: {
        status: 'ambiguous',
        count: 2,
        candidates: [
          { role: 'button', name: 'Save' },
          { role: 'button', name: 'Save', frame: 'Pay' },
        ],
      },
    })
  })

  test('is ambiguous when the best class is so within one document', () => {
    const several: Resolution = {
      status: 'ambiguous',
      rank: 0,
      count: 3,
      candidates: [{ role: 'button', name: 'Save' }],
    }
    expect(mergeResolutions([page(found(1)), frame('Pay', several)])).toMatchObject({
      missed: { status: 'ambiguous', count: 3, candidates: [{ frame: 'Pay' }] },
    })
    expect(mergeResolutions([page(found(0)), frame('Pay', { ...several, rank: 1 })])).toEqual({ at: 0 })
  })

  test('tells where on the page a candidate is, unless a frame around it keeps that to itself', () => {
    const box = { x: 1, y: 2, width: 3, height: 4 }
    const several: Resolution = {
      status: 'ambiguous',
      rank: 0,
      candidates: [{ role: 'button', name: 'Save', box }],
    }
    const onPage = mergeResolutions([page(several)])
    expect(onPage).toMatchObject({ missed: { candidates: [{ name: 'Save', box }] } })
    const inFrame = mergeResolutions([frame('Pay', several)])
    expect('missed' in inFrame && inFrame.missed.candidates).toEqual([
      { role: 'button', name: 'Save', frame: 'Pay' },
    ])
  })

  test('that is nowhere names what is like it in all of them', () => {
    expect(mergeResolutions([page(missing), frame('Pay', missing)])).toMatchObject({
      missed: { status: 'missing', candidates: [{ name: 'Send' }, { name: 'Send', frame: 'Pay' }] },
    })
  })
})

describe('an absence over several documents', () => {
  const all = { negated: true, unread: [], blank: false }

  test('holds only when no document has it', () => {
    expect(mergePresence([page(verdict(false)), frame('Pay', verdict(false))], all).passed).toBe(true)
    expect(mergePresence([page(verdict(false)), frame('Pay', verdict(true, 'Error'))], all)).toMatchObject({
      passed: false,
      actual: 'Error',
    })
  })

  test('is undecided when a frame could not be read, and false when the rest already shows it', () => {
    const unread = ['The frame “Ad” cannot be read: it does not answer.']
    expect(mergePresence([page(verdict(false))], { ...all, unread })).toMatchObject({
      passed: false,
      reason: unread[0],
    })
    const shown = mergePresence([page(verdict(true))], { ...all, unread })
    expect([shown.passed, shown.reason]).toEqual([false, undefined])
  })

  test('is not proved by a blank page', () => {
    expect(mergePresence([page(verdict(false))], { ...all, blank: true }).passed).toBe(false)
  })

  test('is undecided when one document cannot tell', () => {
    expect(mergePresence([page(verdict(false)), page(absent)], all).passed).toBe(false)
  })
})

describe('a number over several documents', () => {
  const wanted = { expected: 3, comparison: undefined, negated: false }
  const seen = { unread: [], blank: false }

  test('is the sum', () => {
    expect(mergeCounts([1, 2], wanted, seen).passed).toBe(true)
    expect(mergeCounts([3, 1], wanted, seen)).toMatchObject({ passed: false, actual: '4' })
    expect(mergeCounts([3, 1], { ...wanted, negated: true }, seen).passed).toBe(true)
  })

  test('with a frame that could not be read is decided only where more of them changes nothing', () => {
    const unread = ['One cannot be read.']
    expect(mergeCounts([3], wanted, { unread, blank: false }).reason).toBe(unread[0])
    expect(mergeCounts([2], { ...wanted, comparison: 'at_least' }, { unread, blank: false }).reason).toBe(
      unread[0],
    )
    expect(mergeCounts([3], { ...wanted, comparison: 'at_least' }, { unread, blank: false })).toEqual({
      passed: true,
      actual: '3',
    })
    const negated = mergeCounts(
      [0],
      { ...wanted, comparison: 'at_least', negated: true },
      { unread, blank: false },
    )
    expect(negated.passed).toBe(false)
  })
})

describe('a value over several documents', () => {
  test('is that of the only document which knows it', () => {
    expect(mergeValues([page(absent), frame('Pay', verdict(true))])).toEqual({ at: 1 })
    expect(mergeValues([page(absent), frame('Pay', absent)])).toEqual({ at: 0 })
  })

  test('may be told twice, but not differently', () => {
    expect(mergeValues([page(verdict(true, '5')), frame('Pay', verdict(true, '5'))])).toEqual({ at: 0 })
    expect(mergeValues([page(verdict(true, '5')), frame('Pay', verdict(false, '6'))])).toEqual({
      candidates: [
        { role: 'text', name: '5' },
        { role: 'text', name: '6', frame: 'Pay' },
      ],
    })
  })
})
