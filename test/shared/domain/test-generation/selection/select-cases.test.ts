import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draft, ItemBase } from '../../../../../shared/domain/test-cases/draft.ts'
import {
  selectByRisk,
  weightOf,
} from '../../../../../shared/domain/test-generation/selection/select-cases.ts'
import {
  withoutSubsumed,
  type Proved,
} from '../../../../../shared/domain/test-generation/selection/subsumed.ts'

const priorities = ['critical', 'high', 'medium', 'low'] as const

function item(id: string, more: Partial<ItemBase> = {}): ItemBase {
  return {
    id,
    technique: 'Boundary Value Analysis',
    requirementId: `REQ-${id}`,
    description: id,
    priority: 'medium',
    valid: true,
    ...more,
  }
}

/** The greedy set cover as its definition says it: weigh every candidate in every round. */
function greedy(covers: Set<string>[], items: ItemBase[], max: number): number[] {
  const weights = new Map(items.map((one) => [one.id, weightOf(one)]))
  const covered = new Set<string>()
  const left = covers.map((_, index) => index)
  const chosen: number[] = []
  while (chosen.length < max && left.length > 0) {
    const gains = left.map((index) =>
      [...(covers[index] ?? [])].reduce((sum, id) => sum + (covered.has(id) ? 0 : (weights.get(id) ?? 0)), 0),
    )
    const [best = 0] = left.splice(gains.indexOf(Math.max(...gains)), 1)
    for (const id of covers[best] ?? []) covered.add(id)
    chosen.push(best)
  }
  return chosen.sort((a, b) => a - b)
}

describe('the risk-weighted choice under a cap', () => {
  const model = fc.record({
    ranks: fc.array(fc.constantFrom(...priorities), { minLength: 1, maxLength: 12 }),
    covers: fc.array(fc.uniqueArray(fc.nat(11), { maxLength: 6 }), { maxLength: 30 }),
    max: fc.integer({ min: 1, max: 20 }),
  })

  test('is the greedy set cover of its definition, ties to the earlier case', () => {
    fc.assert(
      fc.property(model, ({ ranks, covers, max }) => {
        const items = ranks.map((priority, index) => item(String(index), { priority }))
        const sets = covers.map((ids) => new Set(ids.map(String)))
        const expected = sets.length <= max ? sets.map((_, index) => index) : greedy(sets, items, max)
        expect(selectByRisk(sets, items, max)).toEqual(expected)
      }),
    )
  })

  test('weighs 20,000 cases with work that grows with the cases, not with their square', () => {
    let work = 0
    const counted = (count: number) => {
      work = 0
      const items = Array.from({ length: count }, (_, index) => item(String(index)))
      const covers = items.map(({ id }) => {
        const ids = new Set([id])
        return Object.assign(ids, {
          [Symbol.iterator]: function* () {
            work += 1
            yield id
          },
        })
      })
      expect(selectByRisk(covers, items, 200)).toHaveLength(200)
      return work
    }
    expect(counted(20_000)).toBeLessThan(5 * counted(5_000))
  })
})

function proved(name: string, ids: string[], more: Partial<Draft> = {}, valid = true): Proved {
  return {
    draft: {
      title: name,
      steps: [{ action: `Do ${name}`, expectedResult: 'Done' }],
      claims: ids.map((id) => item(id, { valid })),
      outcome: { expected: 'Done', oracle: 'stated', checkable: false },
      preconditions: [],
      types: ['functional'],
      tags: [],
      testCondition: name,
      manual: [],
      ...more,
    },
    covers: new Set(ids),
  }
}
const names = (cases: Proved[]) => cases.map(({ draft }) => draft.title)

describe('cases that another one makes superfluous', () => {
  test('a case whose items another exercises with the same expectation is left out, and its claims move there', () => {
    const [kept, ...rest] = withoutSubsumed([proved('small', ['a']), proved('large', ['b', 'a'])])
    expect(rest).toEqual([])
    expect(kept?.draft.title).toBe('large')
    expect(kept?.draft.claims.map(({ id }) => id)).toEqual(['b', 'a'])
  })
  test('of two that exercise the same the first stays', () => {
    expect(
      names(withoutSubsumed([proved('one', ['a']), proved('two', ['a']), proved('three', ['a'])])),
    ).toEqual(['one'])
  })
  test('another expectation, another start or a refused input distinguishes a case', () => {
    const large = proved('large', ['a', 'b'])
    const outcome = { expected: 'Other', oracle: 'stated', checkable: false } as const
    expect(withoutSubsumed([proved('x', ['a'], { outcome }), large])).toHaveLength(2)
    expect(withoutSubsumed([proved('x', ['a'], { preconditions: ['A member'] }), large])).toHaveLength(2)
    expect(withoutSubsumed([proved('x', ['a'], {}, false), large])).toHaveLength(2)
  })
  test('no item that was exercised is lost, and no two cases that stay make each other superfluous', () => {
    const sets = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }), {
      maxLength: 14,
    })
    fc.assert(
      fc.property(sets, (lists) => {
        const cases = lists.map((ids, index) => proved(String(index), ids))
        const kept = withoutSubsumed(cases)
        expect(new Set(kept.flatMap(({ covers }) => [...covers]))).toEqual(new Set(lists.flat()))
        for (const one of kept)
          for (const other of kept)
            expect(one !== other && [...one.covers].every((id) => other.covers.has(id))).toBe(false)
      }),
    )
  })
})
